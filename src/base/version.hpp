#pragma once

namespace fxpar {

inline constexpr const char* version = FXPAR_VERSION;  // from CMakeLists.txt

}  // namespace fxpar
