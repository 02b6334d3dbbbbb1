/// The source that an import adds to an app from which something is left out.
enum LeftOutFile {
    static let name = "BalloonLeftOut.swift"

    static let text = """
        import Foundation

        /// Written by `balloon import`: what stands in the place of members that are left out.
        enum LeftOutMember {
            nonisolated(unsafe) private static var said: Set<String> = []
            private static let lock = NSLock()

            /// Says once in the log that the app asked for a member that is left out.
            static func say(_ member: String) {
                lock.lock()
                let isNew = said.insert(member).inserted
                lock.unlock()
                if isNew { FileHandle.standardError.write(Data("left out by balloon import: \\(member)\\n".utf8)) }
            }

            struct Failure: Error { let member: String }

            /// What a function throws that is left out and has no empty value to return.
            static func failure(_ member: String) -> Failure {
                say(member)
                return Failure(member: member)
            }

            /// Waits without an end for a value that cannot be empty.
            static func never<Value>(_ member: String) async -> Value {
                say(member)
                return await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
            }

            /// Stands for a value that cannot be empty: the app cannot go on without it.
            static func noValue<Value>(_ member: String) -> Value {
                fatalError("\\(member) is left out by balloon import, and its type has no empty value")
            }
        }

        """
}
