import Drawing

/// What the text of a sheet says: a line per cell, with its name, its box in pixels and the hash of its pixels.
struct GoldenSheetText {
    let places: [String: GoldenSheet.Place]
    /// The hash of the sheet's other chunks when it was written.
    let imageDataHash: String

    private static let cells = "balloon cells"
    private static let imageData = "balloon sheet data"

    init(places: [String: GoldenSheet.Place], imageDataHash: String) {
        (self.places, self.imageDataHash) = (places, imageDataHash)
    }

    /// Reads the text of a PNG; nil for a PNG that is not a sheet, or if a line cannot be parsed.
    init?(textChunks: [GoldenMetadata.TextChunk]) {
        func text(_ keyword: String) -> String? { textChunks.first { $0.keyword == keyword }?.text }
        guard let cells = text(Self.cells), let hash = text(Self.imageData) else { return nil }
        var places: [String: GoldenSheet.Place] = [:]
        for line in cells.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
            guard words.count == 6, numbers.count == 4, places[String(words[0])] == nil,
                numbers.allSatisfy((0...DrawingLimits.maximumCanvasSide).contains)
            else { return nil }
            places[String(words[0])] = GoldenSheet.Place(
                x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], pixelHash: String(words[5]))
        }
        self.init(places: places, imageDataHash: hash)
    }

    /// The text chunks of the sheet. Equal cells give equal chunks.
    var textChunks: [GoldenMetadata.TextChunk] {
        let lines = places.sorted { $0.key < $1.key }.map { name, place in
            "\(name) \(place.x) \(place.y) \(place.width) \(place.height) \(place.pixelHash)"
        }
        return [(Self.cells, lines.joined(separator: "\n")), (Self.imageData, imageDataHash)]
    }
}
