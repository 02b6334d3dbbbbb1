/// Everything a paragraph is made of.
struct ParagraphKey: Sendable {
    let text: String
    let style: TextStyle
    let language: String
    let direction: BaseDirection
    let fonts: FontCascade

    /// Where to look; never proof of anything.
    var hash: UInt64 {
        var hash = style.pointSize.bitPattern &+ style.weight.rawValue.bitPattern.byteSwapped
        hash ^= UInt64(UInt(bitPattern: Unmanaged.passUnretained(fonts).toOpaque()))
        CodeUnits.hash(language, into: &hash)
        CodeUnits.hash(text, into: &hash)
        return hash
    }

}
