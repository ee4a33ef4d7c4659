import LuaRuntime
import ViewKit

// Cells and other views that are used again.
extension CollectionView {
  static func addReuse(to list: inout MemberList) {
    list.method(
      "register", objc: "registerClass:forCellWithReuseIdentifier:",
      parameters: [.init("class", "class?"), .init("identifier", "string")],
      doc: "Makes the cells of an identifier of a class; nil takes that back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let type = try arguments.value(2, (RegisteredClass<CollectionReusableView>?).self)
          let identifier = try arguments.value(3, String.self)
          let maker = try type?.gridCellMaker()
          CollectionView.at(object) { $0.register(maker, forCellWithReuseIdentifier: identifier) }
        }
      })
    list.method(
      "registerSupplementary",
      objc: "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
      parameters: [
        .init("class", "class?"), .init("kind", "string"), .init("identifier", "string"),
      ],
      doc: "Makes the views of a kind and an identifier of a class; nil takes that back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let type = try arguments.value(2, (RegisteredClass<CollectionReusableView>?).self)
          let kind = try arguments.value(3, String.self)
          let identifier = try arguments.value(4, String.self)
          CollectionView.at(object) {
            $0.register(
              type?.gridViewMaker(), forSupplementaryViewOfKind: kind,
              withReuseIdentifier: identifier)
          }
        }
      })
    list.method(
      "dequeueReusableCell", objc: "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      parameters: [.init("identifier", "string"), .init("indexPath", "IndexPath")],
      returns: CollectionViewCell.self,
      doc: "A cell that went out of sight, else a new one of the registered class.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionViewCell? in
          let identifier = try arguments.value(2, String.self)
          let path = try arguments.value(3, IndexPath.self)
          return try CollectionView.at(object) {
            try $0.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
          }
        }
      })
    list.method(
      "dequeueReusableSupplementaryView",
      objc: "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
      parameters: [
        .init("kind", "string"), .init("identifier", "string"), .init("indexPath", "IndexPath"),
      ],
      returns: CollectionReusableView.self,
      doc: "A view of a kind that went out of sight, else a new one of the registered class.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CollectionReusableView? in
          let kind = try arguments.value(2, String.self)
          let identifier = try arguments.value(3, String.self)
          let path = try arguments.value(4, IndexPath.self)
          return try CollectionView.at(object) {
            try $0.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: identifier, for: path)
          }
        }
      })
  }
}

extension RegisteredClass where Made == CollectionReusableView {
  /// What makes views, with the options that UIKit gives them.
  func gridViewMaker() -> ReusableViewMaker {
    maker { (stack, frame: Rect) in
      stack.newTable()
      frame.push(stack)
      stack.rawSet(-2, "frame")
    }
  }

  /// What makes cells; other views are refused.
  func gridCellMaker() throws -> ReusableViewMaker {
    guard isKind(of: .collectionViewCell) else {
      throw LuaFailure(
        "CollectionView.register: expected CollectionViewCell or a subclass of it, got \(name)")
    }
    return gridViewMaker()
  }
}

extension CollectionReusableView: RegisteredView {
  static var registeredClass: HostClass { .collectionReusableView }
}
