import BalloonLayouts
import Typesetting
import ViewLayout

/// What a scene says in place of its names for one viewer: the names of participants, and the values of `vary`.
struct SceneContent: Sendable {
    private let participants: ParticipantNames
    private let variables: [ContentVariable]
    /// The label of each name's value.
    private let chosen: [String: String]
    private let fonts: FontCascade?

    /// - Parameters:
    ///   - chosen: the labels of values by name. A name that is left out has its first value.
    ///   - fonts: in which the widest letters are measured; the bundled ones when nil.
    init(
        participants: ParticipantNames = ParticipantNames(), variables: [ContentVariable] = [],
        chosen: [String: String] = [:], fonts: FontCascade? = nil
    ) {
        (self.participants, self.variables, self.chosen, self.fonts) = (participants, variables, chosen, fonts)
    }

    /// Whether anything varies, so that `$$` stands for a dollar.
    var isVaried: Bool { !variables.isEmpty }

    /// The names that texts can have after a `$`, in a language.
    func names(in locale: String) throws -> ParticipantNames {
        guard isVaried else { return participants }
        var varied = ParticipantNames()
        for variable in variables {
            varied.names[variable.name] = try argument(variable, in: locale).text(language: locale)
        }
        var names = ParticipantNames(names: participants.names.mapValues(varied.replacingIdentifiers))
        // A participant's own name can be varied.
        names.names.merge(varied.names) { $1 }
        return names
    }

    /// A reference whose arguments are those of the viewer.
    func resolved(_ reference: SceneStringReference, in locale: String) throws -> SceneStringReference {
        guard isVaried, let arguments = reference.arguments else { return reference }
        var resolved = reference
        resolved.arguments = try arguments.map { argument in
            guard case .text(let text) = argument, let variable = variables.first(where: { text == "$" + $0.name })
            else { return argument }
            return try self.argument(variable, in: locale)
        }
        return resolved
    }

    private func argument(_ variable: ContentVariable, in locale: String) throws -> StringArgument {
        let label = chosen[variable.name] ?? variable.labels(in: [locale]).first
        switch label.map(variable.value)?.kind {
        case .argument(let argument): return argument
        case .longest(let count):
            return .text(try (fonts ?? .bundled()).widestText(letterCount: count, language: locale))
        // The numbers of plural forms are values of their own.
        case .counts, nil: return .text("")
        }
    }
}
