// Plugins, the loader and the life of a script.
