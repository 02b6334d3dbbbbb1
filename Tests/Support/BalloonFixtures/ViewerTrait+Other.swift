import Testing
import ViewLayout

extension ViewerTrait {
    /// A value that the default viewer does not have, for tests that go through the table of traits.
    package var otherValue: TraitValue {
        get throws {
            let standard = value(of: TraitCollection())
            switch form {
            case .length: return .points(345.5)
            case .languageTag, .words: return .text("th")
            case .count, .names, .flag: return try #require(form.allValues?.first { $0 != standard })
            }
        }
    }

    /// The value of the default viewer, or another one for a trait that this viewer does not have.
    package var usualValue: TraitValue { value(of: TraitCollection()) ?? .text("ja") }
}
