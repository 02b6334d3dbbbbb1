import Drawing

extension Picture {
    /// What a record says of the picture: its size in pixels, and of a file which one it is. So a golden names the
    /// picture that was replaced by another one of the same size.
    package var facts: [LayoutRecord.Attribute] {
        [.init("pixels", "\(width)x\(height)")] + (digest.map { [.init("picture", $0)] } ?? [])
    }
}
