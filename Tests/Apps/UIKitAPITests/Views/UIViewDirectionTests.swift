import Foundation
import Testing
import UIKitAPI

/// Directions of content, as Apple documents `UISemanticContentAttribute`.
@MainActor struct UIViewDirectionTests {
    /// Playback and spatial controls are never flipped.
    @Test(
        arguments: [
            (.unspecified, true, false), (.playback, false, false), (.spatial, false, false),
            (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
        ] as [(UISemanticContentAttribute, Bool, Bool)])
    func directions(_ attribute: UISemanticContentAttribute, inRightToLeft: Bool, inLeftToRight: Bool) {
        let found = [UIUserInterfaceLayoutDirection.rightToLeft, .leftToRight].map {
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: $0) == .rightToLeft
        }
        #expect(found == [inRightToLeft, inLeftToRight])
        let view = UIView()
        view.semanticContentAttribute = attribute
        let shown = [UITraitEnvironmentLayoutDirection.rightToLeft, .leftToRight].map { direction in
            var found: [UIUserInterfaceLayoutDirection] = []
            UITraitCollection(layoutDirection: direction).performAsCurrent {
                found = [
                    view.effectiveUserInterfaceLayoutDirection, UIView.userInterfaceLayoutDirection(for: attribute),
                ]
            }
            return found.map { $0 == .rightToLeft }
        }
        #expect(shown == [[inRightToLeft, inRightToLeft], [inLeftToRight, inLeftToRight]])
    }

    /// A map in the plane is one in space, and a scale is the layer's.
    @Test func propertiesOfTheLayer() {
        let view = UIView()
        view.transform3D = CATransform3DMakeScale(2, 3, 1)
        view.contentScaleFactor = 3
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3) && view.layer.contentsScale == 3)
        view.transform = CGAffineTransform(translationX: 4, y: 5)
        #expect(view.transform3D.m41 == 4 && view.transform3D.m42 == 5 && view.transform3D.m11 == 1)
        view.layer.contentsScale = 2
        #expect(view.contentScaleFactor == 2)
    }
}
