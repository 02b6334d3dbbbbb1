import Foundation
import Typesetting
import ViewLayout

/// The viewer for whom an app's code runs: what UIKit keeps for the main thread. Bound to the running task, so that
/// layouts at the same time do not see each other's.
package enum CurrentViewer {
    /// The traits and fonts of the balloon that is being laid out; nil outside of a callback.
    @TaskLocal private static var bound: LayoutContext?
    /// The traits of the viewer; the standard ones outside of a callback.
    @TaskLocal package static var traits = TraitCollection()

    /// The fonts that come with Balloon, for code that runs outside of a callback.
    private static let bundled = Result { try FontCascade.bundled() }

    /// An object that the layouts of a callback share, made at its first use; nil outside of a callback.
    package static func shared<Shared: AnyObject & Sendable>(_ type: Shared.Type, make: () -> Shared) -> Shared? {
        bound?.shared(type, make: make)
    }

    /// Runs an app's code for a viewer.
    package static func run<Result>(in context: LayoutContext, _ body: () throws -> Result) rethrows -> Result {
        try $bound.withValue(context) {
            try $traits.withValue(context.traits, operation: body)
        }
    }

    /// Runs an app's code for other traits, with the fonts that are in use.
    static func run(as traits: TraitCollection, _ body: () -> Void) { $traits.withValue(traits, operation: body) }

    /// What texts are measured in: the current traits, and the fonts of the callback.
    /// - Throws: `TypesettingError` when there are no fonts.
    package static func context() throws -> LayoutContext {
        guard var context = bound else { return LayoutContext(traits: traits, fonts: try bundled.get()) }
        context.traits = traits
        return context
    }
}
