import Foundation
import Synchronization
import Testing

@testable import ViewLayout

@Suite struct MeasurementMemoryTests {
    private func context(
        firstDepth: Int = MeasurementMemory.standardFirstDepth, maximumCount: Int = MeasurementMemory.maximumCount,
        measurementLimit: Int = LayoutLimits.maximumMeasurementCount
    ) throws -> LayoutContext {
        let plain = try makeContext()
        let memory = MeasurementMemory(
            firstDepth: firstDepth, maximumCount: maximumCount, measurementLimit: measurementLimit)
        return LayoutContext(traits: plain.traits, fonts: plain.fonts, measurements: memory)
    }

    /// Measures its child for viewers with larger text.
    private struct Enlarged: Element {
        var child: any Element

        private func enlarged(_ context: LayoutContext) -> LayoutContext {
            var context = context
            context.traits.preferredContentSizeCategory = .accessibilityLarge
            return context
        }

        func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
            try child.measure(proposal, in: enlarged(context))
        }

        func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
            try child.place(in: bounds, proposal: proposal, context: enlarged(context))
        }
    }

    /// Makes its stack anew whenever it is asked, wider spaced the higher the offer.
    private struct Made: Element {
        var children: [any Element]

        private func stack(for proposal: ProposedSize) -> any Element {
            let odd = proposal.height.map { $0.isFinite && Int($0) % 2 == 1 } ?? false
            return HStack(odd ? children.reversed() : children + [Fill(.semantic(.tint))], spacing: odd ? 3 : 1)
        }

        func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
            try stack(for: proposal).measure(proposal, in: context)
        }

        func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
            try stack(for: proposal).place(in: bounds, proposal: proposal, context: context)
        }
    }

    /// Random trees; stacks share the arrays of their children where they can.
    private struct Grower {
        var random: SplitMix
        var arrays: [[any Element]] = []

        mutating func length() -> CGFloat { CGFloat(Int.random(in: 0..<600, using: &random)) / 4 }

        mutating func maybe(_ length: CGFloat) -> CGFloat? { Bool.random(using: &random) ? length : nil }

        mutating func children(_ depth: Int) -> [any Element] {
            if let known = arrays.last, Int.random(in: 0..<4, using: &random) == 0 { return known }
            let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in element(depth - 1) }
            arrays.append(children)
            return children
        }

        mutating func element(_ depth: Int) -> any Element {
            guard depth > 0 else { return leaf() }
            switch Int.random(in: 0..<14, using: &random) {
            case 0...2: return HStack(children(depth), alignment: alignment(), spacing: length() / 20)
            case 3...5: return VStack(children(depth), spacing: length() / 20)
            case 6: return ZStack(children(depth))
            case 7: return Enlarged(child: element(depth - 1))
            case 8: return Made(children: children(depth))
            case 9: return Padding(element(depth - 1), insets: EdgeInsets(length() / 10))
            case 10: return Background(element(depth - 1), background: element(depth - 1))
            case 11: return Frame(element(depth - 1), width: maybe(length()), height: maybe(length()))
            default:
                let minimum = CGSize(width: length(), height: length())
                return Frame(
                    element(depth - 1), minWidth: maybe(minimum.width), maxWidth: maybe(minimum.width + length()),
                    minHeight: maybe(minimum.height), maxHeight: maybe(minimum.height + length()))
            }
        }

        mutating func alignment() -> VerticalAlignment { VerticalAlignment.allCases.randomElement(using: &random)! }

        mutating func leaf() -> any Element {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return Fill(.semantic(.tint))
            case 1: return Divider()
            case 2: return Spacer(minLength: length() / 10)
            case 3: return Stretchy(width: 10...(10 + length()), height: 5...(5 + length()))
            default:
                let words = ["one", "two", "three", "fourteen"].prefix(Int.random(in: 1...4, using: &random))
                return Text(words.joined(separator: " "))
            }
        }
    }

    /// Steele, Lea and Flood's generator: the same numbers everywhere.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private let proposals: [ProposedSize] = {
        let lengths: [CGFloat?] = [nil, 0, 137.5, .infinity]
        return lengths.flatMap { width in lengths.map { ProposedSize(width: width, height: $0) } }
    }()

    /// Whether the memory begins at once or one stack down, and whether it forgets all the time.
    @Test(arguments: [(1, MeasurementMemory.maximumCount), (1, 3), (2, 7)])
    func rememberedAnswersAreThoseOfAsking(firstDepth: Int, maximumCount: Int) throws {
        let asking = try context(firstDepth: .max)
        let remembering = try context(firstDepth: firstDepth, maximumCount: maximumCount)
        for seed in 0..<50 as Range<UInt64> {
            var grower = Grower(random: SplitMix(state: seed))
            let element = grower.element(4)
            for proposal in proposals {
                let answer = try element.measure(proposal, in: asking)
                // As text, for the first baseline in an infinite height is no number.
                let again = try element.measure(proposal, in: remembering)
                #expect("\(again)" == "\(answer)", "\(seed), \(proposal)")
                let size = CGSize(width: min(answer.size.width, 900), height: min(answer.size.height, 900))
                let bounds = CGRect(origin: .zero, size: size)
                let placed = try element.place(in: bounds, proposal: proposal, context: asking)
                let remembered = try element.place(in: bounds, proposal: proposal, context: remembering)
                #expect(lines(of: remembered) == lines(of: placed), "\(seed), \(proposal)")
            }
        }
    }

    /// Everything of a placed tree but its texts' lines, which follow from it.
    private func lines(of node: PlacedNode) -> [String] {
        ["\(node.kind) \(node.frame) \(node.attributes) \(node.children.count)"] + node.children.flatMap(lines)
    }

    @Test func threadsShareAContext() async throws {
        let asking = try context(firstDepth: .max)
        let remembering = try context(firstDepth: 1)
        for seed in 0..<4 as Range<UInt64> {
            var grower = Grower(random: SplitMix(state: 1_000 + seed))
            let element = grower.element(4)
            let answers = try proposals.map { try element.measure($0, in: asking) }
            try await withThrowingTaskGroup(of: [ViewDimensions].self) { group in
                for _ in 0..<8 {
                    group.addTask { [proposals] in try proposals.map { try element.measure($0, in: remembering) } }
                }
                for try await own in group { #expect("\(own)" == "\(answers)") }
            }
        }
    }

    /// An element that is another the next time it is laid out, as an object can be.
    private final class Changing: Element {
        let length = Mutex<CGFloat>(10)

        func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
            let length = length.withLock { $0 }
            return ViewDimensions(size: CGSize(width: length, height: length), validWidths: .anyWidth)
        }

        func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
            PlacedNode(id: nil, kind: "changing", frame: bounds)
        }
    }

    @Test func nothingIsRememberedBeyondALayout() throws {
        let context = try context(firstDepth: 1)
        let changing = Changing()
        let row = HStack([HStack([changing])])
        #expect(try row.measure(.unspecified, in: context).size.width == 10)
        changing.length.withLock { $0 = 25 }
        #expect(try row.measure(.unspecified, in: context).size.width == 25)
    }

    @Test func memoryLetsGoOfTheChildren() throws {
        let context = try context(firstDepth: 1)
        weak var child: Changing?
        do {
            let changing = Changing()
            child = changing
            _ = try HStack([HStack([changing])]).measure(.unspecified, in: context)
        }
        #expect(child == nil)
    }

    /// Pictures that keep their aspect make a row's shares depend on its height and a column's on its width, so each
    /// level asks for more sizes than the one around it. That ends with an error, not never.
    @Test func sharesThatMultiplyEnd() throws {
        var element: any Element = Fill(.semantic(.tint))
        for level in 0..<60 {
            let part = Frame(element, minWidth: 10, maxWidth: 900, minHeight: 10, maxHeight: 900)
            let isRow = level % 2 == 0
            let aspect = Aspect(ratio: 0.01 + CGFloat(level) / 7_000, isRow: isRow)
            element = isRow ? HStack([part, aspect]) as any Element : VStack([part, aspect])
        }
        let context = try context(measurementLimit: 20_000)
        #expect(throws: LayoutError.tooManyMeasurements(limit: 20_000)) {
            try element.measure(ProposedSize(width: 870, height: 790), in: context)
        }
        // What went wrong does not count against the next layout.
        #expect(try HStack([Divider()]).measure(.unspecified, in: context).size.height == 0)
    }

    /// A sliver whose thickness is a share of its length, as of a picture that is shown whole.
    private struct Aspect: Element {
        var ratio: CGFloat
        var isRow: Bool

        func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
            let width = proposal.width ?? 10
            let height = proposal.height ?? 10
            let size =
                isRow
                ? CGSize(width: min(width, height * ratio), height: height)
                : CGSize(width: width, height: min(height, width * ratio))
            return ViewDimensions(size: size, validWidths: .only(proposal.width))
        }

        func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
            PlacedNode(id: nil, kind: "aspect", frame: bounds)
        }
    }
}
