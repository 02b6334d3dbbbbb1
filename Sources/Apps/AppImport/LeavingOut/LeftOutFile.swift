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

            /// Stands for a value that cannot be empty: the app cannot go on without it.
            static func noValue<Value>(_ member: String) -> Value {
                fatalError("\\(member) is left out by balloon import, and its type has no empty value")
            }
        }

        """
}
