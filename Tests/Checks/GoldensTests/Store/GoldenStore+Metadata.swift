@testable import Goldens

extension GoldenStore {
    /// What a golden's picture says about itself; nil when there is no such golden, or a tool has removed its text.
    func metadata(of cell: GoldenCell) throws -> GoldenMetadata? {
        let files = try files(of: cell)
        guard let file = files.picture, let form = files.form else { return nil }
        return try GoldenPicture.reading(file, as: form).get().metadata
    }
}
