import Drawing

/// The parts of a scene outside its own file: texts of other files, and pictures.
package struct SceneResources: Sendable {
    /// The files, by the paths under which they were read.
    package var files: [String] = []
    /// The texts of string catalogues and of the scenes in a conversation, and the sizes of media files.
    package var texts: [String] = []
    /// The contents of these texts, independent of their formatting.
    package var contents: [String] = []
    package var pictures: [Picture] = []
}
