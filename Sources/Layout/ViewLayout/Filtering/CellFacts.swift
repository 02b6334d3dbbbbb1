/// What a filter can test about a cell of a sweep, a golden or a candidate.
package struct CellFacts: Sendable {
    /// The cell's name, such as `dinner@L`, and that of its scene.
    package let name, scene: String
    /// The folder of its golden, which distinguishes cells of the same name; nil where there is none.
    package let folder: String?
    /// The traits of the viewer.
    package let traits: TraitCollection
    /// The outcome in a word; nil where nothing was compared.
    package let status: String?
    /// The causes of its failure.
    package let causes: [CellCause]

    /// A cause as a filter can name it: by its number or by a part of its sentence.
    package struct CellCause: Sendable {
        package let number: Int
        package let sentence: String

        package init(number: Int, sentence: String) {
            self.number = number
            self.sentence = sentence
        }
    }

    package init(
        name: String, scene: String, folder: String? = nil, traits: TraitCollection, status: String? = nil,
        causes: [CellCause] = []
    ) {
        self.name = name
        self.scene = scene
        self.folder = folder
        self.traits = traits
        self.status = status
        self.causes = causes
    }
}
