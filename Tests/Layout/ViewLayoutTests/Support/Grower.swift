import Foundation

@testable import ViewLayout

/// Grows random trees of elements.
struct Grower {
    var random: SplitMix
    /// Wraps every element of the tree.
    var wrap: (any Element) -> any Element = { $0 }

    mutating func element(_ depth: Int) -> any Element { wrap(depth > 0 ? container(depth) : leaf()) }

    private mutating func container(_ depth: Int) -> any Element {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3:
            let alignment = VerticalAlignment.allCases.randomElement(using: &random) ?? .center
            return HStack(children(depth), alignment: alignment, spacing: length() / 20)
        case 4...6:
            let alignment = HorizontalAlignment.allCases.randomElement(using: &random) ?? .center
            return VStack(children(depth), alignment: alignment, spacing: length() / 20)
        case 7: return ZStack(children(depth))
        case 8: return Changed.clipped(element(depth - 1), outline: .rounded(radius: 3))
        case 9: return Padding(element(depth - 1), insets: EdgeInsets(length() / 10))
        case 10: return Frame(element(depth - 1), width: maybe(length()), height: maybe(length()))
        default:
            let minimum = CGSize(width: length(), height: length())
            return Frame(
                element(depth - 1), minWidth: maybe(minimum.width), maxWidth: maybe(minimum.width + length()),
                minHeight: maybe(minimum.height), maxHeight: maybe(minimum.height + length()))
        }
    }

    private mutating func children(_ depth: Int) -> [any Element] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in element(depth - 1) }
    }

    private mutating func leaf() -> any Element {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return Fill(.semantic(.tint))
        case 1: return Divider()
        case 2: return Spacer(minLength: length() / 10)
        case 3: return Stretchy(width: 10...(10 + length()), height: 5...(5 + length()))
        default:
            let words = ["one", "two", "three", "fourteen"].prefix(Int.random(in: 1...4, using: &random))
            return Text(words.joined(separator: " "), lineLimit: Bool.random(using: &random) ? 2 : nil)
        }
    }

    private mutating func length() -> CGFloat { CGFloat(Int.random(in: 0..<600, using: &random)) / 4 }
    private mutating func maybe(_ length: CGFloat) -> CGFloat? { Bool.random(using: &random) ? length : nil }
}
