import Foundation
import Testing

@testable import UIKitAPI

/// What single constraints say.
@MainActor struct NSLayoutConstraintTests {
    /// "view2: nil": there is no second attribute, whatever is given, and the constant is the length.
    @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height])
    func aLengthHasNoSecondAttribute(_ second: NSLayoutConstraint.Attribute) {
        let (root, view) = (UIView.container(300, 200), UIView())
        root.adding(view)
        let lengths = [NSLayoutConstraint.Attribute.width, .height].map {
            NSLayoutConstraint(
                item: view, attribute: $0, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1,
                constant: $0 == .width ? 60 : 40)
        }
        NSLayoutConstraint.activate(lengths)
        root.layoutIfNeeded()
        #expect(lengths.map(\.secondAttribute) == [.notAnAttribute, .notAnAttribute])
        #expect(view.frame.size == CGSize(width: 60, height: 40))
    }

    /// No length is negative, however far an edge is asked over the opposite one.
    @Test func lengthsAreNotNegative() {
        let root = UIView.container(300, 200)
        let view = root.adding(UIView())
        let over = [
            view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ]
        for constraint in over { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            over + [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 40, width: 0, height: 0))
    }

    /// Leading is that of the view around both items, whichever direction the item itself has.
    @Test(arguments: [false, true]) func leadingIsThatOfTheViewAround(isMirrored: Bool) {
        let root = UIView.container(100, 50)
        let (view, other) = (root.adding(SizedView(20, 10)), root.adding(SizedView(20, 10)))
        root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        view.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect([view, other].map(\.frame.minX) == (isMirrored ? [70, 45] : [10, 35]))
    }
}
