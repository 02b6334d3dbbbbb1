import Foundation
import Support
import Sweeps

/// The file of a map or a plot; its extension chooses the format.
struct ChartFile {
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

    /// Draws and writes a map or a plot.
    func write(_ chart: some DrawnChart) throws {
        try AtomicFile.write(isSVG ? Array(chart.svg().utf8) : chart.png(), to: path)
    }
}
