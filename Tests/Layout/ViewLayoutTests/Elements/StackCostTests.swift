import Foundation
import Testing

@testable import ViewLayout

/// How often stacks in stacks ask their leaves.
@Suite struct StackCostTests {
    /// How the stack of each level stands in that around it.
    enum Surroundings: String, CaseIterable {
        case bare, padded, wide, limitedWidth, limited, growing

        func around(_ element: any Element, level: Int) -> any Element {
            switch self {
            case .bare: element
            case .padded: Padding(Frame(element, minWidth: 10), insets: EdgeInsets(0.3))
            case .wide: Frame(element, minWidth: 10)
            case .limitedWidth: Frame(element, minWidth: 10, maxWidth: 200)
            case .limited: Frame(element, minWidth: 10, maxWidth: 200, minHeight: 12, maxHeight: 150)
            case .growing:
                Frame(
                    element, minWidth: CGFloat(10 + level), maxWidth: CGFloat(200 + level),
                    minHeight: CGFloat(12 + level), maxHeight: CGFloat(150 + level))
            }
        }
    }

    /// How often the leaf of nested stacks is asked until they are placed. From the inside they are columns, rows and
    /// piles in turn, as `stacks` tells.
    private func cost(
        of stacks: String, levels: Int, in surroundings: Surroundings, height: CGFloat?
    ) throws -> Int {
        let counter = QuestionCounter()
        var element: any Element = counter.counted(Fill(.semantic(.tint)))
        for level in 0..<levels {
            let children = [surroundings.around(element, level: level), Divider(), Fill(.semantic(.tint))]
            switch Array(stacks)[level % stacks.count] {
            case "v": element = VStack(children)
            case "h": element = HStack(children + [Frame(Divider(), minHeight: CGFloat(level))])
            case "r": element = HStack([children[0], Frame(Fill(.semantic(.tint)), width: 1.3)])
            case "c": element = VStack([children[0], Frame(Fill(.semantic(.tint)), height: 1.3)])
            default: element = ZStack(children)
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        _ = try element.place(in: bounds, proposal: ProposedSize(width: 300, height: height), context: makeContext())
        return counter.questionCount
    }

    /// Probing every child at every level would measure the leaf 3 to the power of 40 times.
    @Test(arguments: ["vh", "h", "v", "z", "zhv", "zh", "rc", "r"], Surroundings.allCases)
    func deepNestingStaysCheap(stacks: String, surroundings: Surroundings) throws {
        for height in [200, nil] as [CGFloat?] {
            let half = try cost(of: stacks, levels: 20, in: surroundings, height: height)
            let whole = try cost(of: stacks, levels: 40, in: surroundings, height: height)
            #expect(whole <= 8 * max(half, 40), "\(half) with half the levels")
            #expect(whole < 40 * 40 * 40)
        }
    }
}
