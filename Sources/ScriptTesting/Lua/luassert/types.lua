--- The metatables that mark the library's own objects.
--
-- They stand alone, so that every module can tell these objects apart without loading the others.
return { arglist = {}, level = {}, matcher = {}, snapshot = {}, spy = {} }
