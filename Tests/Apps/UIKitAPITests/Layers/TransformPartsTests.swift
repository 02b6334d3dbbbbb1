import Foundation
import Testing

@testable import UIKitAPI

/// Transforms of space, by Core Animation's matrices: points are rows, and the first transform stands on the left.
struct TransformPartsTests {
    private func near(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        let paths: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        return paths.allSatisfy { abs(one[keyPath: $0] - other[keyPath: $0]) < 1e-9 }
    }

    /// Where a point of space comes to lie.
    private func place(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ map: CATransform3D) -> [CGFloat] {
        [
            x * map.m11 + y * map.m21 + z * map.m31 + map.m41, x * map.m12 + y * map.m22 + z * map.m32 + map.m42,
            x * map.m13 + y * map.m23 + z * map.m33 + map.m43,
        ].map { ($0 * 1e6).rounded() / 1e6 }
    }

    /// A quarter turn about each axis, from x to y, from y to z and from z to x.
    @Test func turns() {
        let quarter = CGFloat.pi / 2
        #expect(place(1, 2, 3, CATransform3DMakeRotation(quarter, 0, 0, 1)) == [-2, 1, 3])
        #expect(place(1, 2, 3, CATransform3DMakeRotation(quarter, 5, 0, 0)) == [1, -3, 2])
        #expect(place(1, 2, 3, CATransform3DMakeRotation(quarter, 0, 1, 0)) == [3, 2, -1])
        // A third of a turn about the diagonal exchanges the axes.
        #expect(place(1, 2, 3, CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)) == [3, 1, 2])
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    /// What is added to a transform is done first.
    @Test func whatIsAddedIsDoneFirst() {
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect(place(1, 1, 1, CATransform3DTranslate(scaled, 1, 2, 3)) == [4, 9, 16])
        #expect(place(1, 1, 1, CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4)) == [3, 5, 7])
        #expect(place(1, 0, 0, CATransform3DRotate(scaled, .pi / 2, 0, 0, 1)) == [0, 3, 0])
        #expect(place(1, 1, 1, CATransform3DConcat(scaled, CATransform3DMakeTranslation(1, 2, 3))) == [3, 5, 7])
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DMakeAffineTransform(flat).affine == flat && CATransform3D() == CATransform3DIdentity)
        #expect(place(1, 1, 7, CATransform3DMakeAffineTransform(flat)) == [9, 12, 7])
    }

    /// The parts of a transform make it again, also where an axis is mirrored.
    @Test(
        arguments: [
            (CATransform3DIdentity, [0, 0, 0], [1, 1, 1]), (CATransform3DMakeScale(2, 3, 4), [0, 0, 0], [2, 3, 4]),
            (CATransform3DMakeRotation(0.5, 0, 0, 1), [0, 0, 0.5], [1, 1, 1]),
            (CATransform3DMakeRotation(-0.5, 0, 1, 0), [0, -0.5, 0], [1, 1, 1]),
            (CATransform3DMakeRotation(0.5, 1, 0, 0), [0.5, 0, 0], [1, 1, 1]),
            (CATransform3DMakeScale(1, -2, 1), [0, 0, 0], [1, -2, 1]),
            (CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 0, 0, 1), [0, 0, 0.5], [1, 1, 1]),
        ] as [(CATransform3D, [CGFloat], [CGFloat])])
    func partsOfTransforms(_ map: CATransform3D, _ turns: [CGFloat], _ scale: [CGFloat]) {
        let parts = TransformParts(map)
        #expect(zip(parts.rotation, turns).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(zip(parts.scale, scale).allSatisfy { abs($0 - $1) < 1e-9 } && near(parts.map, map))
    }

    /// "Key Paths": a rotation is about z, a scale the mean of three; other names are none.
    @Test func partsByName() {
        var parts = TransformParts(CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 1, 2, 6))
        #expect(parts["scale"] == 3 && parts["scale.y"] == 2 && parts["translation.z"] == 7 && parts["rotation"] == 0)
        #expect(["scale.w", "shear", "translation", "scale.x.y", ""].allSatisfy { parts[Substring($0)] == nil })
        parts["rotation"] = 0.25
        parts["scale"] = 2
        parts["translation.x"] = 9
        parts["translation"] = 1
        parts["scale.w"] = 8
        #expect(parts.rotation == [0, 0, 0.25] && parts.scale == [2, 2, 2] && parts.translation == [9, 6, 7])
        parts["rotation.x"] = 0.5
        parts["scale.z"] = nil
        #expect(parts.rotation == [0.5, 0, 0.25] && parts.scale == [2, 2, 2])
    }
}
