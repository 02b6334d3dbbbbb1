import Foundation

/// Finds repeated keys of an object. Foundation would keep one of them without an error.
enum RepeatedKeys {
    /// The first repeated key of the object in a JSON text; nil when there is none, or the text is not an object.
    static func first(in json: Data) -> String? {
        var known: Set<String> = []
        return TopLevelKeys.all(in: [UInt8](json)).first { !known.insert($0.key).inserted }?.key
    }
}
