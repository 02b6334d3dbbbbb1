import CFreeType
import Foundation

/// The steps of a FreeType outline, in ems, y down; conic curves become cubic ones.
final class OutlineCollector {
    private(set) var elements: [PathElement] = []
    private var last = CGPoint.zero
    private let unitsPerEm: Double

    /// - Parameter unitsPerEm: units of the outline's coordinates to an em.
    init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

    /// Splits an outline into steps.
    /// - Returns: FreeType's error code; 0 for success.
    func collect(_ outline: inout FT_Outline) -> FT_Error {
        var functions = FT_Outline_Funcs()
        functions.move_to = { to, context in OutlineCollector.of(context).move(to) }
        functions.line_to = { to, context in OutlineCollector.of(context).line(to) }
        functions.conic_to = { control, to, context in OutlineCollector.of(context).conic(control, to) }
        functions.cubic_to = { first, second, to, context in OutlineCollector.of(context).cubic(first, second, to) }
        let status = FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(self).toOpaque())
        if !elements.isEmpty { elements.append(.close) }
        return status
    }

    /// Invariant: `context` is what ``collect(_:)`` passed, which outlives the call.
    private static func of(_ context: UnsafeMutableRawPointer?) -> OutlineCollector {
        guard let context else { preconditionFailure("FreeType passes on what it was given") }
        return Unmanaged<OutlineCollector>.fromOpaque(context).takeUnretainedValue()
    }

    private func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        if !elements.isEmpty { elements.append(.close) }
        last = point(to)
        elements.append(.move(last))
        return 0
    }

    private func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
        last = point(to)
        elements.append(.line(last))
        return 0
    }

    private func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
        let control = point(control)
        let end = point(to)
        // The same curve as a cubic: its handles are at two thirds of the way to the conic's handle.
        func handle(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        elements.append(.cubic(handle(last), handle(end), end))
        last = end
        return 0
    }

    private func cubic(
        _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) -> Int32 {
        last = point(to)
        elements.append(.cubic(point(first), point(second), last))
        return 0
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector = vector?.pointee else { return last }
        return CGPoint(x: Double(vector.x) / unitsPerEm, y: -Double(vector.y) / unitsPerEm)
    }
}
