import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Typesetting
import UIKitAPI
import ViewLayout

/// 24 attributed labels in 12 scripts (Resources/attributed-labels.json), as Scripts/draw-attributed draws them in
/// Chromium.
@MainActor struct AttributedPage {
    /// A text size, with how wide and tall the place of a label is.
    enum Size: String, CaseIterable, Sendable {
        case L, AX3

        var category: ContentSizeCategory { self == .L ? .large : .accessibilityExtraLarge }
        var width: CGFloat { self == .L ? 200 : 380 }
        var height: CGFloat { self == .L ? 64 : 210 }
    }

    struct Label: Decodable {
        let language: String
        let runs: [Run]
    }

    struct Run: Decodable {
        let text: String
        let color, background, weight: String?
        /// Factors of the label's size.
        let size, raised: Double?
        let underline, strike: Bool?
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources")

    let size: Size
    let labels: [Label]

    init(_ size: Size) throws {
        self.size = size
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("attributed-labels.json"))
        labels = try JSONDecoder().decode([Label].self, from: data)
    }

    private static let colors: [String: UIColor] = [
        "red": .init(red: 1, green: 0, blue: 0, alpha: 1), "blue": .init(red: 0, green: 0, blue: 1, alpha: 1),
        "green": .init(red: 0, green: 128.0 / 255, blue: 0, alpha: 1),
        "yellow": .init(red: 1, green: 1, blue: 0, alpha: 1),
    ]

    private func traits(_ language: String) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: size.category, locale: language)
    }

    private func text(of label: Label) -> NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body).pointSize
        let text = NSMutableAttributedString(string: "")
        for (index, run) in label.runs.enumerated() {
            let weight: UIFont.Weight = run.weight == nil ? .regular : .bold
            var attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: body * (run.size ?? 1), weight: weight),
                .foregroundColor: run.color.flatMap { Self.colors[$0] } ?? UIColor.black,
            ]
            attributes[.backgroundColor] = run.background.flatMap { Self.colors[$0] }
            attributes[.baselineOffset] = run.raised.map { NSNumber(value: Double($0 * body)) }
            attributes[.underlineStyle] = run.underline.map { _ in NSNumber(value: NSUnderlineStyle.single.rawValue) }
            attributes[.strikethroughStyle] = run.strike.map { _ in NSNumber(value: NSUnderlineStyle.single.rawValue) }
            // Foundation on Linux ends the process where neighbours have the same keys and objects of Swift classes; it
            // compares no values where one has more keys.
            for key in 0..<(index.isMultiple(of: 2) ? 0 : 9) {
                attributes[NSAttributedString.Key("key \(key)")] = NSNumber(value: key)
            }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }

    /// Each label as it is drawn for a viewer of its language: 4 columns, 6 rows.
    func drawn() throws -> (page: Bitmap, records: [String]) {
        let (gap, rows) = (CGFloat(10), 6)
        var items: [DisplayItem] = []
        var records: [String] = []
        let canvas = CGSize(
            width: 4 * (size.width + gap) + gap, height: CGFloat(rows) * (size.height + gap) + gap)
        items.append(.fill(.rectangle(CGRect(origin: .zero, size: canvas)), Color(red: 255, green: 255, blue: 255)))
        for (index, label) in labels.enumerated() {
            let context = LayoutContext(traits: traits(label.language), fonts: try .bundled())
            let place = CGPoint(
                x: gap + CGFloat(index % 4) * (size.width + gap), y: gap + CGFloat(index / 4) * (size.height + gap))
            let node = try CurrentViewer.run(in: context) {
                let view = UILabel()
                view.attributedText = text(of: label)
                view.numberOfLines = 0
                let fitting = view.sizeThatFits(CGSize(width: size.width, height: 1_000))
                view.frame = CGRect(x: 0, y: 0, width: size.width, height: fitting.height)
                return try view.placed(at: place, in: context)
            }
            guard let node else { continue }
            items += DisplayList(placed: node, size: canvas).items
            records.append(LayoutRecord(placed: node).text)
        }
        return (try Renderer().render(DisplayList(size: canvas, items: items), scale: 1), records)
    }
}
