import Foundation
import Testing

@testable import UIKitAPI

/// What each method of an anchor says: the relation, the factor and the constant, as Apple documents them.
@MainActor @Suite struct AnchorConstraintsTests {
    typealias Relation = NSLayoutConstraint.Relation

    private let view = UIView()
    private let other = UIView()

    private func says(
        _ constraint: NSLayoutConstraint, _ relation: Relation, _ attribute: NSLayoutConstraint.Attribute,
        factor: CGFloat = 1, _ constant: CGFloat, isAlone: Bool = false
    ) -> Bool {
        constraint.relation == relation && constraint.firstItem === view && constraint.firstAttribute == attribute
            && constraint.secondItem === (isAlone ? nil : other)
            && constraint.secondAttribute == (isAlone ? .notAnAttribute : attribute)
            && constraint.multiplier == factor && constraint.constant == constant && !constraint.isActive
            && constraint.priority == .required
    }

    @Test func placesAcross() {
        for (own, to, attribute) in [
            (view.leadingAnchor, other.leadingAnchor, NSLayoutConstraint.Attribute.leading),
            (view.trailingAnchor, other.trailingAnchor, .trailing), (view.leftAnchor, other.leftAnchor, .left),
            (view.rightAnchor, other.rightAnchor, .right), (view.centerXAnchor, other.centerXAnchor, .centerX),
        ] {
            #expect(says(own.constraint(equalTo: to), .equal, attribute, 0))
            #expect(says(own.constraint(equalTo: to, constant: 3), .equal, attribute, 3))
            #expect(says(own.constraint(greaterThanOrEqualTo: to, constant: 4), .greaterThanOrEqual, attribute, 4))
            #expect(says(own.constraint(lessThanOrEqualTo: to, constant: -5), .lessThanOrEqual, attribute, -5))
            #expect(says(own.constraint(greaterThanOrEqualTo: to), .greaterThanOrEqual, attribute, 0))
            #expect(says(own.constraint(lessThanOrEqualTo: to), .lessThanOrEqual, attribute, 0))
        }
        // The system's spacing is 8 points.
        let (own, to) = (view.leadingAnchor, other.leadingAnchor)
        #expect(says(own.constraint(equalToSystemSpacingAfter: to, multiplier: 2), .equal, .leading, 16))
        #expect(
            says(
                own.constraint(greaterThanOrEqualToSystemSpacingAfter: to, multiplier: 1.5), .greaterThanOrEqual,
                .leading, 12))
        #expect(
            says(
                own.constraint(lessThanOrEqualToSystemSpacingAfter: to, multiplier: 3), .lessThanOrEqual, .leading, 24))
    }

    @Test func placesDown() {
        for (own, to, attribute) in [
            (view.topAnchor, other.topAnchor, NSLayoutConstraint.Attribute.top),
            (view.bottomAnchor, other.bottomAnchor, .bottom), (view.centerYAnchor, other.centerYAnchor, .centerY),
            (view.firstBaselineAnchor, other.firstBaselineAnchor, .firstBaseline),
            (view.lastBaselineAnchor, other.lastBaselineAnchor, .lastBaseline),
        ] {
            #expect(says(own.constraint(equalTo: to, constant: 3), .equal, attribute, 3))
            #expect(says(own.constraint(greaterThanOrEqualTo: to, constant: 4), .greaterThanOrEqual, attribute, 4))
            #expect(says(own.constraint(lessThanOrEqualTo: to, constant: -5), .lessThanOrEqual, attribute, -5))
        }
        let (own, to) = (view.topAnchor, other.topAnchor)
        #expect(says(own.constraint(equalToSystemSpacingBelow: to, multiplier: 2), .equal, .top, 16))
        #expect(
            says(
                own.constraint(greaterThanOrEqualToSystemSpacingBelow: to, multiplier: 1.5), .greaterThanOrEqual, .top,
                12))
        #expect(
            says(own.constraint(lessThanOrEqualToSystemSpacingBelow: to, multiplier: 3), .lessThanOrEqual, .top, 24))
    }

    @Test func lengths() {
        for (own, to, attribute) in [
            (view.widthAnchor, other.widthAnchor, NSLayoutConstraint.Attribute.width),
            (view.heightAnchor, other.heightAnchor, .height),
        ] {
            #expect(says(own.constraint(equalToConstant: 7), .equal, attribute, 7, isAlone: true))
            #expect(
                says(
                    own.constraint(greaterThanOrEqualToConstant: 8), .greaterThanOrEqual, attribute, 8, isAlone: true))
            #expect(says(own.constraint(lessThanOrEqualToConstant: 9), .lessThanOrEqual, attribute, 9, isAlone: true))
            #expect(says(own.constraint(equalTo: to, constant: 2), .equal, attribute, 2))
            #expect(says(own.constraint(equalTo: to, multiplier: 3), .equal, attribute, factor: 3, 0))
            #expect(says(own.constraint(equalTo: to, multiplier: 3, constant: 4), .equal, attribute, factor: 3, 4))
            #expect(
                says(
                    own.constraint(greaterThanOrEqualTo: to, multiplier: 5, constant: 6), .greaterThanOrEqual,
                    attribute, factor: 5, 6))
            #expect(
                says(
                    own.constraint(lessThanOrEqualTo: to, multiplier: 0.5, constant: -7), .lessThanOrEqual, attribute,
                    factor: 0.5, -7))
        }
    }

    /// What the constraints of a length do: half of 200 points, and 7 less or more.
    @Test(arguments: [(50.0, 93.0), (93, 93), (150, 107), (100, 100)]) func lengthsAreHeld(own: CGFloat, width: CGFloat)
    {
        let root = UIView.container(200, 100)
        let child = root.adding(SizedView(own, 20))
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 7),
            child.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -7),
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame.width == width)
    }
}
