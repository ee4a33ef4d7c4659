import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionViewController = HostClass(
    "CollectionViewController", of: CollectionViewController.self,
    objc: "UICollectionViewController", superclass: .viewController,
    doc: "A screen that is a grid, whose data source and delegate it is: "
      + "`Photos{ collectionViewLayout = ui.CollectionViewFlowLayout{} }`.",
    make: { thread in
      make(thread) { options in
        guard let library = UILibrary.of(options.stack) else {
          throw LuaFailure("the host is gone")
        }
        return CollectionViewController(application: library.application)
      }
    }
  ) { list in
    list.fixedProperty(
      "collectionViewLayout", (CollectionViewLayout?).self,
      objc: "collectionViewLayout initWithCollectionViewLayout:",
      doc: "The layout of the grid, given when the controller is made.",
      get: { thread, object in
        CollectionViewController.at(object) { give(thread, $0.collectionViewLayout) }
      },
      set: { thread, object in
        CollectionViewController.at(object) { controller in
          take(thread, (CollectionViewLayout?).self) {
            if $0 === controller.collectionViewLayout { return }
            if let layout = $0, controller.collectionViewLayout == nil, !controller.isViewLoaded {
              return controller.setInitialLayout(layout)
            }
            throw LuaFailure(
              "is given when the controller is made; afterwards write "
                + "self.collectionView.collectionViewLayout = …")
          }
        }
      })
    list.property(
      "collectionView", CollectionView.self, doc: "The grid, which is the view.",
      get: { thread, object in
        CollectionViewController.at(object) { give(thread, $0.collectionView) }
      },
      set: { thread, object in
        CollectionViewController.at(object) { controller in
          take(thread, CollectionView.self) { grid in
            try controller.checkView(grid)
            controller.collectionView = grid
          }
        }
      })
    list.property(
      "clearsSelectionOnViewWillAppear", Bool.self, standard: "true",
      doc: "Whether no item is selected any more when the screen is about to be shown.",
      get: { thread, object in
        CollectionViewController.at(object) { give(thread, $0.clearsSelectionOnViewWillAppear) }
      },
      set: { thread, object in
        CollectionViewController.at(object) { controller in
          take(thread) { controller.clearsSelectionOnViewWillAppear = $0 }
        }
      })
  }
}
