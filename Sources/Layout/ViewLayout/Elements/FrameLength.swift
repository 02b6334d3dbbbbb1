import Foundation
import Support

/// The rules of a ``Frame`` along one axis.
struct FrameLength {
    /// `width` or `height`, for errors.
    let name: String
    let fixed, minimum, maximum: CGFloat?

    func validate() throws {
        if let fixed { try LayoutLimits.check(fixed, name, of: "frame") }
        if let minimum { try LayoutLimits.check(minimum, name, of: "frame") }
        if let maximum {
            // An infinite maximum makes a frame as large as it is offered.
            if maximum != .infinity { try LayoutLimits.check(maximum, "maximum \(name)", of: "frame") }
            if let minimum, minimum > maximum {
                throw LayoutError.contradictoryLimits(
                    element: "frame", minimum: Double(minimum), maximum: Double(maximum))
            }
        }
    }

    /// The length that the child is offered.
    func offer(for offered: CGFloat?, in context: LayoutContext) -> CGFloat? {
        if let fixed { return fixed }
        return offered.map { limited($0, in: context) }
    }

    /// The frame's length when the child has the length `child`.
    func length(child: CGFloat, offered: CGFloat?, in context: LayoutContext) -> CGFloat {
        if let fixed { return fixed }
        let offered = offered.map { limited($0, in: context) }
        var length = child
        if let minimum { length = context.larger(minimum, context.smaller(length, offered ?? length)) }
        if let maximum { length = context.smaller(maximum, context.larger(length, offered ?? length)) }
        return length
    }

    private func limited(_ offered: CGFloat, in context: LayoutContext) -> CGFloat {
        context.smaller(context.larger(offered, minimum ?? 0), maximum ?? .infinity)
    }
}

extension FrameLength: CustomStringConvertible {
    var description: String {
        if let fixed { return FixedDecimal.text(fixed) }
        guard minimum != nil || maximum != nil else { return "child" }
        return "\(minimum.map { FixedDecimal.text($0) } ?? "0")...\(maximum.map { FixedDecimal.text($0) } ?? "child")"
    }
}
