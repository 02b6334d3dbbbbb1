import Foundation

/// Scenes small enough to read at a glance.
package enum Scenes {
    package static func captions(caption: String, subcaption: String? = nil) -> String {
        """
        message:
          summaryText: A test
          layout:
            template:
              caption: \(caption)
        \(subcaption.map { "      subcaption: \($0)" } ?? "")
        """
    }

    /// A square picture with a caption and a subcaption of one line each: facts sheet, section 3, worked example.
    package static let square = """
        message:
          summaryText: A test
          layout:
            template: {image: square.png, caption: Dinner at 7?, subcaption: Ferry Building}
        """

    /// A live layout with the height of a picture and a button that is as tall as its text style.
    package static let live = """
        message:
          summaryText: A test
          layout:
            live:
              view: {vstack: [{fill: "#8ecae6", frame: {height: 217}}, {button: Accept, font: subheadline}], spacing: 0}
              contentSize: {height: {sum: [217, {lineHeight: subheadline}]}}
              alternate: {caption: Concert}
        """

    /// The PNG that ``square`` names, as wide as it is tall.
    package static func squarePicture() throws -> Data {
        try Data(contentsOf: Balloon.package.appendingPathComponent("Examples/images/ferry-building.png"))
    }
}
