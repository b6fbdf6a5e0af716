# stdin is not read where a FILE is given.
echo file >file
(fp --fields text file; cat) <<<rest
