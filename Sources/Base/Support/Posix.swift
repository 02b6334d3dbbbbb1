#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A system call whose name is also used by functions of files.
enum Posix {
    static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, buffer, count)
        #else
            Darwin.write(descriptor, buffer, count)
        #endif
    }
}
