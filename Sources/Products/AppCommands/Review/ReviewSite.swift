import Foundation
import Goldens
import LoopbackServer
import Support

/// The addresses of a served review, below its secret:
///
/// | Address | What it answers |
/// |---|---|
/// | nothing | the page |
/// | `pictures/NAME.png` | a picture of the page |
/// | `changed?N` | the number of the state, when it is another than N, or after a while |
/// | `decide` (POST) | accepts or rejects cells |
/// | `undo` (POST) | takes the last decision back |
struct ReviewSite: Sendable {
    private let board: ReviewBoard
    private let page: ServedPage
    private let waiting: Waiting

    init(_ board: ReviewBoard, _ page: ServedPage, waiting: Waiting = Waiting(count: 50, pause: 0.5)) {
        (self.board, self.page, self.waiting) = (board, page, waiting)
    }

    /// Answers a request; errors of reading are told to the page.
    func answer(_ request: WebRequest) -> WebAnswer {
        do {
            switch (request.method, request.path) {
            case (.get, ""):
                let (review, revision, decided) = try board.current()
                return try page.html(of: review, revision: revision, decided: decided)
            case (.get, "changed"): return try changed(since: request.query)
            case (.get, let path):
                return try page.picture(at: path, of: board.current().review) ?? WebAnswer(status: 404)
            case (.post, "decide"):
                guard let decision = try? JSONDecoder().decode(ReviewBoard.Decision.self, from: Data(request.body))
                else {
                    return WebAnswer(status: 400)
                }
                return try WebAnswer.json(board.decide(decision))
            case (.post, "undo"): return try WebAnswer.json(board.takeBack())
            case (.post, _): return WebAnswer(status: 404)
            }
        } catch {
            return .refusal(500, error)
        }
    }

    private func changed(since text: String) throws -> WebAnswer {
        guard let known = Int(text) else { return WebAnswer(status: 400) }
        var revision = known
        try waiting.wait {
            revision = try board.current().revision
            return revision != known
        }
        return try WebAnswer.json(["revision": revision])
    }
}
