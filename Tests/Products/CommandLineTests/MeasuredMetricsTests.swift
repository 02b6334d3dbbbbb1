import BuiltProgram
import Foundation
import Testing

/// `balloon measure --metrics`: a scene with both values of what is not known.
struct MeasuredMetricsTests {
    private static let scene = """
        message:
          summaryText: Dinner
          url: "https://example.com"
          layout:
            template: {caption: "Dinner at the pier on Thursday, at seven?", trailingCaption: "$1,250.00"}

        """

    @Test func bothModesAreShown() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "dinner.yaml")
        let run = try scratch.balloon("measure", "dinner.yaml", "--metrics", "trailingKeepsWidth")
        let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("dinner") && $0.contains(" template ") }
        #expect(run.status == 0 && rows.count == 2)
        // In proportion the price is split; as wide as it is, it is whole (8.16).
        #expect(rows[0].contains("trailingCaption") && rows[1].contains("trailingKeepsWidth: true"))
        #expect(!rows[1].contains("trailingCaption: wordBroken"))
    }

    @Test(arguments: ["trailingKeepsWith", "maximumHeight"])
    func whatIsNotYesOrNoIsRefused(metric: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "dinner.yaml")
        let run = try scratch.balloon("measure", "dinner.yaml", "--metrics", metric)
        #expect(run.status != 0 && run.errors.contains(metric))
    }
}
