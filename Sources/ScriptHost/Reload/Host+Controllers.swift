import Bindings
import LuaRuntime
import ViewKit

// Which controllers load their views again.
extension Host {
  /// The controllers whose code lies in some files, as far as their views are loaded: those in
  /// windows, then those that are not seen, each before those inside it.
  ///
  /// What one has added when its view was loaded is not among them: it adds that again.
  ///
  /// - Parameters:
  ///   - root: a root controller that is to be replaced, or has just been, with all inside it.
  ///   - latest: the number of the last load that counts.
  func controllers(
    ofCodeIn paths: Set<String>, except root: RootChange?, loadedUpTo latest: Int
  ) -> [ViewController] {
    guard let keeper else { return [] }
    let types = types(in: paths)
    guard !types.isEmpty else { return [] }
    var result: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func leaveOut(_ controller: ViewController) {
      seen.insert(ObjectIdentifier(controller))
      controller.children.forEach(leaveOut)
    }
    func visit(_ controller: ViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      if controller.isViewLoaded, let record = keeper.controllers[ObjectIdentifier(controller)],
        library.type(of: controller)?.lineage.contains(where: {
          types.contains(ObjectIdentifier($0))
        }) == true
      {
        result.append(controller)
        for child in record.children.compactMap(\.controller) where child.parent === controller {
          leaveOut(child)
        }
      }
      controller.children.forEach(visit)
      controller.ownPresentedViewController.map(visit)
    }
    if let root {
      leaveOut(root.former)
      seen.insert(ObjectIdentifier(root.controller))
      root.controller.children.forEach(visit)
    }
    for window in application.windows { window.rootViewController.map(visit) }
    visitUnseen(except: seen, loadedUpTo: latest, visit)
    return result
  }

  /// The classes that the code of some files has made.
  func types(in paths: Set<String>) -> Set<ObjectIdentifier> {
    let classes = paths.flatMap { keeper?.chunks[$0]?.run.classes ?? [] }
    return Set(classes.map { ObjectIdentifier($0.type) })
  }

  /// Calls `visit` with the outermost of the controllers that no window has.
  private func visitUnseen(
    except seen: Set<ObjectIdentifier>, loadedUpTo latest: Int, _ visit: (ViewController) -> Void
  ) {
    guard let keeper else { return }
    func hasUnseen() -> Bool {
      keeper.controllers.contains { key, record in
        record.number <= latest && record.controller?.isViewLoaded == true && !seen.contains(key)
      }
    }
    guard hasUnseen() else { return }
    // Those that nobody needs any more are not to begin anew.
    state.collect()
    for record in keeper.controllers.values.sorted(by: { $0.number < $1.number })
    where record.number <= latest {
      guard let controller = record.controller else { continue }
      visit(sequence(first: controller) { $0.parent }.reduce(controller) { $1 })
    }
  }
}
