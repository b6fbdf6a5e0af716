#include "data-gen/log_templates.hpp"

namespace fxpar::gen {

namespace {

// Logins and privileges.

constexpr Message sshd[] = {
    {420, "Accepted publickey for {user} from {ip} port {port} ssh2: {keytype} SHA256:{base64:43}"},
    {60, "Accepted password for {user} from {ip} port {port} ssh2"},
    {380, "Failed password for invalid user {guess} from {ip} port {port} ssh2"},
    {260, "Failed password for root from {ip} port {port} ssh2"},
    {360, "Invalid user {guess} from {ip} port {port}"},
    {340, "Connection closed by invalid user {guess} {ip} port {port} [preauth]"},
    {300, "Disconnected from authenticating user root {ip} port {port} [preauth]"},
    {240, "Received disconnect from {ip} port {port}:11: Bye Bye [preauth]"},
    {160, "Received disconnect from {ip} port {port}:11: disconnected by user"},
    {170, "Disconnected from user {user} {ip} port {port}"},
    {120, "pam_unix(sshd:auth): check pass; user unknown"},
    {110,
     "pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= "
     "rhost={ip}"},
    {200, "pam_unix(sshd:session): session opened for user {account} by (uid=0)"},
    {190, "pam_unix(sshd:session): session closed for user {user}"},
    {30, "error: kex_exchange_identification: Connection closed by remote host"},
    {24, "error: kex_exchange_identification: read: Connection reset by peer"},
    {20, "banner exchange: Connection from {ip} port {port}: invalid format"},
    {18,
     "Unable to negotiate with {ip} port {port}: no matching key exchange method found. Their "
     "offer: {kex} [preauth]"},
    {10,
     "error: maximum authentication attempts exceeded for {guess} from {ip} port {port} ssh2 "
     "[preauth]"},
    {5, "fatal: Timeout before authentication for {ip} port {port}"},
    {3, "Authentication refused: bad ownership or modes for directory {home}"},
    {1, "Server listening on 0.0.0.0 port 22."},
    {1, "Received signal 15; terminating."},
};

constexpr Message sudo[] = {
    {60, "{user} : TTY=pts/{int:0-9} ; PWD={home} ; USER=root ; COMMAND={command}"},
    {60, "pam_unix(sudo:session): session opened for user root(uid=0) by {account}"},
    {60, "pam_unix(sudo:session): session closed for user root"},
    {2,
     "{user} : user NOT in sudoers ; TTY=pts/{int:0-9} ; PWD={home} ; USER=root ; "
     "COMMAND={command}"},
    {2, "pam_unix(sudo:auth): conversation failed"},
};

constexpr Message logind[] = {
    {150, "New session {session} of user {user}."},
    {140, "Session {session} logged out. Waiting for processes to exit."},
    {140, "Removed session {session}."},
    {1, "Power key pressed short."},
    {2, "Watching system buttons on /dev/input/event{int:0-9} (Power Button)"},
};

constexpr Message fail2ban_filter[] = {
    {160, "INFO [sshd] Found {ip} - {plain_time}"},
    {3, "INFO [sshd] Ignore {ip} by ip"},
};

constexpr Message fail2ban_actions[] = {
    {40, "NOTICE [sshd] Ban {ip}"},
    {38, "NOTICE [sshd] Unban {ip}"},
    {4, "WARNING [sshd] {ip} already banned"},
    {3, "NOTICE [sshd] Restore Ban {ip}"},
};

// The kernel and what looks after devices.

constexpr Message kernel[] = {
    {300,
     "[UFW BLOCK] IN={nic} OUT= MAC={mac} SRC={ip} DST={ip} LEN={small:40-1500} TOS=0x00 "
     "PREC=0x00 TTL={int:30-255} ID={int:0-65535} PROTO=TCP SPT={port} DPT={int:1-65535} "
     "WINDOW={int:512-65535} RES=0x00 SYN URGP=0"},
    {90,
     "[UFW BLOCK] IN={nic} OUT= MAC={mac} SRC={ip} DST={ip} LEN={small:40-1500} TOS=0x00 "
     "PREC=0x00 TTL={int:30-255} ID={int:0-65535} PROTO=UDP SPT={port} DPT={int:1-65535} "
     "LEN={small:8-1480}"},
    {60, "docker0: port {int:1-40}(veth{hex:7}) entered blocking state"},
    {60, "docker0: port {int:1-40}(veth{hex:7}) entered disabled state"},
    {60, "docker0: port {int:1-40}(veth{hex:7}) entered forwarding state"},
    {50, "device veth{hex:7} entered promiscuous mode"},
    {50, "device veth{hex:7} left promiscuous mode"},
    {50, "IPv6: ADDRCONF(NETDEV_CHANGE): veth{hex:7}: link becomes ready"},
    {45, "eth0: renamed from veth{hex:7}"},
    {12, "{nic}: Link is Up - {of:1Gbps|10Gbps|25Gbps}/Full - flow control {of:rx/tx|off}"},
    {10, "{nic}: Link is Down"},
    {16,
     "TCP: request_sock_TCP: Possible SYN flooding on port {int:80-9999}. Sending cookies.  "
     "Check SNMP counters."},
    {14,
     "Out of memory: Killed process {pid} ({process}) total-vm:{small:100000-32000000}kB, "
     "anon-rss:{small:90000-16000000}kB, file-rss:{small:0-9000}kB, shmem-rss:0kB, UID:{uid} "
     "pgtables:{small:200-32000}kB oom_score_adj:{int:0-1000}"},
    {14,
     "oom_reaper: reaped process {pid} ({process}), now anon-rss:0kB, "
     "file-rss:{small:0-9000}kB, shmem-rss:0kB"},
    {14,
     "{process} invoked oom-killer: gfp_mask=0x{hex:6}(GFP_HIGHUSER_MOVABLE), "
     "order={int:0-3}, oom_score_adj={int:0-1000}"},
    {9,
     "{process}[{pid}]: segfault at {small:0-4000000} ip {address} sp {address} error "
     "{int:4-6} in {library}[{address}+{hex:6}]"},
    {5,
     "traps: {process}[{pid}] general protection fault ip:{address} sp:{address} error:0 in "
     "{library}[{address}+{hex:6}]"},
    {7, "INFO: task {process}:{pid} blocked for more than {of:120|241|362} seconds."},
    {8,
     "EXT4-fs ({partition}): mounted filesystem {uuid} r/w with ordered data mode. Quota mode: "
     "none."},
    {4,
     "EXT4-fs error (device {partition}): ext4_find_entry:{int:1400-1700}: inode "
     "#{int:2-9000000}: comm {process}: reading directory lblock {int:0-40}"},
    {5,
     "blk_update_request: I/O error, dev {disk}, sector {int:2048-3900000000} op 0x0:(READ) "
     "flags 0x{hex:5} phys_seg {int:1-32} prio class {int:0-3}"},
    {4, "Buffer I/O error on dev {partition}, logical block {int:0-480000000}, async page read"},
    {4, "ata{int:1-8}.00: exception Emask 0x0 SAct 0x{hex:8} SErr 0x0 action 0x6 frozen"},
    {3, "ata{int:1-8}.00: failed command: {of:READ|WRITE} FPDMA QUEUED"},
    {3, "ata{int:1-8}: SATA link up {of:3.0|6.0} Gbps (SStatus {int:113-133} SControl 300)"},
    {4, "nvme nvme{int:0-3}: I/O {int:0-1023} QID {int:1-32} timeout, aborting"},
    {9,
     "CPU{int:0-63}: Core temperature above threshold, cpu clock throttled (total events = "
     "{small:1-90000})"},
    {9, "CPU{int:0-63}: Core temperature/speed normal"},
    {3, "mce: [Hardware Error]: Machine check events logged"},
    {3,
     "EDAC MC{int:0-3}: {int:1-9} CE memory read error on CPU_SrcID#{int:0-1}_Ha#0_Chan#"
     "{int:0-3}_DIMM#{int:0-1} (channel:{int:0-3} slot:{int:0-1} page:0x{hex:6} offset:0x{hex:3} "
     "grain:32 syndrome:0x0)"},
    {8,
     "perf: interrupt took too long ({int:2500-9900} > {int:2500-9900}), lowering "
     "kernel.perf_event_max_sample_rate to {int:20000-79000}"},
    {5, "usb {usb}: new high-speed USB device number {int:2-120} using xhci_hcd"},
    {5,
     "usb {usb}: New USB device found, idVendor={hex:4}, idProduct={hex:4}, bcdDevice= "
     "{int:1-9}.00"},
    {4, "usb {usb}: USB disconnect, device number {int:2-120}"},
    {2, "nf_conntrack: nf_conntrack: table full, dropping packet"},
    {2,
     "clocksource: timekeeping watchdog on CPU{int:0-63}: Marking clocksource 'tsc' as unstable "
     "because the skew is too large:"},
    {1,
     "Linux version {kernel_release} (debian-kernel@lists.debian.org) (gcc-12 (Debian "
     "{of:12.2.0-14|12.2.0-13}) 12.2.0, GNU ld (GNU Binutils for Debian) 2.40) #1 SMP"},
    {6,
     "audit: type=1400 audit({epoch}.{int:100-999}:{int:10-99999}): apparmor=\"DENIED\" "
     "operation=\"open\" profile=\"{profile}\" name=\"{file}\" pid={pid} comm=\"{process}\" "
     "requested_mask=\"{of:r|w|rw}\" denied_mask=\"{of:r|w|rw}\" fsuid={uid} ouid=0"},
};

constexpr Message smartd[] = {
    {20,
     "Device: /dev/{disk} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from "
     "{int:55-75} to {int:55-75}"},
    {8,
     "Device: /dev/{disk} [SAT], SMART Prefailure Attribute: 1 Raw_Read_Error_Rate changed from "
     "{int:60-120} to {int:60-120}"},
    {4, "Device: /dev/{disk} [SAT], {int:1-64} Currently unreadable (pending) sectors"},
    {1, "Device: /dev/{disk} [SAT], FAILED SMART self-check. BACK UP DATA NOW!"},
};

// Time, names and addresses.

constexpr Message dhclient[] = {
    {80, "DHCPREQUEST for {ip} on {nic} to {ip} port 67"},
    {78, "DHCPACK of {ip} from {ip}"},
    {78, "bound to {ip} -- renewal in {int:800-43000} seconds."},
    {7, "DHCPDISCOVER on {nic} to 255.255.255.255 port 67 interval {int:3-21}"},
    {6, "DHCPOFFER of {ip} from {ip}"},
    {2, "No DHCPOFFERS received."},
    {2, "No working leases in persistent database - sleeping."},
};

constexpr Message network_manager[] = {
    {24, "<info>  [{epoch}.{int:1000-9999}] dhcp4 ({nic}): state changed new lease, address={ip}"},
    {12, "<info>  [{epoch}.{int:1000-9999}] device ({nic}): carrier: link connected"},
    {9,
     "<info>  [{epoch}.{int:1000-9999}] device (veth{hex:7}): released from master device "
     "docker0"},
    {9,
     "<info>  [{epoch}.{int:1000-9999}] manager: (veth{hex:7}): new Veth device "
     "(/org/freedesktop/NetworkManager/Devices/{int:3-900})"},
    {3, "<warn>  [{epoch}.{int:1000-9999}] dhcp4 ({nic}): request timed out"},
};

constexpr Message chronyd[] = {
    {26, "Selected source {ip} ({ntp_server})"},
    {9, "Source {ip} replaced with {ip} ({ntp_server})"},
    {6, "Can't synchronise: no selectable sources"},
    {4, "System clock wrong by {milli:1-90000} seconds"},
    {2, "Forward time jump detected!"},
};

constexpr Message resolved[] = {
    {34, "Using degraded feature set UDP instead of UDP+EDNS0 for DNS server {ip}."},
    {20,
     "Server returned error NXDOMAIN, mitigating potential DNS violation DVE-2018-0001, "
     "retrying transaction with reduced feature level UDP."},
    {2, "Clock change detected. Flushing caches."},
};

constexpr Message named[] = {
    {70, "client @0x{hex:12} {ip}#{port} ({domain}): query: {again:domain} IN A +E(0)K ({ip})"},
    {24, "client @0x{hex:12} {ip}#{port} ({domain}): query: {again:domain} IN AAAA +E(0)K ({ip})"},
    {20,
     "client @0x{hex:12} {ip}#{port} ({domain}): query (cache) '{again:domain}/A/IN' denied "
     "(allow-query-cache did not match)"},
    {9, "lame server resolving '{domain}' (in '{domain}'?): {ip}#53"},
    {3, "zone {domain}/IN: loaded serial {int:2026010101-2026123199}"},
    {3, "zone {domain}/IN: Transfer started."},
};

// Services and timers.

constexpr Message systemd[] = {
    {150, "Starting {described}..."},
    {150, "Started {described}."},
    {120, "Finished {described}."},
    {60, "Stopping {described}..."},
    {60, "Stopped {described}."},
    {140, "{unit}.service: Deactivated successfully."},
    {70, "{unit}.service: Consumed {milli:20-900000}s CPU time."},
    {14, "{unit}.service: Main process exited, code=exited, status={int:1-255}/FAILURE"},
    {6, "{unit}.service: Main process exited, code=killed, status=9/KILL"},
    {16, "{unit}.service: Failed with result 'exit-code'."},
    {5, "{unit}.service: Failed with result 'timeout'."},
    {4, "{unit}.service: Failed with result 'signal'."},
    {16, "{unit}.service: Scheduled restart job, restart counter is at {small:1-400}."},
    {12, "Failed to start {described}."},
    {4, "{unit}.service: Start request repeated too quickly."},
    {3, "{unit}.service: State 'stop-sigterm' timed out. Killing."},
    {3, "{unit}.service: Killing process {pid} ({process}) with signal SIGKILL."},
    {7, "{unit}.service: A process of this unit has been killed by the OOM killer."},
    {90, "session-{session}.scope: Consumed {milli:20-90000}s CPU time."},
    {90, "session-{session}.scope: Deactivated successfully."},
    {50, "Created slice user-{uid}.slice - User Slice of UID {again:uid}."},
    {50, "Removed slice user-{uid}.slice - User Slice of UID {again:uid}."},
    {44,
     "run-docker-runtime\\x2drunc-moby-{hex:64}-runc.{alnum:6}.mount: Deactivated "
     "successfully."},
    {8, "Reloading."},
    {2,
     "/lib/systemd/system/{unit}.service:{int:3-60}: Unit configured to use KillMode=none. This "
     "is unsafe, as it disables systemd's process lifecycle management for the service."},
};

constexpr Message cron[] = {
    {260, "({user}) CMD ({cron_command})"},
    {120, "pam_unix(cron:session): session opened for user {account} by (uid=0)"},
    {120, "pam_unix(cron:session): session closed for user {user}"},
    {6, "(CRON) info (No MTA installed, discarding output)"},
    {4, "({user}) RELOAD (crontabs/{again:user})"},
    {2, "(CRON) error (grandchild #{pid} failed with exit status {int:1-255})"},
};

constexpr Message anacron[] = {
    {6, "Job `cron.{of:daily|weekly|monthly}' started"},
    {6, "Job `cron.{of:daily|weekly|monthly}' terminated (mailing output)"},
    {4, "Normal exit ({int:0-3} jobs run)"},
};

constexpr Message rsyslogd[] = {
    {8,
     "[origin software=\"rsyslogd\" swVersion=\"8.{int:2102-2404}.0\" x-pid=\"{pid}\" "
     "x-info=\"https://www.rsyslog.com\"] rsyslogd was HUPed"},
    {4,
     "imjournal: {small:1-90000} messages lost due to rate-limiting (20000 allowed within 600 "
     "seconds)"},
    {3,
     "action 'action-{int:0-9}-builtin:omfwd' suspended (module 'builtin:omfwd'), retry "
     "{int:0-9}. There should be messages before this one giving the reason for suspension."},
};

// Mail.

constexpr Message smtpd[] = {
    {200, "connect from {domain}[{ip}]"},
    {190,
     "disconnect from {domain}[{ip}] ehlo=1 mail={int:0-4} rcpt={int:0-9} data={int:0-4} "
     "quit=1 commands={int:2-20}"},
    {150, "{queue}: client={domain}[{ip}]"},
    {70, "warning: hostname {domain} does not resolve to address {ip}"},
    {60,
     "warning: {domain}[{ip}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, "
     "sasl_username={guess}"},
    {40,
     "NOQUEUE: reject: RCPT from {domain}[{ip}]: 554 5.7.1 <{email}>: Relay access denied; "
     "from=<{email}> to=<{again:email}> proto=ESMTP helo=<{domain}>"},
    {22, "lost connection after AUTH from {domain}[{ip}]"},
    {9, "lost connection after EHLO from {domain}[{ip}]"},
    {6, "timeout after END-OF-MESSAGE from {domain}[{ip}]"},
    {9, "SSL_accept error from {domain}[{ip}]: -1"},
};

constexpr Message cleanup[] = {
    {150, "{queue}: message-id=<{uuid}@{domain}>"},
    {2,
     "{queue}: milter-reject: END-OF-MESSAGE from {domain}[{ip}]: 5.7.1 Spam message rejected; "
     "from=<{email}> to=<{email}> proto=ESMTP helo=<{domain}>"},
};

constexpr Message qmgr[] = {
    {150, "{queue}: from=<{email}>, size={small:400-9000000}, nrcpt={small:1-40} (queue active)"},
    {140, "{queue}: removed"},
    {3, "{queue}: from=<{email}>, status=expired, returned to sender"},
};

constexpr Message smtp[] = {
    {140,
     "{queue}: to=<{email}>, relay={domain}[{ip}]:25, delay={centi:20-9000}, "
     "delays={centi:1-90}/{centi:0-9}/{centi:10-900}/{centi:10-900}, dsn=2.0.0, status=sent "
     "(250 2.0.0 OK {alnum:14})"},
    {26,
     "{queue}: to=<{email}>, relay=none, delay={centi:3000-900000}, "
     "delays={centi:1-90}/{centi:0-9}/{centi:3000-9000}/0, dsn=4.4.1, status=deferred (connect "
     "to {domain}[{ip}]:25: Connection timed out)"},
    {12,
     "{queue}: to=<{email}>, relay={domain}[{ip}]:25, delay={centi:20-9000}, "
     "delays={centi:1-90}/{centi:0-9}/{centi:10-900}/{centi:10-900}, dsn=5.1.1, status=bounced "
     "(host {again:domain}[{again:ip}] said: 550 5.1.1 <{again:email}>: Recipient address "
     "rejected: User unknown "
     "(in reply to RCPT TO command))"},
    {14, "connect to {domain}[{ip}]:25: Connection timed out"},
    {8, "connect to {domain}[{ipv6}]:25: Network is unreachable"},
};

// Web servers and proxies.

constexpr Message nginx_access[] = {
    {2600, R"({ip} - {remote_user} [{clf_time}] "GET {page} HTTP/{http}" {status} )"
           R"({small:150-90000} "{referrer}" "{agent}")"},
    {1500, R"({ip} - {remote_user} [{clf_time}] "GET {api_item} HTTP/{http}" {status} )"
           R"({small:60-20000} "{referrer}" "{agent}")"},
    {800, R"({ip} - {remote_user} [{clf_time}] "GET {asset} HTTP/{http}" {of:200|304} )"
          R"({small:900-900000} "{referrer}" "{agent}")"},
    {300,
     R"({ip} - {of:-} [{clf_time}] "GET {of:/healthz} HTTP/{of:1.1}" {of:200} {of:2} "{of:-}" )"
     R"("{of:kube-probe/1.27|kube-probe/1.28}")"},
    {70, R"({ip} - {of:-} [{clf_time}] "GET {probe} HTTP/{of:1.1}" {of:404} {of:153} "{of:-}" )"
         R"("{scanner}")"},
    {600, R"({ip} - {remote_user} [{clf_time}] "POST {api} HTTP/{http}" {of:200|201|400|422} )"
          R"({small:20-4000} "{referrer}" "{agent}")"},
    {130, R"({ip} - {remote_user} [{clf_time}] "PUT {api_item} HTTP/{http}" {of:200|204|409} )"
          R"({small:0-4000} "{referrer}" "{agent}")"},
    {60, R"({ip} - {remote_user} [{clf_time}] "DELETE {api_item} HTTP/{http}" {of:204|404} {of:0} )"
         R"("{referrer}" "{agent}")"},
    {90, R"({ip} - {of:-} [{clf_time}] "HEAD {page} HTTP/{of:1.0|1.1}" {status} {of:0} "{of:-}" )"
         R"("{agent}")"},
    {80, R"({ip} - {of:-} [{clf_time}] "OPTIONS {api} HTTP/{http}" {of:204} {of:0} "{referrer}" )"
         R"("{agent}")"},
    {16, R"({ip} - {of:-} [{clf_time}] "\x16\x03\x01\x00\xEE\x01\x00\x00\xEA\x03\x03" {of:400} )"
         R"({of:157} "{of:-}" "{of:-}")"},
    {12, R"({ip} - {of:-} [{clf_time}] "" {of:400} {of:0} "{of:-}" "{of:-}")"},
    {3, R"({ip} - {of:-} [{clf_time}] "CONNECT {domain}:443 HTTP/{of:1.1}" {of:405} {of:157} )"
        R"("{of:-}" "{of:-}")"},
};

constexpr Message nginx_error[] = {
    {90,
     R"([error] {pid}#{again:pid}: *{int:1-9000000} open() "/var/www/html{asset}" failed (2: No )"
     R"(such file or directory), client: {ip}, server: {vhost}, request: "GET {again:asset} )"
     R"(HTTP/1.1", host: "{again:vhost}")"},
    {50,
     R"([error] {pid}#{again:pid}: *{int:1-9000000} connect() failed (111: Connection refused) )"
     R"(while connecting to upstream, client: {ip}, server: {vhost}, request: "GET {api} )"
     R"(HTTP/1.1", upstream: "http://{ip}:8080{again:api}", host: "{again:vhost}")"},
    {40, R"([error] {pid}#{again:pid}: *{int:1-9000000} upstream timed out (110: Connection timed )"
         R"(out) while reading response header from upstream, client: {ip}, server: {vhost}, )"
         R"(request: "POST {api} HTTP/1.1", upstream: "http://{ip}:8080{again:api}", host: )"
         R"("{again:vhost}")"},
    {24,
     R"([error] {pid}#{again:pid}: *{int:1-9000000} limiting requests, excess: {milli:5000-90000} )"
     R"(by zone "{of:login|api|static}", client: {ip}, server: {vhost}, request: "POST {api} )"
     R"(HTTP/1.1", host: "{again:vhost}")"},
    {20, R"([warn] {pid}#{again:pid}: *{int:1-9000000} a client request body is buffered to a )"
         R"(temporary file /var/lib/nginx/body/{int:1000000000-1000099999}, client: {ip}, server: )"
         R"({vhost}, request: "POST {api} HTTP/1.1", host: "{again:vhost}")"},
    {12, R"([error] {pid}#{again:pid}: *{int:1-9000000} access forbidden by rule, client: {ip}, )"
         R"(server: {vhost}, request: "GET {probe} HTTP/1.1", host: "{ip}")"},
    {9,
     "[crit] {pid}#{again:pid}: *{int:1-9000000} SSL_do_handshake() failed (SSL: "
     "error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: {ip}, server: "
     "0.0.0.0:443"},
    {4,
     "[error] {pid}#{again:pid}: *{int:1-9000000} no live upstreams while connecting to upstream, "
     "client: {ip}, server: {vhost}, request: \"GET {api} HTTP/1.1\", upstream: "
     "\"http://backend{again:api}\", host: \"{again:vhost}\""},
    {3, "[notice] {pid}#{again:pid}: signal process started"},
    {2, "[alert] {pid}#{again:pid}: {int:512-4096} worker_connections are not enough"},
};

constexpr Message haproxy[] = {
    {180,
     "{ip}:{port} [{clf_time}] https-in~ {backend}/{host} 0/0/{small:0-40}/{small:1-900}/"
     "{small:1-1900} {status} {small:150-90000} - - ---- {int:1-900}/{int:1-900}/{int:0-90}/"
     "{int:0-40}/0 0/0 \"GET {api} HTTP/1.1\""},
    {5,
     "Server {backend}/{host} is DOWN, reason: Layer4 timeout, check duration: {int:2000-2010}ms. "
     "{int:0-4} active and {int:0-2} backup servers left. {int:0-90} sessions active, 0 requeued, "
     "{int:0-9} remaining in queue."},
    {5,
     "Server {backend}/{host} is UP, reason: Layer7 check passed, code: 200, check duration: "
     "{small:1-400}ms. {int:1-5} active and {int:0-2} backup servers online. 0 sessions requeued, "
     "{int:0-9} total in queue."},
    {1, "backend {backend} has no server available!"},
};

// Containers.

constexpr Message dockerd[] = {
    {60,
     "level=info msg=\"ignoring event\" container={hex:64} module=libcontainerd "
     "namespace=moby topic=/tasks/delete type=\"*events.TaskDelete\""},
    {18,
     "level=info msg=\"Container failed to exit within 10s of signal 15 - using the force\" "
     "container={hex:64}"},
    {12,
     "level=warning msg=\"Health check for container {hex:64} error: context deadline "
     "exceeded\""},
    {9,
     "level=error msg=\"Handler for POST /v1.{int:40-45}/containers/{container}/start returned "
     "error: driver failed programming external connectivity on endpoint {service} ({hex:64}): "
     "Bind for 0.0.0.0:{int:1024-9999} failed: port is already allocated\""},
    {8,
     "level=error msg=\"Not continuing with pull after error: manifest for {image} not found: "
     "manifest unknown\""},
    {6,
     "level=warning msg=\"Your kernel does not support swap limit capabilities or the cgroup is "
     "not mounted. Memory limited without swap.\""},
    {3, "level=info msg=\"Loading containers: done.\""},
    {2, "level=info msg=\"API listen on /run/docker.sock\""},
};

constexpr Message containerd[] = {
    {40, "level=info msg=\"shim disconnected\" id={hex:64} namespace=moby"},
    {40, "level=warning msg=\"cleaning up after shim disconnected\" id={hex:64} namespace=moby"},
    {40, "level=info msg=\"cleaning up dead shim\" namespace=moby"},
    {30,
     "level=info msg=\"loading plugin \\\"io.containerd.{plugin}\\\"...\" runtime="
     "io.containerd.runc.v2 type=io.containerd.{again:plugin}"},
    {3,
     "level=error msg=\"failed to handle container TaskExit event\" error=\"failed to stop "
     "container: context deadline exceeded: unknown\""},
};

constexpr Message kubelet_info[] = {
    {90, R"(kubelet.go:{int:2100-2500}] "SyncLoop (PLEG): event for pod" pod="{pod}" )"
         R"(event={"ID":"{uuid}","Type":"ContainerStarted","Data":"{hex:64}"})"},
    {40, R"(kubelet.go:{int:2100-2500}] "SyncLoop UPDATE" source="api" pods=["{pod}"])"},
    {26, R"(kubelet.go:{int:2100-2500}] "SyncLoop DELETE" source="api" pods=["{pod}"])"},
    {40, R"(reconciler_common.go:{int:200-260}] "operationExecutor.VerifyControllerAttachedVolume )"
         R"(started for volume \"{volume}\" (UniqueName: )"
         R"(\"kubernetes.io/configmap/{uuid}-{again:volume}\") )"
         R"(pod \"{pod}\" (UID: \"{uuid}\") " pod="{again:pod}")"},
    {30,
     R"(prober.go:{int:100-130}] "Probe failed" probeType="Readiness" pod="{pod}" podUID={uuid} )"
     R"(containerName="{service}" probeResult=failure output="Get \"http://{ip}:8080/ready\": )"
     R"(dial tcp {ip}:8080: connect: connection refused")"},
    {20, R"(scope.go:117] "RemoveContainer" containerID="{hex:64}")"},
    {8, R"(image_gc_manager.go:{int:300-390}] "Disk usage on image filesystem is over the high )"
        R"(threshold, trying to free bytes down to the low threshold" usage={int:85-99} )"
        R"(highThreshold=85 amountToFree={small:1000000-90000000} lowThreshold=80)"},
};

constexpr Message kubelet_error[] = {
    {30, R"(pod_workers.go:{int:900-1300}] "Error syncing pod, skipping" err="failed to \)"
         R"("StartContainer\" for \"{service}\" with CrashLoopBackOff: \"back-off 5m0s restarting )"
         R"(failed container={again:service} pod={pod}\"" pod="{again:pod}" podUID={uuid})"},
    {12, R"(pod_workers.go:{int:900-1300}] "Error syncing pod, skipping" err="failed to \)"
         R"("StartContainer\" for \"{service}\" with ImagePullBackOff: \"Back-off pulling image )"
         R"(\\\"{image}\\\"\"" pod="{pod}" podUID={uuid})"},
    {5,
     R"(controller.go:{int:140-195}] failed to ensure lease exists, will retry in {of:200|400|800})"
     R"(ms, error: Get "https://{ip}:6443/apis/coordination.k8s.io/v1/leases/{host}": context )"
     R"(deadline exceeded)"},
    {3, R"(eviction_manager.go:{int:250-300}] "Eviction manager: failed to get summary stats" )"
        R"(err="failed to get node info: node \"{host}\" not found")"},
};

// Databases.

constexpr Message postgres[] = {
    {160, "LOG:  duration: {milli:200000-9000000} ms  statement: {statement}"},
    {60, "LOG:  checkpoint starting: time"},
    {60,
     "LOG:  checkpoint complete: wrote {small:1-90000} buffers ({centi:0-9900}%); 0 WAL file(s) "
     "added, {int:0-9} removed, {int:0-40} recycled; write={milli:100-270000} s, "
     "sync={milli:1-900} s, total={milli:100-270000} s; sync files={small:1-400}, "
     "longest={milli:1-900} s, average={milli:1-90} s; distance={small:10-540000} kB, "
     "estimate={small:10-540000} kB"},
    {50, "LOG:  connection received: host={ip} port={port}"},
    {46,
     "LOG:  connection authorized: user={database_user} database={database} SSL enabled "
     "(protocol=TLSv1.3, cipher=TLS_AES_256_GCM_SHA384, bits=256)"},
    {44,
     "LOG:  disconnection: session time: 0:{int:10-59}:{int:10-59}.{int:100-999} "
     "user={database_user} database={database} host={ip} port={port}"},
    {20, "LOG:  automatic vacuum of table \"{database}.public.{table}\": index scans: {int:0-2}"},
    {16, "LOG:  automatic analyze of table \"{database}.public.{table}\""},
    {24, "ERROR:  duplicate key value violates unique constraint \"{table}_pkey\""},
    {24, "DETAIL:  Key (id)=({int:1-9000000}) already exists."},
    {10, "ERROR:  relation \"{table}_{of:old|v2|backup}\" does not exist at character {int:15-90}"},
    {9, "ERROR:  deadlock detected"},
    {9,
     "DETAIL:  Process {pid} waits for ShareLock on transaction {int:100000-99000000}; blocked by "
     "process {pid}."},
    {9, "ERROR:  canceling statement due to statement timeout"},
    {14, "FATAL:  password authentication failed for user \"{guess}\""},
    {8,
     "FATAL:  remaining connection slots are reserved for non-replication superuser connections"},
    {6, "LOG:  could not receive data from client: Connection reset by peer"},
    {2, "LOG:  database system is ready to accept connections"},
    {1, "PANIC:  could not write to file \"pg_wal/xlogtemp.{pid}\": No space left on device"},
};

// Applications that write JSON. One object a line; all their messages share the first members.

constexpr Message json_service[] = {
    {500, R"("level":"info","msg":"request completed","request_id":"{uuid}","method":"{method}",)"
          R"("path":"{api}","status":{status},"duration_ms":{small:1-4000}})"},
    {200,
     R"("level":"debug","msg":"cache hit","key":"{cache_key}:{int:1-99999}","ttl":{int:1-3600}})"},
    {120, R"("level":"debug","msg":"cache miss","key":"{cache_key}:{int:1-99999}"})"},
    {110, R"("level":"info","msg":"order created","order_id":{int:100000-999999},"customer":)"
          R"({int:1-99999},"total":{centi:199-90000},"currency":"{of:EUR|USD|GBP}"})"},
    {90, R"("level":"info","msg":"payment authorised","order_id":{int:100000-999999},"provider":")"
         R"({provider}","transaction":"{hex:24}"})"},
    {24, R"("level":"warn","msg":"payment declined","order_id":{int:100000-999999},"provider":")"
         R"({provider}","code":"{decline}"})"},
    {70, R"("level":"info","msg":"message published","topic":"{topic}","partition":{int:0-23},)"
         R"("offset":{int:1000000-90000000}})"},
    {70, R"("level":"info","msg":"message consumed","topic":"{topic}","partition":{int:0-23},)"
         R"("offset":{int:1000000-90000000},"lag":{small:0-9000}})"},
    {30, R"("level":"warn","msg":"consumer is behind","topic":"{topic}","partition":{int:0-23},)"
         R"("lag":{int:9000-990000}})"},
    {50, R"("level":"info","msg":"user signed in","user":"{email}","ip":"{ip}",)"
         R"("mfa":{of:true|false}})"},
    {26, R"("level":"warn","msg":"sign-in failed","user":"{email}","ip":"{ip}",)"
         R"("attempt":{int:1-9}})"},
    {9, R"("level":"warn","msg":"account locked","user":"{email}","minutes":{of:5|15|60}})"},
    {40, R"("level":"info","msg":"email queued","template":"{mail_template}","to":"{email}"})"},
    {34, R"("level":"warn","msg":"slow query","table":"{table}","rows":{small:1-900000},)"
         R"("duration_ms":{int:1000-30000}})"},
    {26,
     R"("level":"error","msg":"upstream request failed","upstream":"{service}","error":"dial tcp )"
     R"({ip}:{port}: connect: connection refused","retry_in":"{int:1-30}s"})"},
    {18,
     R"("level":"error","msg":"upstream request failed","upstream":"{service}","error":"context )"
     R"(deadline exceeded","elapsed_ms":{int:5000-30000}})"},
    {12, R"("level":"warn","msg":"circuit breaker opened","upstream":"{service}","failures":)"
         R"({int:5-50}})"},
    {12, R"("level":"info","msg":"circuit breaker closed","upstream":"{service}"})"},
    {9,
     R"("level":"error","msg":"invalid payload","request_id":"{uuid}","error":{"field":"{field}",)"
     R"("reason":"must not be empty"}})"},
    {9,
     R"("level":"error","msg":"invalid payload","request_id":"{uuid}","error":{"field":"{field}",)"
     R"("reason":"must be a positive number","value":-{int:1-900}}})"},
    {30,
     R"("level":"info","msg":"job finished","job":"{job}","run":"{uuid}","rows":{small:0-900000},)"
     R"("seconds":{milli:20-900000}})"},
    {6, R"("level":"error","msg":"job failed","job":"{job}","run":"{uuid}","error":"exit status )"
        R"({int:1-137}"})"},
    {40, R"("level":"info","msg":"gc","heap_mb":{int:20-4000},"pause_us":{small:10-90000},)"
         R"("goroutines":{small:10-9000}})"},
    {14, R"("level":"info","msg":"feature flag evaluated","flag":"{flag}","user":{int:1-99999},)"
         R"("variant":"{of:on|off|control}"})"},
    {2, R"("level":"info","msg":"listening","addr":"0.0.0.0:{of:8080|8443|9090}"})"},
    {2, R"("level":"info","msg":"shutting down","signal":"SIGTERM","in_flight":{small:0-90}})"},
    {1, R"("level":"fatal","msg":"cannot load configuration","file":"{file}","error":"permission )"
        R"(denied"})"},
};

constexpr Message json_audit[] = {
    {70, R"("action":"object.read","actor":"{user}","bucket":"{bucket}","object":"{uuid}","bytes":)"
         R"({small:100-9000000}})"},
    {34,
     R"("action":"object.write","actor":"{user}","bucket":"{bucket}","object":"{uuid}","bytes":)"
     R"({small:100-9000000}})"},
    {10, R"("action":"object.delete","actor":"{user}","bucket":"{bucket}","object":"{uuid}"})"},
    {6, R"("action":"role.grant","actor":"{user}","subject":"{user}",)"
        R"("role":"{of:viewer|editor|owner}"})"},
    {4, R"("action":"token.revoke","actor":"{user}","token":"{hex:16}"})"},
    {9, R"("action":"access.denied","actor":"{user}","bucket":"{bucket}","policy":"{hex:8}"})"},
};

// Applications that write logfmt.

constexpr Message logfmt_service[] = {
    {300,
     "level=info caller=http.go:{int:80-240} method={method} path={api} status={status} "
     "duration={milli:1-9000}ms size={small:20-90000}"},
    {90,
     "level=debug caller=pool.go:{int:40-190} msg=\"connection acquired\" pool={database} "
     "wait={small:0-9000}us idle={int:0-20}"},
    {60,
     "level=debug caller=pool.go:{int:40-190} msg=\"connection released\" pool={database} "
     "held={small:1-9000}ms"},
    {12,
     "level=warn caller=pool.go:{int:40-190} msg=\"pool exhausted\" pool={database} "
     "waiting={small:1-400}"},
    {50, "level=info caller=worker.go:{int:30-150} msg=\"task started\" task={job} id={uuid}"},
    {48,
     "level=info caller=worker.go:{int:30-150} msg=\"task done\" task={job} id={uuid} "
     "took={milli:10-900000}s"},
    {9,
     "level=error caller=worker.go:{int:30-150} msg=\"task failed\" task={job} id={uuid} "
     "attempt={int:1-5} err=\"{task_error}\""},
    {30,
     "level=info caller=session.go:{int:20-90} msg=\"session created\" user={user} "
     "session={hex:32} ip={ip}"},
    {28,
     "level=info caller=session.go:{int:20-90} msg=\"session expired\" session={hex:32} "
     "age={int:1-72}h"},
    {12,
     "level=warn caller=limiter.go:{int:20-90} msg=\"rate limit exceeded\" client={ip} "
     "limit={int:10-600}/m"},
    {5,
     "level=error caller=tls.go:{int:20-90} msg=\"certificate expires soon\" host={vhost} "
     "days={int:1-14}"},
    {1, "level=error caller=config.go:{int:20-90} msg=\"unknown key\" file={file} key={field}"},
};

constexpr Message prometheus[] = {
    {40,
     "level=info component=tsdb msg=\"write block\" mint={epoch_ms} maxt={epoch_ms} "
     "ulid=01{upper:24} duration={milli:100-9000}s"},
    {40, "level=info component=tsdb msg=\"Head GC completed\" duration={milli:1-900}ms"},
    {30,
     "level=info component=tsdb msg=\"Creating checkpoint\" from_segment={int:1-90000} "
     "to_segment={int:1-90000} mint={epoch_ms}"},
    {14,
     "level=warn component=\"scrape manager\" scrape_pool={service} target=http://{ip}:9100/"
     "metrics msg=\"Error on ingesting out-of-order samples\" num_dropped={small:1-900}"},
    {8,
     "level=warn component=\"rule manager\" group={service} msg=\"Evaluating rule failed\" "
     "err=\"found duplicate series for the match group\""},
    {3,
     "level=error component=notifier alertmanager=http://{host}:9093/api/v2/alerts "
     "count={int:1-64} msg=\"Error sending alert\" err=\"context deadline exceeded\""},
};

// Java, with stack traces.

constexpr Message java[] = {
    {180,
     "INFO  [{thread}] c.e.orders.OrderService - Placed order {int:100000-999999} for customer "
     "{int:1-99999}: {int:1-30} items, total {centi:199-90000}"},
    {100,
     "DEBUG [{thread}] c.e.orders.OrderRepository - Loaded {small:0-900} rows from {table} in "
     "{small:1-900} ms"},
    {80,
     "INFO  [{thread}] c.e.stock.StockListener - Reserved {int:1-40} of {sku} in warehouse "
     "{warehouse}"},
    {30, "WARN  [{thread}] c.e.stock.StockListener - Only {int:1-9} left of {sku}"},
    {40, "INFO  [{thread}] c.e.billing.InvoiceJob - Invoice {uuid} written to {file}"},
    {24,
     "WARN  [{thread}] c.zaxxer.hikari.pool.PoolBase - HikariPool-1 - Failed to validate "
     "connection org.postgresql.jdbc.PgConnection@{hex:8} (This connection has been closed.)"},
    {14,
     "WARN  [{thread}] c.e.client.RetryTemplate - Attempt {int:1-5} of 5 to call {service} "
     "failed, waiting {int:100-9000} ms"},
    {30,
     "INFO  [kafka-coordinator-heartbeat-thread | {topic}] o.a.k.c.c.i.ConsumerCoordinator - "
     "Attempt to heartbeat failed since group is rebalancing"},
    {9,
     "INFO  [main] o.s.b.w.embedded.tomcat.TomcatWebServer - Tomcat started on port(s): "
     "{int:8080-8099} (http) with context path ''"},
    {3,
     "INFO  [main] c.e.Application - Started Application in {milli:2000-40000} seconds (JVM "
     "running for {milli:2500-41000})"},
    {9,
     "ERROR [{thread}] c.e.orders.OrderController - Cannot place order for customer "
     "{int:1-99999}\n"
     "java.lang.NullPointerException: Cannot invoke \"{java_method}()\" because \"{field}\" is "
     "null\n"
     "{repeat:3-9}\tat {java_frame}\n"
     "\tat {java_start}"},
    {9,
     "ERROR [{thread}] c.e.client.HttpClient - Call of {service} failed after {int:1000-30000} "
     "ms\n"
     "java.util.concurrent.ExecutionException: java.net.SocketTimeoutException: Read timed out\n"
     "{repeat:2-8}\tat {java_frame}\n"
     "\tat {java_start}\n"
     "Caused by: java.net.SocketTimeoutException: Read timed out\n"
     "{repeat:2-5}\tat {java_frame}\n"
     "\t... {int:3-60} more"},
    {6,
     "ERROR [{thread}] c.e.orders.OrderRepository - Cannot store order {int:100000-999999}\n"
     "org.springframework.dao.DataIntegrityViolationException: could not execute statement; SQL "
     "[n/a]; constraint [{table}_pkey]\n"
     "{repeat:4-12}\tat {java_frame}\n"
     "Caused by: org.hibernate.exception.ConstraintViolationException: could not execute "
     "statement\n"
     "{repeat:2-6}\tat {java_frame}\n"
     "\t... {int:3-60} more\n"
     "Caused by: org.postgresql.util.PSQLException: ERROR: duplicate key value violates unique "
     "constraint \"{table}_pkey\"\n"
     "  Detail: Key (id)=({int:1-9000000}) already exists.\n"
     "{repeat:2-5}\tat {java_frame}\n"
     "\t... {int:3-60} more"},
    {2,
     "ERROR [{thread}] c.e.Application - Uncaught\n"
     "java.lang.OutOfMemoryError: Java heap space\n"
     "{repeat:1-4}\tat {java_frame}"},
};

// Python, with tracebacks.

constexpr Message python[] = {
    {120, "[INFO] celery.worker.strategy: Task {python_task}[{uuid}] received"},
    {110,
     "[INFO] celery.app.trace: Task {python_task}[{uuid}] succeeded in {milli:2-90000}s: None"},
    {30, "[WARNING] django.request: Not Found: {probe}"},
    {14, "[WARNING] django.request: Forbidden (CSRF token missing.): {page}"},
    {16, "[INFO] celery.worker.consumer: missed heartbeat from celery@{host}"},
    {10,
     "[WARNING] urllib3.connectionpool: Retrying (Retry(total={int:0-4}, connect=None, read=None, "
     "redirect=None, status=None)) after connection broken by 'NewConnectionError': {api}"},
    {10,
     "[ERROR] django.request: Internal Server Error: {api_item}\n"
     "Traceback (most recent call last):\n"
     "  File \"{of:/usr/lib/python3/dist-packages/django/core/handlers/exception.py}\", line "
     "{of:55}, in {of:inner}\n"
     "    response = get_response(request)\n"
     "  File \"{of:/usr/lib/python3/dist-packages/django/core/handlers/base.py}\", line "
     "{of:197}, in {of:_get_response}\n"
     "    response = wrapped_callback(request, *callback_args, **callback_kwargs)\n"
     "  File \"{of:/srv/app/orders/views.py|/srv/app/carts/views.py}\", line "
     "{int:20-400}, in {of:detail|cancel|history}\n"
     "    order = Order.objects.get(pk=order_id)\n"
     "orders.models.Order.DoesNotExist: Order matching query does not exist."},
    {8,
     "[ERROR] celery.app.trace: Task {python_task}[{uuid}] raised unexpected: "
     "ConnectionError('{host}')\n"
     "Traceback (most recent call last):\n"
     "  File \"{of:/usr/lib/python3/dist-packages/celery/app/trace.py}\", line {of:451|734}, in "
     "{of:trace_task|__protected_call__}\n"
     "    R = retval = fun(*args, **kwargs)\n"
     "  File \"{of:/srv/app/clients/base.py}\", line {int:20-90}, in {of:post|send}\n"
     "    return self.session.post(url, json=payload, timeout=self.timeout)\n"
     "requests.exceptions.ConnectionError: HTTPConnectionPool(host='{host}', port={int:80-9999}): "
     "Max retries exceeded with url: {api}"},
    {4,
     "[ERROR] root: Unhandled exception in {python_task}\n"
     "Traceback (most recent call last):\n"
     "  File \"{of:/srv/app/billing/tasks.py}\", line {of:118}, in {of:create_invoice}\n"
     "    total = sum(line[\"price\"] * line[\"quantity\"] for line in lines)\n"
     "KeyError: '{field}'"},
    {2,
     "[ERROR] root: Cannot import report {file}\n"
     "Traceback (most recent call last):\n"
     "  File \"{of:/srv/app/reports/load.py}\", line {of:41}, in {of:load}\n"
     "    return json.loads(body)\n"
     "json.decoder.JSONDecodeError: Expecting value: line {int:1-40} column {int:1-90} (char "
     "{small:0-4000})"},
};

// Go, with panics.

constexpr Message go[] = {
    {60, "accepted connection from {ip}:{port}"},
    {50, "flushed {small:1-90000} points to {host} in {milli:1-9000}ms"},
    {14, "http: TLS handshake error from {ip}:{port}: EOF"},
    {10, "http: TLS handshake error from {ip}:{port}: remote error: tls: unknown certificate"},
    {9, "retrying {service} in {int:1-60}s: lookup {domain} on {ip}:53: no such host"},
    {6,
     "http: panic serving {ip}:{port}: runtime error: invalid memory address or nil pointer "
     "dereference\n"
     "goroutine {int:18-90000} [running]:\n"
     "net/http.(*conn).serve.func1()\n"
     "\t{of:/usr/local/go/src/net/http/server.go}:{of:1868} +0x{of:b9}\n"
     "panic({0x{hex:6}?, 0x{hex:6}?})\n"
     "\t{of:/usr/local/go/src/runtime/panic.go}:{of:920} +0x{of:270}\n"
     "main.(*Server).handleOrder(0xc{hex:9}, {0x{hex:6}, 0xc{hex:9}}, 0xc{hex:9})\n"
     "\t{of:/srv/app/server/orders.go}:{int:20-400} +0x{hex:3}\n"
     "net/http.HandlerFunc.ServeHTTP(0xc{hex:9}?, {0x{hex:6}?, 0xc{hex:9}?}, 0x{hex:6}?)\n"
     "\t{of:/usr/local/go/src/net/http/server.go}:{of:2136} +0x{of:29}"},
    {3,
     "worker {int:1-64} died\n"
     "panic: runtime error: index out of range [{int:1-90}] with length {int:0-90}\n"
     "\n"
     "goroutine {int:18-90000} [running]:\n"
     "main.(*Worker).process(0xc{hex:9}, 0x{hex:2})\n"
     "\t{of:/srv/app/worker/process.go}:{int:20-400} +0x{hex:3}\n"
     "created by main.(*Pool).Start\n"
     "\t{of:/srv/app/worker/pool.go}:{of:64} +0x{of:5e}\n"
     "exit status 2"},
};

constexpr Source sources[] = {
    {"{syslog_time} {host} sshd[{pid}]: ", sshd},
    {"{syslog_time} {host} sudo: ", sudo},
    {"{syslog_time} {host} systemd-logind[{pid}]: ", logind},
    {"{comma_time} fail2ban.filter         [{pid}]: ", fail2ban_filter},
    {"{comma_time} fail2ban.actions        [{pid}]: ", fail2ban_actions},
    {"{syslog_time} {host} kernel: [{uptime}] ", kernel},
    {"{syslog_time} {host} smartd[{pid}]: ", smartd},
    {"{syslog_time} {host} dhclient[{pid}]: ", dhclient},
    {"{syslog_time} {host} NetworkManager[{pid}]: ", network_manager},
    {"{syslog_time} {host} chronyd[{pid}]: ", chronyd},
    {"{syslog_time} {host} systemd-resolved[{pid}]: ", resolved},
    {"{syslog_time} {host} named[{pid}]: ", named},
    {"{syslog_time} {host} systemd[1]: ", systemd},
    {"{syslog_time} {host} CRON[{pid}]: ", cron},
    {"{syslog_time} {host} anacron[{pid}]: ", anacron},
    {"{syslog_time} {host} rsyslogd: ", rsyslogd},
    {"{syslog_time} {host} postfix/smtpd[{pid}]: ", smtpd},
    {"{syslog_time} {host} postfix/cleanup[{pid}]: ", cleanup},
    {"{syslog_time} {host} postfix/qmgr[{pid}]: ", qmgr},
    {"{syslog_time} {host} postfix/smtp[{pid}]: ", smtp},
    {"", nginx_access},
    {"{slash_time} ", nginx_error},
    {"{syslog_time} {host} haproxy[{pid}]: ", haproxy},
    {"{syslog_time} {host} dockerd[{pid}]: time=\"{iso_time}\" ", dockerd},
    {"{syslog_time} {host} containerd[{pid}]: time=\"{iso_time}\" ", containerd},
    {"I{klog_time} {pid} ", kubelet_info},
    {"E{klog_time} {pid} ", kubelet_error},
    {"{point_time} UTC [{pid}] ", postgres},
    {R"({"time":"{iso_time}","service":"{service}",)", json_service},
    {R"({"ts":{epoch_ms},"kind":"audit",)", json_audit},
    {"ts={iso_time} ", logfmt_service},
    {"ts={iso_time} ", prometheus},
    {"{comma_time} ", java},
    {"[{comma_time}] ", python},
    {"{slash_time} ", go},
};

// Words. No word holds a newline; where a word stands between quotes, none holds a quote.

constexpr std::string_view hosts[] = {"web-01", "web-02", "db-01",    "web-03",   "app-01",
                                      "app-02", "mail1",  "cache-01", "build-07", "gateway"};

constexpr std::string_view users[] = {
    "deploy", "root",    "alice", "www-data", "backup", "jmeier",     "postgres", "git",
    "bob",    "ansible", "carol", "mchen",    "nagios", "svc_report", "olga.n",   "pat"};

constexpr std::string_view accounts[] = {
    "root(uid=0)",      "deploy(uid=1001)", "alice(uid=1000)",   "backup(uid=34)",
    "www-data(uid=33)", "jmeier(uid=1004)", "postgres(uid=107)", "bob(uid=1002)"};

constexpr std::string_view uids[] = {"0",    "1000", "1001", "33", "1002",
                                     "1004", "107",  "1010", "998"};

constexpr std::string_view guesses[] = {
    "admin",     "test",    "ubuntu",   "user",  "oracle",        "guest",    "ftp",
    "support",   "pi",      "postgres", "git",   "hadoop",        "nagios",   "mysql",
    "minecraft", "dev",     "ts3",      "steam", "administrator", "odoo",     "vagrant",
    "ec2-user",  "jenkins", "tomcat",   "es",    "ansible",       "deployer", "student{int:1-40}"};

constexpr std::string_view key_types[] = {"ED25519", "RSA", "ECDSA"};

constexpr std::string_view key_exchanges[] = {
    "diffie-hellman-group1-sha1", "diffie-hellman-group14-sha1,diffie-hellman-group1-sha1",
    "diffie-hellman-group-exchange-sha1"};

constexpr std::string_view homes[] = {"/home/alice", "/home/deploy", "/root",        "/home/jmeier",
                                      "/srv/app",    "/home/bob",    "/var/backups", "/home/mchen"};

constexpr std::string_view commands[] = {"/usr/bin/systemctl restart nginx",
                                         "/usr/bin/apt-get update",
                                         "/usr/bin/journalctl -u app -f",
                                         "/usr/bin/docker ps",
                                         "/usr/sbin/service postgresql reload",
                                         "/usr/bin/tail -n 200 /var/log/syslog",
                                         "/usr/bin/vim /etc/hosts",
                                         "/bin/bash",
                                         "/usr/bin/rsync -a /srv/app/ /var/backups/app/"};

constexpr std::string_view cron_commands[] = {
    "test -x /usr/sbin/anacron || ( cd / && run-parts --report /etc/cron.daily )",
    "   cd / && run-parts --report /etc/cron.hourly",
    "command -v debian-sa1 > /dev/null && debian-sa1 1 1",
    "/usr/local/bin/backup.sh --incremental > /dev/null 2>&1",
    "[ -x /usr/lib/php/sessionclean ] && /usr/lib/php/sessionclean",
    "/opt/report/bin/daily --date yesterday",
    "/usr/bin/certbot -q renew",
    "/srv/app/manage.py clearsessions"};

constexpr std::string_view network_interfaces[] = {"eth0", "ens3", "enp3s0", "eno1", "bond0"};

constexpr std::string_view processes[] = {
    "java",   "python3", "node",       "postgres",     "nginx",    "mysqld",
    "chrome", "dockerd", "php-fpm8.2", "redis-server", "beam.smp", "kworker/{int:0-63}:{int:0-3}"};

constexpr std::string_view libraries[] = {"libc.so.6", "libcrypto.so.3", "libpython3.11.so.1.0",
                                          "libjvm.so", "libz.so.1.2.13", "libstdc++.so.6.0.30"};

constexpr std::string_view kernel_releases[] = {"6.1.0-18-amd64", "6.1.0-21-amd64",
                                                "5.10.0-28-amd64"};

constexpr std::string_view disks[] = {"sda", "sdb", "nvme0n1", "sdc", "sdd"};
constexpr std::string_view partitions[] = {"sda1", "nvme0n1p2", "sdb1", "dm-0", "dm-3", "md127"};
constexpr std::string_view usb_ports[] = {"1-1", "1-1.4", "2-3", "1-8", "3-2.1"};

constexpr std::string_view profiles[] = {"/usr/sbin/mysqld", "snap.lxd.daemon", "docker-default",
                                         "/usr/sbin/cups-browsed"};

constexpr std::string_view files[] = {
    "/etc/app/config.yaml",          "/var/lib/reports/invoice-{int:10000-99999}.pdf",
    "/srv/app/data/prices.csv",      "/tmp/upload-{hex:8}.json",
    "/etc/ssl/private/site.key",     "/var/log/app/audit.log",
    "/proc/sys/vm/overcommit_memory"};

constexpr std::string_view time_servers[] = {"0.debian.pool.ntp.org", "2.debian.pool.ntp.org",
                                             "time.example.net", "ntp1.example.org"};

constexpr std::string_view domains[] = {"mail.example.com",
                                        "mx1.example.net",
                                        "smtp.example.org",
                                        "unknown.example.net",
                                        "static-{int:1-254}-{int:1-254}.isp.example",
                                        "news.example.com",
                                        "relay3.example.org",
                                        "host{int:1-99}.example.edu",
                                        "customer-{int:1-9999}.isp.example",
                                        "lists.example.org",
                                        "cdn.example.net"};

constexpr std::string_view emails[] = {"anna@example.com",
                                       "orders@example.com",
                                       "no-reply@example.net",
                                       "j.meier@example.org",
                                       "li.wei@example.net",
                                       "info@example.org",
                                       "bounce+{int:1000-9999}@lists.example.org",
                                       "sales@example.com",
                                       "user{int:1-2000}@example.edu",
                                       "newsletter@news.example.com",
                                       "maria.s@example.com",
                                       "postmaster@example.net"};

constexpr std::string_view units[] = {"nginx",
                                      "app",
                                      "docker",
                                      "apt-daily",
                                      "logrotate",
                                      "postgresql@15-main",
                                      "phpsessionclean",
                                      "man-db",
                                      "fstrim",
                                      "worker@{int:1-8}",
                                      "redis-server",
                                      "certbot",
                                      "e2scrub_all",
                                      "sysstat-collect",
                                      "cups",
                                      "unattended-upgrades"};

constexpr std::string_view described_units[] = {
    "nginx.service - A high performance web server and a reverse proxy server",
    "app.service - Shop application",
    "docker.service - Docker Application Container Engine",
    "worker@{int:1-8}.service - Queue worker {again:int}",
    "apt-daily.service - Daily apt download activities",
    "logrotate.service - Rotate log files",
    "phpsessionclean.service - Clean php session files",
    "man-db.service - Daily man-db regeneration",
    "fstrim.service - Discard unused blocks on filesystems from /etc/fstab",
    "sysstat-collect.service - system activity accounting tool",
    "user@{uid}.service - User Manager for UID {again:uid}"};

constexpr std::string_view statuses[] = {"200", "304", "404", "301", "302",
                                         "403", "500", "502", "499"};

constexpr std::string_view pages[] = {"/",
                                      "/products",
                                      "/cart",
                                      "/search?q=lamp",
                                      "/login",
                                      "/about",
                                      "/products/oak-table",
                                      "/blog/2026/02/spring",
                                      "/products?page={int:2-40}&sort=price",
                                      "/contact",
                                      "/ws?token={alnum:24}",
                                      "/products/{int:1-4000}",
                                      "/account/orders",
                                      "/robots.txt",
                                      "/sitemap.xml",
                                      "/products/desk-lamp-40w"};

constexpr std::string_view assets[] = {"/static/app.js?v=8c21f0",
                                       "/static/app.css?v=8c21f0",
                                       "/img/p/{int:1-4000}-large.webp",
                                       "/favicon.ico",
                                       "/img/logo.svg",
                                       "/fonts/inter.woff2",
                                       "/static/vendor.{hex:8}.js",
                                       "/img/p/{int:1-4000}-thumb.jpg"};

constexpr std::string_view apis[] = {"/api/orders",         "/api/users",     "/api/v2/products",
                                     "/api/carts",          "/api/v2/search", "/api/sessions",
                                     "/api/carts/checkout", "/api/payments"};

constexpr std::string_view api_items[] = {
    "/api/orders/{int:1-99999}", "/api/v2/products/{int:1-4000}", "/api/users/{int:1-9000}/avatar",
    "/api/carts/{uuid}", "/api/orders/{int:1-99999}/lines/{int:1-30}"};

constexpr std::string_view remote_users[] = {"-", "-", "-", "-", "alice", "bob", "reports"};
constexpr std::string_view http_versions[] = {"1.1", "2.0"};

constexpr std::string_view probes[] = {
    "/wp-login.php", "/.env",         "/.git/config",          "/xmlrpc.php",
    "/admin.php",    "/cgi-bin/luci", "/phpmyadmin/index.php", "/actuator/health",
    "/boaform/admin"};

constexpr std::string_view referrers[] = {"-",
                                          "https://shop.example.com/",
                                          "https://shop.example.com/products",
                                          "https://www.google.com/",
                                          "https://shop.example.com/cart",
                                          "https://news.example.com/a?id={int:1-900}",
                                          "https://duckduckgo.com/"};

constexpr std::string_view agents[] = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/122.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) "
    "Version/17.3 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:123.0) Gecko/20100101 Firefox/123.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.2 Safari/605.1.15",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/121.0.6167.178 Mobile Safari/537.36",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "curl/7.88.1",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "okhttp/4.12.0"};

constexpr std::string_view scanners[] = {"Go-http-client/1.1", "python-requests/2.31.0", "-",
                                         "Mozilla/5.0 zgrab/0.x", "masscan/1.3"};

constexpr std::string_view virtual_hosts[] = {"shop.example.com", "api.example.com",
                                              "www.example.com", "img.example.com"};

constexpr std::string_view backends[] = {"app", "api", "static", "search"};

constexpr std::string_view services[] = {"orders", "catalog", "payments", "search", "users",
                                         "mailer", "stock",   "pricing",  "gateway"};

constexpr std::string_view images[] = {"registry.example.com/shop/orders:1.{int:30-42}.{int:0-9}",
                                       "postgres:15.6", "registry.example.com/shop/search:latest",
                                       "redis:7-alpine", "nginx:1.25.4"};

constexpr std::string_view plugins[] = {"event.v1.publisher", "internal.v1.shutdown",
                                        "ttrpc.v1.task", "grpc.v1.tasks"};

constexpr std::string_view pods[] = {"shop/orders-7c9f6d5b8-{alnum:5}",
                                     "shop/catalog-5d8b9c7f4-9jw4z",
                                     "shop/search-0",
                                     "kube-system/coredns-76f75df574-lq7mn",
                                     "shop/payments-6b7d8f9c5-t8vhs",
                                     "monitoring/node-exporter-4kxzd",
                                     "shop/mailer-{int:28512000-28519999}-{alnum:5}"};

constexpr std::string_view volumes[] = {"config", "kube-api-access-2xj9k", "tls", "data", "tmp"};

constexpr std::string_view methods[] = {"GET", "POST", "PUT", "DELETE", "PATCH"};

constexpr std::string_view databases[] = {"shop", "billing", "analytics", "sessions"};
constexpr std::string_view database_users[] = {"shop_rw", "shop_ro", "billing", "metabase"};
constexpr std::string_view tables[] = {"orders", "order_items",  "customers", "products",
                                       "carts",  "stock_levels", "invoices",  "payments"};

constexpr std::string_view statements[] = {
    "SELECT id, total, created_at FROM orders WHERE customer_id = {int:1-99999} ORDER BY "
    "created_at DESC",
    "UPDATE stock_levels SET quantity = quantity - {int:1-9} WHERE sku = '{sku}'",
    "SELECT count(*) FROM order_items WHERE order_id IN ({int:1-99999}, {int:1-99999}, "
    "{int:1-99999})",
    "INSERT INTO invoices (order_id, number) VALUES ({int:1-99999}, '2026-{int:100000-999999}')",
    "REFRESH MATERIALIZED VIEW CONCURRENTLY daily_sales",
    "COMMIT"};

constexpr std::string_view cache_keys[] = {"product", "cart", "user", "session", "price:eur"};
constexpr std::string_view providers[] = {"cardnet", "paywise", "bank-transfer"};
constexpr std::string_view declines[] = {"insufficient_funds", "do_not_honor", "expired_card",
                                         "fraud_suspected"};
constexpr std::string_view topics[] = {"orders.created", "stock.changed", "payments.settled",
                                       "mail.outgoing", "search.reindex"};
constexpr std::string_view mail_templates[] = {"order-confirmation", "password-reset", "shipped",
                                               "newsletter-2026-03"};
constexpr std::string_view fields[] = {"price", "customer.address", "quantity",          "email",
                                       "sku",   "shipping.country", "order.items[0].sku"};
constexpr std::string_view jobs[] = {"rebuild_index", "expire_carts", "send_reminders",
                                     "sync-prices", "export.daily"};
constexpr std::string_view flags[] = {"new_checkout", "dark-mode", "fast_search", "free_returns"};
constexpr std::string_view buckets[] = {"invoices", "product-images", "backups-eu-1", "exports"};

constexpr std::string_view task_errors[] = {
    "EOF", "unexpected status 503", "read tcp {ip}:{port}->{ip}:5432: i/o timeout",
    "row {int:1-90000}: wrong number of fields", "lock held by worker-{int:1-16}"};

constexpr std::string_view threads[] = {"http-nio-8080-exec-{int:1-40}", "scheduling-1",
                                        "task-{int:1-8}", "stock-listener-{int:0-3}-C-1",
                                        "ForkJoinPool.commonPool-worker-{int:1-16}"};

constexpr std::string_view skus[] = {"LMP-0040-B", "TBL-1200-OAK", "CHR-0007", "LMP-0060-W",
                                     "SHF-0310-P"};
constexpr std::string_view warehouses[] = {"HAM1", "ROT2", "LYS1", "north"};

constexpr std::string_view java_methods[] = {
    "com.example.orders.Customer.getAddress", "com.example.orders.Order.getLines",
    "java.util.Map.get", "com.example.pricing.Discount.rate", "String.length"};

// A call has one place in a build, so a frame and its line number go together.
constexpr std::string_view java_frames[] = {
    "com.example.orders.OrderService.place(OrderService.java:214)",
    "org.springframework.aop.framework.ReflectiveMethodInvocation.proceed("
    "ReflectiveMethodInvocation.java:184)",
    "com.example.orders.OrderController.create(OrderController.java:88)",
    "org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:897)",
    "org.springframework.web.servlet.DispatcherServlet.doDispatch(DispatcherServlet.java:1081)",
    "org.apache.catalina.core.ApplicationFilterChain.doFilter(ApplicationFilterChain.java:154)",
    "org.apache.catalina.core.StandardHostValve.invoke(StandardHostValve.java:115)",
    "org.apache.coyote.http11.Http11Processor.service(Http11Processor.java:391)",
    "org.apache.tomcat.util.net.NioEndpoint$SocketProcessor.doRun(NioEndpoint.java:1744)",
    "java.base/java.util.concurrent.ThreadPoolExecutor.runWorker(ThreadPoolExecutor.java:1136)",
    "java.base/java.util.concurrent.FutureTask.run(FutureTask.java:264)",
    "java.base/jdk.internal.reflect.DirectMethodHandleAccessor.invoke("
    "DirectMethodHandleAccessor.java:103)",
    "java.base/java.lang.reflect.Method.invoke(Method.java:580)",
    "com.example.orders.OrderRepository$$SpringCGLIB$$0.save(<generated>)",
    "com.example.orders.OrderService.lambda$place$2(OrderService.java:231)",
    "com.example.client.HttpClient.lambda$call$3(HttpClient.java:141)",
    "com.example.client.RetryTemplate.execute(RetryTemplate.java:76)",
    "org.hibernate.internal.SessionImpl.persist(SessionImpl.java:752)",
    "org.hibernate.engine.spi.ActionQueue.executeActions(ActionQueue.java:616)",
    "org.hibernate.engine.jdbc.internal.ResultSetReturnImpl.executeUpdate("
    "ResultSetReturnImpl.java:197)",
    "com.zaxxer.hikari.pool.ProxyPreparedStatement.executeUpdate(ProxyPreparedStatement.java:61)",
    "org.postgresql.core.v3.QueryExecutorImpl.receiveErrorResponse(QueryExecutorImpl.java:2713)",
    "org.postgresql.core.v3.QueryExecutorImpl.execute(QueryExecutorImpl.java:368)",
    "org.postgresql.jdbc.PgPreparedStatement.executeUpdate(PgPreparedStatement.java:152)",
    "com.example.stock.StockListener.onMessage(StockListener.java:57)",
    "org.apache.kafka.clients.consumer.KafkaConsumer.poll(KafkaConsumer.java:1220)",
    "java.base/java.net.Socket$SocketInputStream.read(Socket.java:1099)",
    "java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:288)",
    "java.base/java.util.Arrays.copyOf(Arrays.java:3537)",
    "jdk.internal.reflect.GeneratedMethodAccessor118.invoke(Unknown Source)"};

constexpr std::string_view java_starts[] = {"java.base/java.lang.Thread.run(Thread.java:833)",
                                            "java.base/java.lang.Thread.run(Thread.java:1583)"};

constexpr std::string_view python_tasks[] = {"mail.tasks.send_confirmation",
                                             "stock.tasks.sync_levels", "search.tasks.reindex",
                                             "billing.tasks.create_invoice"};
constexpr WordPool pools[] = {
    {"account", accounts},
    {"agent", agents},
    {"api", apis},
    {"api_item", api_items},
    {"asset", assets},
    {"backend", backends},
    {"bucket", buckets},
    {"cache_key", cache_keys},
    {"command", commands},
    {"cron_command", cron_commands},
    {"database", databases},
    {"database_user", database_users},
    {"decline", declines},
    {"described", described_units},
    {"disk", disks},
    {"domain", domains},
    {"email", emails},
    {"field", fields},
    {"file", files},
    {"flag", flags},
    {"guess", guesses},
    {"home", homes},
    {"host", hosts},
    {"http", http_versions},
    {"image", images},
    {"java_frame", java_frames},
    {"java_method", java_methods},
    {"java_start", java_starts},
    {"job", jobs},
    {"kernel_release", kernel_releases},
    {"kex", key_exchanges},
    {"keytype", key_types},
    {"library", libraries},
    {"mail_template", mail_templates},
    {"method", methods},
    {"nic", network_interfaces},
    {"ntp_server", time_servers},
    {"page", pages},
    {"partition", partitions},
    {"plugin", plugins},
    {"pod", pods},
    {"probe", probes},
    {"process", processes},
    {"profile", profiles},
    {"provider", providers},
    {"python_task", python_tasks},
    {"referrer", referrers},
    {"remote_user", remote_users},
    {"scanner", scanners},
    {"service", services},
    {"sku", skus},
    {"statement", statements},
    {"status", statuses},
    {"table", tables},
    {"task_error", task_errors},
    {"thread", threads},
    {"topic", topics},
    {"uid", uids},
    {"unit", units},
    {"usb", usb_ports},
    {"user", users},
    {"vhost", virtual_hosts},
    {"volume", volumes},
    {"warehouse", warehouses},
};

}  // namespace

std::span<const Source> log_sources() { return sources; }
std::span<const WordPool> word_pools() { return pools; }

}  // namespace fxpar::gen
