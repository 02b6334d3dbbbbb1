import Foundation

/// The parts of a transform, as Core Animation uses them for the keys `transform.rotation.z` and `transform.scale`. A
/// change of one part does not change the others.
struct TransformParts {
    /// The scale along each axis.
    var scale: [CGFloat]
    /// The rotation around each axis, in radians: first around x, then around y, then around z.
    var rotation: [CGFloat]
    /// The translation, in points.
    var translation: [CGFloat]

    /// Splits a transform into its parts. A shear is not one of the parts, and is lost.
    init(_ map: CATransform3D) {
        let rows = [[map.m11, map.m12, map.m13], [map.m21, map.m22, map.m23], [map.m31, map.m32, map.m33]]
        let lengths = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
        let axes = zip(rows, lengths).map { row, length in length > 0 ? row.map { $0 / length } : row }
        let turn = [
            atan2(axes[1][2], axes[2][2]), asin(max(-1, min(1, -axes[0][2]))), atan2(axes[0][1], axes[0][0]),
        ]
        rotation = turn
        // An axis that has the opposite direction is mirrored.
        let turned = Self.axes(of: turn)
        scale = (0..<3).map { axis in
            let along = zip(axes[axis], turned[axis]).map { $0 * $1 }.reduce(0, +)
            return along < 0 ? -lengths[axis] : lengths[axis]
        }
        translation = [map.m41, map.m42, map.m43]
    }

    /// The transform of the parts: a scaling, then the rotations, then the translation.
    var map: CATransform3D {
        let rows = zip(Self.axes(of: rotation), scale).map { row, factor in row.map { $0 * factor } }
        var map = CATransform3D()
        (map.m11, map.m12, map.m13) = (rows[0][0], rows[0][1], rows[0][2])
        (map.m21, map.m22, map.m23) = (rows[1][0], rows[1][1], rows[1][2])
        (map.m31, map.m32, map.m33) = (rows[2][0], rows[2][1], rows[2][2])
        (map.m41, map.m42, map.m43) = (translation[0], translation[1], translation[2])
        return map
    }

    /// The directions of the axes after rotations around x, y and z.
    private static func axes(of turns: [CGFloat]) -> [[CGFloat]] {
        let map = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeRotation(turns[0], 1, 0, 0), CATransform3DMakeRotation(turns[1], 0, 1, 0)),
            CATransform3DMakeRotation(turns[2], 0, 0, 1))
        return [[map.m11, map.m12, map.m13], [map.m21, map.m22, map.m23], [map.m31, map.m32, map.m33]]
    }

    private static let axisNames = ["x", "y", "z"]

    /// The part of a name such as `rotation.z`; nil for a name that is not one. Without an axis a rotation is the one
    /// about z, and a scale the mean of all three. Source: Core Animation, "Key Paths".
    subscript(name: Substring) -> CGFloat? {
        get {
            let words = name.split(separator: ".")
            let axis = words.count == 2 ? Self.axisNames.firstIndex(of: String(words[1])) : nil
            guard words.count == 1 || axis != nil else { return nil }
            switch words.first {
            case "rotation": return rotation[axis ?? 2]
            case "scale": return axis.map { scale[$0] } ?? scale.reduce(0, +) / 3
            case "translation": return axis.map { translation[$0] }
            default: return nil
            }
        }
        set {
            let words = name.split(separator: ".")
            let axis = words.count == 2 ? Self.axisNames.firstIndex(of: String(words[1])) : nil
            guard let newValue, words.count == 1 || axis != nil else { return }
            switch words.first {
            case "rotation": rotation[axis ?? 2] = newValue
            case "scale": if let axis { scale[axis] = newValue } else { scale = [newValue, newValue, newValue] }
            case "translation": if let axis { translation[axis] = newValue }
            default: break
            }
        }
    }
}
