import Foundation
import Support
import Sweeps

/// The file that a map is written to; its ending chooses the format.
struct MapFile {
    private let path: String
    private let isSVG: Bool

    /// Nil for an ending that is neither .png nor .svg.
    init?(_ path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "svg": isSVG = true
        case "png": isSVG = false
        default: return nil
        }
        self.path = path
    }

    /// Draws and writes a map.
    func write(_ map: SweepMap) throws {
        try AtomicFile.write(isSVG ? Array(map.svg().utf8) : map.png(), to: path)
    }
}
