import Drawing

/// What a scene is made of besides the text of its own file: other files' texts, and pictures.
package struct SceneResources: Sendable {
    /// The files, by the paths under which they were read.
    package var files: [String] = []
    /// The texts of string catalogues and of the scenes in a conversation, and the sizes of media files.
    package var texts: [String] = []
    /// What these texts hold, whatever the files look like.
    package var contents: [String] = []
    /// The pictures.
    package var pictures: [Picture] = []
}
