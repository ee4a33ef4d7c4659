import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionViewLayoutAttributes = HostClass(
    "CollectionViewLayoutAttributes", of: CollectionViewLayoutAttributes.self,
    objc: "UICollectionViewLayoutAttributes", superclass: .object,
    doc: "What a layout says of one element of a grid: `ui.CollectionViewLayoutAttributes{ "
      + "forCellWith = indexPath, frame = { 0, 0, 50, 50 } }`.",
    make: { thread in
      make(thread) { options in try CollectionViewLayoutAttributes.made(options) }
    }
  ) { list in
    list.initArgument(
      "forCellWith", IndexPath.self, objc: "layoutAttributesForCellWithIndexPath:",
      doc: "The item of the cell that they are about.")
    list.initArgument(
      "forSupplementaryViewOfKind", String.self,
      objc: "layoutAttributesForSupplementaryViewOfKind:withIndexPath:",
      doc: "The kind of the view that they are about, with the path in `with`.")
    list.initArgument(
      "forDecorationViewOfKind", String.self,
      objc: "layoutAttributesForDecorationViewOfKind:withIndexPath:",
      doc: "The kind of the layout's own view that they are about, with the path in `with`.")
    list.initArgument("with", IndexPath.self, doc: "The path of a view that is no cell.")
    CollectionViewLayoutAttributes.addElement(to: &list)
    CollectionViewLayoutAttributes.addPlace(to: &list)
    CollectionViewLayoutAttributes.addLook(to: &list)
  }
}

extension CollectionViewLayoutAttributes.ElementCategory: LuaEnum {
  public static let table = LuaEnumTable<CollectionViewLayoutAttributes.ElementCategory>(
    "CollectionElementCategory", objc: "UICollectionElementCategory")
}

extension CollectionViewLayoutAttributes {
  fileprivate static func made(_ options: LuaOptions) throws -> CollectionViewLayoutAttributes {
    if let path = try options.read("forCellWith", IndexPath.self) {
      return CollectionViewLayoutAttributes(forCellWith: path)
    }
    let path = try options.read("with", IndexPath.self)
    let supplementary = try options.read("forSupplementaryViewOfKind", String.self)
    let decoration = try options.read("forDecorationViewOfKind", String.self)
    guard let path, let kind = supplementary ?? decoration else {
      throw LuaFailure(
        "CollectionViewLayoutAttributes are about an element: { forCellWith = indexPath }, "
          + "{ forSupplementaryViewOfKind = kind, with = indexPath } or "
          + "{ forDecorationViewOfKind = kind, with = indexPath }")
    }
    return supplementary != nil
      ? CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      : CollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
  }

  fileprivate static func addElement(to list: inout MemberList) {
    list.property(
      "indexPath", IndexPath.self, doc: "The item, or the path of the view.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.indexPath) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread) { attributes.indexPath = $0 }
        }
      })
    list.property(
      "representedElementCategory", ElementCategory.self,
      doc: "Whether they are about a cell, or about a view of another kind.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.representedElementCategory) }
      })
    list.property(
      "representedElementKind", (String?).self, doc: "The kind of the view; nil for a cell.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.representedElementKind) }
      })
    list.method(
      "copy", objc: "copy", returns: CollectionViewLayoutAttributes.self,
      doc: "Others with the same values.",
      call: { thread, object in
        invoke(thread) { _ throws -> CollectionViewLayoutAttributes in
          CollectionViewLayoutAttributes.at(object) { $0.copy() }
        }
      })
  }

  fileprivate static func addPlace(to list: inout MemberList) {
    list.property(
      "frame", Rect.self, doc: "The rectangle in the content; with a transform the box around it.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.frame) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Rect>.self) { attributes.frame = $0.value }
        }
      })
    list.property(
      "center", Point.self, doc: "The middle, which a change of the size keeps.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.center) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Point>.self) { attributes.center = $0.value }
        }
      })
    list.property(
      "size", Size.self, doc: "The size without the transform.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.size) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Size>.self) { attributes.size = $0.value }
        }
      })
    list.property(
      "bounds", Rect.self, doc: "The size at the origin.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.bounds) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Rect>.self) { attributes.bounds = $0.value }
        }
      })
    list.property(
      "zIndex", Int.self, standard: "0", doc: "How far in front it lies of the others.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.zIndex) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread) { attributes.zIndex = $0 }
        }
      })
  }

  fileprivate static func addLook(to list: inout MemberList) {
    list.property(
      "alpha", Double.self, standard: "1", doc: "The opacity, 0…1.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.alpha) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Double>.self) { attributes.alpha = $0.value }
        }
      })
    list.property(
      "transform", AffineTransform.self, standard: "ui.transform.identity",
      doc: "What of the transform lies in the plane.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.transform) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<AffineTransform>.self) { attributes.transform = $0.value }
        }
      })
    list.property(
      "transform3D", Transform3D.self, standard: "ui.transform3D.identity",
      doc: "The transform about the middle.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.transform3D) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread, Placed<Transform3D>.self) { attributes.transform3D = $0.value }
        }
      })
    list.property(
      "isHidden", Bool.self, objc: "hidden", standard: "false",
      doc: "Whether it is not seen, and need have no view.",
      get: { thread, object in
        CollectionViewLayoutAttributes.at(object) { give(thread, $0.isHidden) }
      },
      set: { thread, object in
        CollectionViewLayoutAttributes.at(object) { attributes in
          take(thread) { attributes.isHidden = $0 }
        }
      })
  }
}
