import Foundation

/// Finds keys that an object has twice. Foundation keeps one of them without an error.
enum RepeatedKeys {
    /// The first key that the object of a JSON text has twice; nil when there is none, or the text is not an object.
    static func first(in json: Data) -> String? {
        var known: Set<String> = []
        return TopLevelKeys.all(in: [UInt8](json)).first { !known.insert($0.key).inserted }?.key
    }
}
