// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Lunette",
  products: [
    .library(name: "Lunette", targets: ["Lunette"]),
    .executable(name: "lunette", targets: ["LunetteCommand"]),
    .executable(name: "lunette-bench", targets: ["LunetteBench"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua"])]),
    .target(name: "CLuaSupport", dependencies: ["CLua"]),
    .target(name: "LuaRuntime", dependencies: ["CLua", "CLuaSupport"]),
    .target(name: "ViewKit"),
    .target(name: "Rendering", dependencies: ["ViewKit"]),
    .target(name: "Bindings", dependencies: ["LuaRuntime", "ViewKit"]),
    .target(
      name: "ScriptHost", dependencies: ["Bindings", "Rendering"], plugins: ["EmbedLuaPlugin"]),
    .executableTarget(name: "EmbedLua", dependencies: ["CLua"]),
    .plugin(
      name: "EmbedLuaPlugin", capability: .buildTool(), dependencies: ["EmbedLua"],
      path: "Sources/EmbedLuaPlugin"),
    .target(name: "ScriptTesting", dependencies: ["ScriptHost"], plugins: ["EmbedLuaPlugin"]),
    .target(name: "Lunette", dependencies: ["ScriptHost"]),
    .executableTarget(name: "LunetteCommand", dependencies: ["ScriptTesting"]),
    .target(name: "CBaseline", dependencies: ["CLua"]),
    .executableTarget(name: "LunetteBench", dependencies: ["CBaseline", "ScriptHost"]),
    .testTarget(
      name: "LuaRuntimeTests", dependencies: ["CLua", "CLuaSupport", "LuaRuntime"],
      exclude: ["Library/cases.lua", "Library/speed.lua"]),
    .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "ScriptHost"]),
    .testTarget(name: "BindingsTests", dependencies: ["Bindings"]),
    .testTarget(
      name: "ScriptHostTests", dependencies: ["ScriptHost"],
      exclude: ["Environment/attempts.lua"]),
    .testTarget(
      name: "ScriptTestingTests", dependencies: ["ScriptTesting"], exclude: ["Lua"]),
    .testTarget(name: "LunetteCommandTests", dependencies: ["LunetteCommand"]),
    .testTarget(name: "LunetteBenchTests", dependencies: ["LunetteBench"]),
  ],
  swiftLanguageModes: [.v6]
)
