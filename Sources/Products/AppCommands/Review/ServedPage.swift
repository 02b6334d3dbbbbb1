import Foundation
import Goldens
import LoopbackServer
import Reports

/// The page of what is pending, and its pictures, as a server sends them.
struct ServedPage: Sendable {
    let folder: PendingFolder
    /// The options that the page adds to commands.
    let words: String

    /// The page in a state of the board.
    func html(of review: PendingReview, revision: Int, decided: DecidedCounts) throws -> WebAnswer {
        // The page's own script and style are in it, and the answer allows these and no others.
        let nonce = LoopbackServer.newSecret()
        let page = ReviewPage(
            review, in: folder, words: words,
            served: ReviewPage.Served(revision: revision, nonce: nonce, decided: decided))
        var pictures = PagePictures.served
        var text = ""
        try page.write(pictures: &pictures) { text += $0 }
        return WebAnswer.page(text, nonce: nonce)
    }

    /// The picture at a path of the page; nil for other paths, and for a picture that has changed since.
    func picture(at path: String, of review: PendingReview) throws -> WebAnswer? {
        guard let name = PagePictures.servedName(at: path),
            let bytes = try ReviewPage.picture(named: name, of: review, in: folder)
        else { return nil }
        return WebAnswer(200, "image/png", bytes)
    }
}
