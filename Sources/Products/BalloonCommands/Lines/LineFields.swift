import Files
import Foundation

/// The fields of the JSON object in a line of input. Each error says what is wrong with the line.
struct LineFields {
    /// The identifier, as far as the line can be read: even one that is not JSON can have it before its error.
    let id: LineIdentifier
    private let fields: Result<[String: JSONTree.Value], LineError>

    /// More would be data that no request has.
    private static let maximumDepth = 200

    /// - Parameter keys: the keys that the object may have.
    init(_ line: InputLine, keys: [String]) {
        let reading = Self.members(of: line)
        let identifier = Result { () throws(LineError) in
            try LineIdentifier(reading.members.first { $0.key == "id" }?.value)
        }
        id = (try? identifier.get()) ?? .absent
        fields = Result { () throws(LineError) in
            if let error = reading.error { throw error }
            _ = try identifier.get()
            return try Self.fields(of: reading.members, keys: keys)
        }
    }

    /// The members of the object, or those before an error.
    private static func members(of line: InputLine) -> (members: [JSONTree.Member], error: LineError?) {
        let reading = line.bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONTree.Failure) in
                try JSONTree.value(of: bytes, "line", maximumDepth: maximumDepth)
            }
        }
        switch reading {
        case .success(let value):
            guard case .object(let members) = value.content else { return ([], notAnObject) }
            return (members, line.isCut ? tooLong : nil)
        case .failure(let failure):
            guard !line.isCut else { return (failure.members, tooLong) }
            let fix = failure.fix.map { "; \($0)" } ?? ""
            return (failure.members, LineError("not a JSON object: \(failure.problem) at byte \(failure.offset)\(fix)"))
        }
    }

    private static let notAnObject = LineError("not a JSON object")
    private static let tooLong = LineError("the line is longer than \(InputLine.maximumLength) bytes")

    private static func fields(
        of members: [JSONTree.Member], keys: [String]
    ) throws(LineError) -> [String: JSONTree.Value] {
        if let unknown = members.map(\.key).filter({ !keys.contains($0) }).min() {
            throw LineError("unknown key \"\(unknown)\"; known: \(keys.joined(separator: ", "))")
        }
        var fields: [String: JSONTree.Value] = [:]
        for member in members where fields.updateValue(member.value, forKey: member.key) != nil {
            throw LineError("the key \"\(member.key)\" is listed twice; remove one")
        }
        return fields
    }

    /// - Throws: what is wrong with the line as a whole.
    func refuseMalformed() throws(LineError) { _ = try fields.get() }

    /// The value of a key; nil for one that is missing.
    subscript(key: String) -> JSONTree.Value? { (try? fields.get())?[key] }

    /// The text of a key; nil for one that is missing, or null.
    func text(_ key: String) throws(LineError) -> String? {
        switch self[key]?.content {
        case nil, .null: return nil
        case .text(let text): return text
        default: throw LineError("\"\(key)\" must be a string")
        }
    }

    /// The number of a key, as ``text(_:)``.
    func number(_ key: String, _ kind: String = "a number") throws(LineError) -> Double? {
        switch self[key]?.content {
        case nil, .null: return nil
        case .number(let number, _) where number.isFinite: return number
        default: throw LineError("\"\(key)\" must be \(kind)")
        }
    }

    /// What must be there.
    func required<Value>(_ key: String, _ kind: String, _ value: Value?) throws(LineError) -> Value {
        if let value { return value }
        throw LineError(self[key] == nil ? "key \"\(key)\" is missing" : "\"\(key)\" must be \(kind)")
    }
}
