import ScriptHost
import ScriptTesting
import Testing

@testable import LunetteCommand

/// What runs after a change.
@Suite struct WatchPlanTests {
  private func plan(_ changes: (String, FileChange.Kind)..., shared: Set<String> = []) -> WatchPlan
  {
    var record = RunRecord()
    record.shared = shared
    record.files["/p/a_spec.lua"] = RunRecord.File(reads: ["/p/a_spec.lua", "/p/x.lua"])
    record.files["/p/b_spec.lua"] = RunRecord.File(reads: ["/p/b_spec.lua", "/p/y.lua", "/p/x.lua"])
    record.files["/p/gone_spec.lua"] = RunRecord.File(reads: ["/p/gone_spec.lua"])
    return WatchPlan(
      changes.map { FileChange(BytePath($0.0), $0.1) }, record: record, configuration: "/p/.busted"
    ) { ["/p/a_spec.lua", "/p/b_spec.lua", "/p/new_spec.lua"] }
  }

  @Test func whatReadAFileRuns() {
    #expect(plan(("/p/y.lua", .changed)) == .files(["/p/b_spec.lua"]))
    #expect(plan(("/p/x.lua", .removed)) == .files(["/p/a_spec.lua", "/p/b_spec.lua"]))
    #expect(plan(("/p/a_spec.lua", .changed)) == .files(["/p/a_spec.lua"]))
  }

  @Test func whatNobodyReadRunsNothing() {
    #expect(plan(("/p/readme", .changed), ("/p/z.lua", .created)) == .nothing)
    #expect(plan(("/p/gone_spec.lua", .removed)) == .nothing)
  }

  @Test func aFileOfSpecsThatIsGoneTakesItsFailuresAlong() {
    var record = RunRecord()
    record.files["/p/gone_spec.lua"] = .init(failed: ["a"])
    let change = FileChange(BytePath("/p/gone_spec.lua"), .removed)
    let plan = WatchPlan([change], record: record, configuration: "/p/.busted") {
      ["/p/a_spec.lua"]
    }
    #expect(plan == .everything)
  }

  @Test func aNewFileOfSpecsRuns() {
    #expect(plan(("/p/new_spec.lua", .created)) == .files(["/p/new_spec.lua"]))
  }

  @Test func whatAllDependOnRunsAll() {
    #expect(plan(("/p/.busted", .created)) == .everything)
    #expect(plan(("/p/in/plugin.json", .changed)) == .everything)
    #expect(plan(("/p/helper.lua", .changed), shared: ["/p/helper.lua"]) == .everything)
  }
}
