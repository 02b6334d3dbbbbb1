import Drawing
import ViewLayout

/// The background of a live layout's balloon that an app asks for with `messageTintColor` (10.8.1).
package struct LiveTint: Hashable, Sendable {
    /// Why a colour is not the plain RGB that Messages takes.
    package enum Problem: String, Hashable, Sendable {
        /// It depends on the viewer.
        case dynamic
        /// It is a colour of Display P3.
        case wide
    }

    /// The colour.
    package var color: ColorReference
    /// What is wrong with it; nil for plain RGB.
    package var problem: Problem?

    /// Makes a background. A colour with a meaning depends on the viewer.
    package init(_ color: ColorReference, problem: Problem? = nil) {
        self.color = color
        if case .semantic = color { self.problem = problem ?? .dynamic } else { self.problem = problem }
    }

    /// Where Messages draws it: on iOS 26 and later.
    func color(for traits: TraitCollection) -> Color? {
        traits.receiver.isCurrentPhone ? color.resolved(with: traits) : nil
    }

    /// The finding about a colour that Messages does not take.
    var finding: Finding? {
        switch problem {
        case .dynamic:
            Finding(
                .tintNotPlain,
                message:
                    "messageTintColor \(color) depends on the viewer, which Messages does not follow; return a colour "
                    + "of plain red, green and blue, and call invalidateMessageTintColor() when it changes")
        case .wide:
            Finding(
                .tintNotPlain,
                message:
                    "messageTintColor \(color) is a colour of Display P3, which Messages does not take; return one of "
                    + "plain red, green and blue")
        case nil: nil
        }
    }
}
