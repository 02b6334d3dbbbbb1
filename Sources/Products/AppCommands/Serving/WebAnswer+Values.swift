import Foundation
import LoopbackServer
import Support

extension WebAnswer {
    /// A value as JSON.
    static func json(_ value: some Encodable) throws -> WebAnswer {
        WebAnswer(200, "application/json", Array(try JSONEncoder.line.encode(value)))
    }

    /// Why a request is not answered, for its page.
    static func refusal(_ status: Int, _ error: any Error) -> WebAnswer {
        WebAnswer(status, "text/plain; charset=utf-8", Array("\(error)\n".utf8))
    }
}
