import LuaRuntime
import ViewKit

extension HostClass {
  static let imageView = HostClass(
    "ImageView", of: ImageView.self, objc: "UIImageView", superclass: .view,
    doc: "Shows an image, or several one after the other: `ui.ImageView{ image = \"bell\" }`.",
    make: { thread in
      make(thread) { options in
        ImageView(
          image: try options.read("image", Image.self),
          highlightedImage: try options.read("highlightedImage", Image.self))
      }
    }
  ) { list in
    ImageView.addImages(to: &list)
    ImageView.addFrames(to: &list)
  }
}

extension ImageView {
  static func addImages(to list: inout MemberList) {
    list.property(
      "image", (Image?).self, objc: "image initWithImage:",
      doc: "The image. In a constructor it also gives the view its size.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.image) } },
      set: { thread, object in ImageView.at(object) { view in take(thread) { view.image = $0 } } })
    list.property(
      "highlightedImage", (Image?).self, objc: "highlightedImage initWithImage:highlightedImage:",
      doc: "The image while the view is highlighted.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.highlightedImage) } },
      set: { thread, object in
        ImageView.at(object) { view in take(thread) { view.highlightedImage = $0 } }
      })
    list.property(
      "isHighlighted", Bool.self, objc: "highlighted", standard: "false",
      doc: "Whether the highlighted image is shown.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.isHighlighted) } },
      set: { thread, object in
        ImageView.at(object) { view in take(thread) { view.isHighlighted = $0 } }
      })
  }

  static func addFrames(to list: inout MemberList) {
    list.property(
      "animationImages", ([Image]?).self,
      doc: "The images that are shown one after the other from startAnimating on.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.animationImages) } },
      set: { thread, object in
        ImageView.at(object) { view in
          charging(thread, view) { take(thread) { view.animationImages = $0 } }
        }
      })
    list.property(
      "highlightedAnimationImages", ([Image]?).self,
      doc: "The same while the view is highlighted.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.highlightedAnimationImages) }
      },
      set: { thread, object in
        ImageView.at(object) { view in
          charging(thread, view) { take(thread) { view.highlightedAnimationImages = $0 } }
        }
      })
    list.property(
      "animationDuration", Double.self, standard: "0",
      doc: "The seconds for all images; 0 is a thirtieth for each.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.animationDuration) } },
      set: { thread, object in
        ImageView.at(object) { view in take(thread) { view.animationDuration = $0 } }
      })
    list.property(
      "animationRepeatCount", Int.self, standard: "0",
      doc: "How often the images are shown; 0 is for ever.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.animationRepeatCount) } },
      set: { thread, object in
        ImageView.at(object) { view in take(thread) { view.animationRepeatCount = $0 } }
      })
    list.property(
      "isAnimating", Bool.self, objc: "animating", doc: "Whether images follow each other now.",
      get: { thread, object in ImageView.at(object) { give(thread, $0.isAnimating) } })
    list.method(
      "startAnimating", objc: "startAnimating",
      doc: "Shows the animation images one after the other, from the first on.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in ImageView.at(object) { $0.startAnimating() } }
      })
    list.method(
      "stopAnimating", objc: "stopAnimating", doc: "Stops, and shows the image again.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in ImageView.at(object) { $0.stopAnimating() } }
      })
  }
}
