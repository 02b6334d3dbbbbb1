import CUnicode

extension ParagraphStorage {
    /// The letters that are drawn lighter than their style asks for, each with the name of the font's file.
    var lightCharacters: [(character: UInt32, file: String)] {
        items.filter { chooser(of: $0).isTooLight($0.slot) }.flatMap { item in
            characters(in: item.range).filter(Self.isLetter).map { ($0, item.font?.file.name ?? "") }
        }
    }

    private func chooser(of item: ShapedItem) -> FontChooser { runs?.runs[item.run].chooser ?? chooser }

    private func characters(in range: Range<Int>) -> [UInt32] {
        var (offset, characters) = (range.lowerBound, [UInt32]())
        while offset < range.upperBound {
            let (character, next) = Scalars.decode(text.units, at: offset)
            characters.append(character)
            offset = next
        }
        return characters
    }

    /// Whether a character belongs to a script, so that it has a weight as its neighbours have.
    private static func isLetter(_ character: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(character) else { return false }
        let units = Array(String(scalar).utf16)
        var scripts = [UInt8](repeating: 0, count: units.count)
        cunicode_scripts(units, Int32(units.count), &scripts)
        return scripts[0] != CUNICODE_SCRIPT_COMMON && scripts[0] != CUNICODE_SCRIPT_INHERITED
    }
}
