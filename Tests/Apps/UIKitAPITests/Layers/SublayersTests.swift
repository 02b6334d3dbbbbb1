import Foundation
import Testing
import UIKitAPI

/// Layers in layers, and maps of space, as Apple's documentation of Core Animation describes them.
@MainActor struct SublayersTests {
    private let root = CALayer()
    private let layers = (0..<4).map { _ in CALayer() }

    private var order: [Int] {
        (root.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
    }

    @Test func layersHavePlacesAmongTheirSiblings() {
        layers.prefix(3).forEach(root.addSublayer)
        root.insertSublayer(layers[3], at: 1)
        #expect(order == [0, 3, 1, 2] && layers[3].superlayer === root)
        root.insertSublayer(layers[3], below: layers[0])
        #expect(order == [3, 0, 1, 2])
        root.insertSublayer(layers[3], above: layers[1])
        #expect(order == [0, 1, 3, 2])
        root.insertSublayer(layers[0], above: layers[2])
        #expect(order == [1, 3, 2, 0])
        root.insertSublayer(layers[0], below: layers[2])
        #expect(order == [1, 3, 0, 2])
        layers[3].removeFromSuperlayer()
        #expect(order == [1, 0, 2] && layers[3].superlayer == nil)
        root.replaceSublayer(layers[0], with: layers[3])
        #expect(order == [1, 3, 2] && layers[0].superlayer == nil && layers[3].superlayer === root)
        // A layer has one layer around it.
        let other = CALayer()
        other.addSublayer(layers[1])
        #expect(order == [3, 2] && layers[1].superlayer === other)
    }

    /// "replaceSublayer(_:with:)": the new layer has the place of the old one, also where it was before it or behind it.
    @Test(arguments: [(2, 0, [1, 0, 3]), (1, 3, [0, 3, 2]), (1, 1, [0, 1, 2, 3])])
    func aSiblingTakesThePlaceOfALayer(old: Int, new: Int, expected: [Int]) {
        layers.forEach(root.addSublayer)
        root.replaceSublayer(layers[old], with: layers[new])
        #expect(order == expected && layers[new].superlayer === root)
        #expect((layers[old].superlayer == nil) == (old != new))
    }

    /// "isRemovedOnCompletion": an animation is over at once; one that stays is found by its key until it is removed.
    @Test func animationsAreFoundByTheirKeys() {
        let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
        (fade.isRemovedOnCompletion, move.isRemovedOnCompletion) = (false, false)
        root.add(CABasicAnimation(keyPath: "hidden"), forKey: "hide")
        root.add(fade, forKey: "fade")
        root.add(move, forKey: "move")
        #expect(root.animationKeys()?.sorted() == ["fade", "move"] && root.animation(forKey: "fade") === fade)
        root.removeAnimation(forKey: "fade")
        #expect(root.animationKeys() == ["move"] && root.animation(forKey: "fade") == nil)
        root.removeAllAnimations()
        #expect(root.animationKeys() == nil)
    }

    /// "setCompletionBlock(_:)": the block of a group runs when that group ends.
    @Test func groupsOfChangesEndFromTheInside() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        #expect(calls.isEmpty)
        CATransaction.commit()
        #expect(calls == ["inner"])
        CATransaction.begin()
        CATransaction.commit()
        CATransaction.commit()
        #expect(calls == ["inner", "outer"])
    }

    private func isNear(_ map: CATransform3D, _ rows: [[CGFloat]]) -> Bool {
        let found = [
            [map.m11, map.m12, map.m13], [map.m21, map.m22, map.m23], [map.m31, map.m32, map.m33],
            [map.m41, map.m42, map.m43],
        ]
        return zip(found.joined(), rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    /// A quarter of a turn about each axis takes the next axis to the one after it; the length of the axis does not matter.
    @Test func rotationsAboutTheAxes() {
        let zero: [CGFloat] = [0, 0, 0]
        #expect(isNear(CATransform3DMakeRotation(.pi / 2, 3, 0, 0), [[1, 0, 0], [0, 0, 1], [0, -1, 0], zero]))
        #expect(isNear(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), [[0, 0, -1], [0, 1, 0], [1, 0, 0], zero]))
        #expect(isNear(CATransform3DMakeRotation(.pi / 2, 0, 0, 2), [[0, 1, 0], [-1, 0, 0], [0, 0, 1], zero]))
        #expect(isNear(CATransform3DMakeRotation(.pi * 2 / 3, 1, 1, 1), [[0, 1, 0], [0, 0, 1], [1, 0, 0], zero]))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    /// "CATransform3DTranslate: t' = translate(tx, ty, tz) * t", and so the others.
    @Test func mapsOfSpaceAreJoined() {
        let (scale, move) = (CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(5, 6, 7))
        let scaled: [[CGFloat]] = [[2, 0, 0], [0, 3, 0], [0, 0, 4]]
        #expect(isNear(CATransform3DConcat(scale, move), scaled + [[5, 6, 7]]))
        #expect(isNear(CATransform3DConcat(move, scale), scaled + [[10, 18, 28]]))
        #expect(CATransform3DTranslate(scale, 5, 6, 7) == CATransform3DConcat(move, scale))
        #expect(CATransform3DScale(move, 2, 3, 4) == CATransform3DConcat(scale, move))
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(CATransform3DRotate(move, .pi / 2, 0, 0, 1) == CATransform3DConcat(turn, move))
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(isNear(CATransform3DMakeAffineTransform(plane), [[1, 2, 0], [3, 4, 0], [0, 0, 1], [5, 6, 0]]))
        root.setAffineTransform(plane)
        #expect(root.affineTransform() == plane && root.transform == CATransform3DMakeAffineTransform(plane))
    }

    /// "translatedBy(x:y:): t' = translate * t", and so the others; what has no inverse stays as it is.
    @Test func mapsOfThePlaneAreJoined() {
        let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6)
        #expect(map.translatedBy(x: 10, y: 20) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 25, ty: 66))
        #expect(map.scaledBy(x: 10, y: 20) == CGAffineTransform(a: 20, b: 0, c: 0, d: 60, tx: 5, ty: 6))
        #expect(map.rotated(by: .pi / 2) == CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 5, ty: 6))
        #expect(map.concatenating(CGAffineTransform(translationX: 1, y: 2)).tx == 6)
        #expect(CGSize(width: 1, height: 2).applying(map) == CGSize(width: 2, height: 6))
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(CGRect(x: 1, y: 2, width: 10, height: 20).applying(turn) == CGRect(x: -22, y: 1, width: 20, height: 10))
        let skewed = CGAffineTransform(a: 2, b: 1, c: 1, d: 3, tx: 4, ty: 5)
        let same = skewed.concatenating(skewed.inverted())
        for (found, wanted) in [(same.a, 1), (same.b, 0), (same.c, 0), (same.d, 1), (same.tx, 0), (same.ty, 0)]
            as [(CGFloat, CGFloat)]
        {
            #expect(abs(found - wanted) < 1e-9)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    /// Layers that are replaced as a whole are in no layer any more, and the new ones are in this one.
    @Test func allLayersAreReplaced() {
        layers.prefix(3).forEach(root.addSublayer)
        root.sublayers = [layers[3], layers[1]]
        #expect(order == [3, 1] && layers[3].superlayer === root && layers[1].superlayer === root)
        #expect(layers[0].superlayer == nil && layers[2].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && layers.allSatisfy { $0.superlayer == nil })
    }
}
