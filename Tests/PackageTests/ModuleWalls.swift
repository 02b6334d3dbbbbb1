/// Which module may import which: the table of modules in Documentation/Architecture.md, written out.
///
/// Text knows nothing of balloons, goldens know nothing of balloons, and what measures never draws. A new import needs
/// a new line here, so it is a decision and not an accident.
enum ModuleWalls {
    /// For each target of `Sources`, and what tests lean on, the targets and packages it may import.
    static let allowedImports: [String: Set<String>] = [
        "CFreeType": [], "CHarfBuzz": [], "CPixman": [], "CSpng": [], "CDeflate": [], "CTurboJPEG": [], "CGif": [],
        "CUnicode": [], "CKernels": [], "CAllocationCounter": [], "TestSupport": [],
        "Typesetting": ["CFreeType", "CHarfBuzz", "CUnicode"],
        "Drawing": ["Typesetting", "CKernels", "CFreeType", "CPixman", "CSpng", "CDeflate", "CTurboJPEG", "CGif"],
        "ViewLayout": ["Typesetting", "Drawing"],
        "Balloons": ["ViewLayout", "Drawing", "Typesetting", "Yams"],
        "Goldens": ["Drawing", "ViewLayout", "CKernels"],
        "Sweeps": ["Balloons", "Goldens", "ViewLayout", "Drawing", "Typesetting"],
        "BalloonTesting": ["Sweeps", "Goldens", "Balloons"],
        "balloon": [
            "BalloonTesting", "Sweeps", "Goldens", "Balloons", "ViewLayout", "Drawing", "Typesetting", "ArgumentParser",
        ],
    ]

    /// What the toolchain and the system bring, open to all.
    static let toolchain: Set<String> = ["Swift", "Synchronization", "Glibc", "Musl", "Darwin"]

    /// Foundation brings its own ICU and its own idea of text: what sets text stays without it.
    static func foundation(for target: String) -> Set<String> {
        switch target {
        case "Typesetting": []
        case "BalloonTesting": ["Foundation", "FoundationEssentials", "Dispatch", "Testing", "XCTest"]
        default: ["Foundation", "FoundationEssentials", "Dispatch"]
        }
    }

    /// Folders that import nothing but the standard library, whatever their target may.
    static let pureFolders = ["Sources/Typesetting/Lines"]
}
