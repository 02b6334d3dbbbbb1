import Drawing

extension Picture {
    /// The attributes of the picture in a record: its size in pixels, and a digest of its file. So a golden shows when
    /// a picture was replaced by another one of the same size.
    package var facts: [LayoutRecord.Attribute] {
        [.init("pixels", "\(width)x\(height)")] + (digest.map { [.init("picture", $0)] } ?? [])
    }
}
