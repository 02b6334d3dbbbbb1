import BalloonLayouts
import Support
import ViewLayout

extension BalloonScene {
    /// The scene with other values of what it varies. Each name stands in a text as `$name`, or is a participant's
    /// identifier.
    ///
    /// ```swift
    /// let varied = try scene.varying(["guest": ["Bo", "Maximiliane", .longest(20)]])
    /// for cell in try SceneSweep(of: varied, fonts: fonts, workerCount: 2).cells { print(cell.traits.content, cell.size) }
    /// ```
    ///
    /// - Parameter values: the values of each name; the first one is said where nothing varies.
    /// - Throws: ``SceneError`` for a name that no text has, and for one without values.
    public func varying(_ values: [String: [VariedValue]]) throws -> BalloonScene {
        try varying(values.sorted { $0.key < $1.key }.map { ContentVariable(name: $0.key, values: $0.value) })
    }

    package func varying(_ variables: [ContentVariable]) throws -> BalloonScene {
        var scene = self
        for variable in variables {
            guard says(variable.name) else {
                throw SceneError(
                    file: file, place: nil, kind: .unknownName, message: "no text has $\(variable.name)",
                    fix: "write it in one, or vary another name")
            }
            guard !variable.declared.isEmpty else {
                throw SceneError(
                    file: file, place: nil, kind: .badValue, message: "$\(variable.name) has no values",
                    fix: "give it one or leave it out")
            }
        }
        scene.vary(variables, in: declaredLanguages)
        for (trait, values) in scene.contentAxes(of: variables.map(\.name), in: declaredLanguages) {
            scene.sweep[trait] = values
        }
        return scene
    }

    /// A viewer with each combination of the values of some names.
    /// - Throws: ``SceneError`` for too many of them.
    package func saying(_ names: [String], to viewer: TraitCollection) throws -> [TraitCollection] {
        var axes = TraitAxes()
        for (trait, values) in contentAxes(of: names, in: declaredLanguages) { axes[trait] = values }
        if let problem = axes.problem(maximumCellCount: SceneLimits.maximumContentCount) {
            throw SceneError(file: file, place: nil, kind: .badValue, sentence: "vary \(problem)")
        }
        return axes.cells(over: viewer)
    }

    /// The names that the scene varies.
    package var variedNames: [String] { vary.map(\.name) }

    /// What the scene says in turn, besides what it says first: of several names every two values meet, as most faults need
    /// two at most.
    package var otherContents: [[String: String]] {
        let all = contentAxes(in: declaredLanguages)
        var axes = TraitAxes()
        for (trait, values) in all { axes[trait] = values }
        axes.coversPairs = all.count > 1
        let contents =
            axes.problem(maximumCellCount: SceneLimits.maximumContentCount) == nil
            ? axes.cells(over: traits).map(\.content)
            // So many pairs take too long: one name at a time.
            : all.flatMap { trait, values in
                values.map { value in
                    var said = traits
                    trait.set(value, in: &said)
                    return said.content
                }
            }
        return contents.filter { $0 != traits.content }
    }

    /// Whether a text of the scene has a name, or a participant is called by it.
    package func says(_ name: String) -> Bool {
        if participants.names[name] != nil || vary.contains(where: { $0.name == name }) { return true }
        let known = ParticipantNames(names: [name: name])
        func has(_ text: String) -> Bool {
            known.segments(of: text, escapesDollar: true).contains { $0.text == name && $0.isName }
        }
        return (placedTexts + scenesInside.flatMap(\.placedTexts)).contains { placed in
            switch placed.text {
            case .literal(let text): return has(text)
            case .key(let reference):
                let ofString = strings.tables.values.compactMap { $0[reference.key] }.flatMap(\.texts)
                    .map(\.text.written)
                let arguments = (reference.arguments ?? []).compactMap { argument -> String? in
                    if case .text(let text) = argument { text } else { nil }
                }
                return (ofString + arguments).contains(where: has)
            }
        }
    }
}
