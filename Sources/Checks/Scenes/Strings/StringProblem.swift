import Typesetting

/// What is wrong with a string and its arguments. The string is put together all the same.
enum StringProblem: Hashable, Sendable {
    /// There is no argument of this number for a specifier, which the viewer reads.
    case missing(number: Int, specifier: String)
    /// No number is given by which a form could be chosen.
    case uncounted
    /// An argument of another kind than its specifier takes.
    case wrongKind(number: Int, specifier: FormatSpecifier, argument: StringArgument)
    /// The text names a part that its string does not have, or that contains itself.
    case unknownPart(String)
    /// The scene takes another plural form than the number has.
    case disagreeing(form: PluralForm, number: DecimalNumber, rightly: PluralForm)
    /// A percent sign that is not doubled and reads as a specifier: `% o` of "%lld% off".
    case lonePercent(String)
    /// The text asks the system to inflect its words, which needs Apple's dictionaries.
    case inflected

    /// Whether a specifier lacks a value of its kind.
    var isAboutSpecifier: Bool {
        switch self {
        case .missing, .wrongKind, .lonePercent: true
        case .uncounted, .unknownPart, .disagreeing, .inflected: false
        }
    }
}

/// Why a string cannot be put together, as the end of a sentence that begins with its key.
struct StringFormatError: Error, Equatable {
    let problem: String

    init(_ problem: String) { self.problem = problem }

    /// Names, arguments and substitutions make a text too long.
    static let tooLong = StringFormatError(
        "has more than \(SceneLimits.maximumTextByteCount) bytes with its arguments and names put in; shorten them")
}
