@_exported import ScriptHost
