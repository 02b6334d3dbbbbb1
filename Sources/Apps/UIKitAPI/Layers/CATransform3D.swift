import Foundation

/// A transform of space. Core Animation's structure of this name. The part within the plane is drawn.
///
/// ```swift
/// let badge = CALayer()
/// badge.transform = CATransform3DMakeScale(1.2, 1.2, 1)
/// ```
public struct CATransform3D: Hashable, Sendable {
    /// The entries of the matrix, row by row.
    public var m11, m12, m13, m14: CGFloat
    /// See ``m11``.
    public var m21, m22, m23, m24: CGFloat
    /// See ``m11``.
    public var m31, m32, m33, m34: CGFloat
    /// See ``m11``.
    public var m41, m42, m43, m44: CGFloat

    /// Makes the transform that changes nothing.
    public init() { self.init(.identity) }

    init(_ affine: CGAffineTransform) {
        (m11, m12, m13, m14) = (affine.a, affine.b, 0, 0)
        (m21, m22, m23, m24) = (affine.c, affine.d, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (affine.tx, affine.ty, 0, 1)
    }

    /// The part of the transform within the plane.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(translationX: tx, y: ty))
    transform.m43 = tz
    return transform
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
    transform.m33 = sz
    return transform
}

/// Returns a rotation around an axis by an angle in radians. A rotation around another axis than z is drawn without
/// perspective.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let turn = CGAffineTransform(rotationAngle: angle)
    let (sine, cosine) = (turn.b, turn.a)
    let rest = 1 - cosine
    var transform = CATransform3D()
    (transform.m11, transform.m12) = (x * x * rest + cosine, x * y * rest + z * sine)
    (transform.m13, transform.m21) = (x * z * rest - y * sine, x * y * rest - z * sine)
    (transform.m22, transform.m23) = (y * y * rest + cosine, y * z * rest + x * sine)
    (transform.m31, transform.m32) = (x * z * rest + y * sine, y * z * rest - x * sine)
    transform.m33 = z * z * rest + cosine
    return transform
}

/// Returns a transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// The first transform, followed by the second one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    return CATransform3D(
        rows: first.map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
        })
}

/// A translation, followed by a transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling, followed by a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation around an axis by an angle in radians, followed by a transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        self.init()
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}
