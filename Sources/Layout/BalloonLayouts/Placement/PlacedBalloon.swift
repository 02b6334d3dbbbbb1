import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// A balloon, a conversation or a sticker browser that has its size and every node in its place.
///
/// ```swift
/// let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
/// print(balloon.size, balloon.findings.map(\.kind))
/// print(balloon.record.text)
/// try Data(balloon.picture(scale: 2).png()).write(to: URL(fileURLWithPath: "invitation.png"))
/// ```
public struct PlacedBalloon: Sendable {
    /// The size in points. A template's is on the pixel grid; a live layout's is its answer, unrounded.
    public let size: CGSize
    /// The balloon, conversation or browser itself; its frame starts at zero and has the size.
    package let balloon: PlacedNode
    /// The name of the app below the balloon; nil for none.
    package internal(set) var attribution: PlacedNode? {
        didSet {
            let root = root
            named = LazyValue { root.namedForFindings }
            judgeAgain()
        }
    }
    /// What a message says in addition to its layout, by the names of `MSMessage`: not drawn, but kept in a record.
    package var inputs: [LayoutRecord.Attribute] = []
    /// Other inputs of the scene; computed when a record is requested.
    package var sceneInputs: @Sendable () -> [LayoutRecord.Attribute] = { [] }
    /// Whether it is as tall as Messages is assumed to allow.
    package internal(set) var hasAssumedHeight = false
    /// Knows the other widths at which all lines stay the same; nil where this is not known.
    var layoutOverWidths: (any LayoutOverWidths)?
    /// The traits it was placed for.
    public let traits: TraitCollection
    /// What the author should know. Computed once, when it is first used: O(glyphs), and with a picture O(the pixels at
    /// its edges and under its titles).
    public var findings: [Finding] { judged.value }
    private var judged: LazyValue<[Finding]>
    private var named: LazyValue<PlacedNode>
    /// ``root`` with the names that findings use. Made once, when it is first used.
    package var namedRoot: PlacedNode { named.value }
    /// The findings about the content, without those about places in this tree.
    private(set) var contentFindings: FindingList { didSet { judgeAgain() } }
    /// The part of a conversation that each child of ``balloon`` belongs to; empty for a balloon on its own.
    let entries: [String?]
    /// The answer of a live layout, and the size that its view needs; nil for other content.
    package let fit: ViewFit?

    package init(
        size: CGSize, balloon: PlacedNode, traits: TraitCollection,
        findings: @escaping @autoclosure @Sendable () -> [Finding], entries: [String?] = [],
        fit: ViewFit? = nil
    ) {
        self.init(
            size: size, balloon: balloon, traits: traits, list: FindingList(findings()), entries: entries,
            fit: fit)
    }

    init(
        size: CGSize, balloon: PlacedNode, traits: TraitCollection, list: FindingList, entries: [String?] = [],
        named known: LazyValue<PlacedNode>? = nil, fit: ViewFit? = nil
    ) {
        self.size = size
        self.balloon = balloon
        self.traits = traits
        contentFindings = list
        self.entries = entries
        self.fit = fit
        let named = known ?? LazyValue { balloon.namedForFindings }
        self.named = named
        judged = LazyValue { Self.judged(list.findings, of: balloon, named, entries) }
    }

    private mutating func judgeAgain() {
        let (list, root, named, entries) = (contentFindings, root, named, entries)
        judged = LazyValue { Self.judged(list.findings, of: root, named, entries) }
    }

    /// The findings about the content and about the places in it. If a whole view is clipped, its parts
    /// below the edge get no findings of their own.
    private static func judged(
        _ content: [Finding], of root: PlacedNode, _ named: LazyValue<PlacedNode>, _ entries: [String?]
    ) -> [Finding] {
        let clipped = Set(content.filter(ClippedContent.isOfView).map(\.entry))
        let entriesWithOverlaps = Set(content.filter { $0.kind == .touchTargetsOverlap }.map(\.entry))
        return content
            + PlacementFindings.findings(
                in: entries.isEmpty ? named.value : root, entries: entries, clippedBelow: clipped,
                viewKind: BalloonFrame.liveKind,
                overlappingButtons: overlappingButtons(of: entriesWithOverlaps, in: root, named, entries))
    }

    /// The buttons that overlap in some entries, or in the balloon on its own.
    private static func overlappingButtons(
        of overlapping: Set<String?>, in root: PlacedNode, _ named: LazyValue<PlacedNode>, _ entries: [String?]
    ) -> [String?: Set<TouchTargets.Pair>] {
        guard !overlapping.isEmpty else { return [:] }
        guard !entries.isEmpty else { return [nil: TouchTargets(in: named.value).overlappingPairs] }
        var pairs: [String?: Set<TouchTargets.Pair>] = [:]
        for (entry, child) in zip(entries, root.children) where overlapping.contains(entry) {
            pairs[entry, default: []].formUnion(TouchTargets(in: child.namedForFindings).overlappingPairs)
        }
        return pairs
    }

    /// Adds findings after the existing ones; they are computed on request.
    package mutating func addFindings(_ findings: @escaping @autoclosure @Sendable () -> [Finding]) {
        contentFindings.append(findings())
    }

    /// Adds findings about pixels after the existing ones; they are computed on request.
    package mutating func addFindings(ofPixels findings: @escaping @autoclosure @Sendable () -> [Finding]) {
        contentFindings.append(ofPixels: findings())
    }

    /// The findings that need no pixels. Computed on each access.
    package var findingsOfLayout: [Finding] {
        Self.judged(contentFindings.findingsOfLayout, of: root, named, entries)
    }

    /// The placed tree: ``balloon``, or the balloon with the line below it.
    package var root: PlacedNode { root(of: balloon) }

    /// The tree as a record: what a golden keeps beside the picture. Computed again each time, O(nodes).
    public var record: LayoutRecord { LayoutRecord(placed: root, inputs: inputs + sceneInputs() + traits.recordInputs) }

    /// The size of the picture, in points: the size with the tail and the app's name below it, rounded outward to
    /// whole pixels.
    public var canvasSize: CGSize {
        let height = max(bodyAndTailHeight, attribution?.frame.maxY ?? 0)
        return PixelGrid(traits).roundedOutward(CGSize(width: size.width, height: height))
    }

    /// What to draw: the balloon's shape in its background colour and the content clipped to it.
    /// - Parameter namesNodes: whether the items of each node are grouped under its name, for an SVG.
    package func displayList(namesNodes: Bool = false) -> DisplayList {
        DisplayList(placed: drawnRoot, size: canvasSize, namesNodes: namesNodes)
    }

    /// The height of the balloon including a tail below it, in points. The bubble that replaces a balloon on
    /// an older system has such a tail too.
    var bodyAndTailHeight: CGFloat {
        let bubble = balloon.clip == nil ? balloon.children.last?.bubbleShape : nil
        return max(size.height, (shape ?? bubble)?.bounds.maxY ?? 0)
    }

    private func root(of balloon: PlacedNode) -> PlacedNode {
        guard let attribution else { return balloon }
        return PlacedNode(
            kind: .message, frame: balloon.frame.union(attribution.frame), children: [balloon, attribution])
    }

    /// The tree as it is drawn: content that ends at the edge is extended to the edge of the body and under the tail.
    var drawnRoot: PlacedNode {
        root(of: shape.map { balloon.drawnOut(to: $0, on: PixelGrid(traits)) } ?? balloon)
    }

    private var shape: BalloonShape? {
        guard case .balloon(let shape) = balloon.clip else { return nil }
        return shape
    }
}

extension PlacedNode {
    /// The outline of a text bubble; nil for other nodes.
    fileprivate var bubbleShape: BalloonShape? {
        guard case .fill(.balloon(let shape), _) = content else { return nil }
        return shape
    }
}

extension PlacedBalloon {
    /// Throws for a balloon with a box in place of a character without a glyph, because a golden must not show one.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` for the first such character.
    package func refuseMissingGlyphs() throws { try root.refuseMissingGlyphs() }
}

extension PlacedNode {
    fileprivate func refuseMissingGlyphs() throws {
        if case .text(let text) = content, let missing = text.paragraph.missingCharacters.first {
            throw TypesettingError.missingGlyph(scalar: missing.character, cascade: text.paragraph.familyNames)
        }
        for child in children { try child.refuseMissingGlyphs() }
    }
}
