/// A piece of an app's source that the compiler on Linux refuses, and that an import leaves out.
package struct LeftOut: Equatable {
    package enum Kind: Equatable {
        /// A statement of a body; the others of the body stay.
        case statement
        /// The first value of a property, or the value that a body returns; an empty one stands there.
        case value
        /// A whole body; what calls it gets an empty value.
        case body
        /// A declaration: a property, a method, a case.
        case member
        /// A type with all that it has.
        case type
        /// A protocol or a superclass that a type names.
        case conformance
        /// An attribute, such as a property wrapper.
        case attribute
    }

    package let file: String
    package let line: Int
    package let kind: Kind
    /// The member that has it, with its types: `BoardController.viewDidLoad()`.
    package let member: String
    /// The line on which that member begins: several may have one name.
    let memberLine: Int
    /// The missing name that is the reason.
    let name: String
    /// The module or the place whose names are missing.
    package let cause: String
    /// What the compiler says where it names nothing that is missing.
    var sentence = ""

    /// What tells the member from others, also from those of its name.
    var memberKey: String { "\(file):\(memberLine): \(member)" }

    /// The same piece, of which more is left out.
    func with(_ kind: Kind) -> LeftOut {
        LeftOut(
            file: file, line: line, kind: kind, member: member, memberLine: memberLine, name: name, cause: cause,
            sentence: sentence)
    }

    /// Whether the member is gone with it, or does nothing any more.
    package var isMember: Bool { [.body, .member, .type].contains(kind) }
}
