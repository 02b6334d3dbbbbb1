import Foundation
import Lint
import Sweeps

extension SceneSweep {
    /// Expects something of every cell. The running test fails once, with the viewers and the widths for whom it does not
    /// hold, and goes on.
    ///
    /// ```swift
    /// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
    /// let sweep = try SceneSweep(of: scene, fonts: .bundled(), workerCount: 2)
    /// sweep.allSatisfy("a caption of at most two lines") { $0["caption"].lineCount <= 2 }
    /// ```
    ///
    /// - Parameters:
    ///   - expected: what is expected, in a few words, for the failure.
    ///   - holds: whether a cell is as it should be.
    /// - Returns: whether all are.
    /// - Throws: what `holds` throws.
    /// - Complexity: O(cells).
    @discardableResult public func allSatisfy(
        _ expected: String = "what the test expects", fileID: String = #fileID, file: StaticString = #filePath,
        function: String = #function, line: UInt = #line, column: UInt = #column,
        _ holds: (SweepCell) throws -> Bool
    ) rethrows -> Bool {
        guard let problem = try problem(expecting: expected, holds) else { return true }
        TestFailure(message: "\(problem.sentence)\n  \(problem.message)", artefacts: []).record(
            at: TestPlace(fileID: fileID, file: file, function: function, line: line, column: column))
        return false
    }
}
