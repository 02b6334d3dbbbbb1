/// Compares a placed balloon with its golden, or records it, as the settings say. Does not record an issue with the
/// test framework.
/// - Parameters:
///   - balloon: makes the balloon; an error that it throws fails the comparison.
///   - name: distinguishes the goldens of one test, as in a loop or for each argument; ASCII letters, digits, `-`, `_`
///     and `.`.
///   - reason: why the golden may show nothing but the balloon; nil where it must show something.
///   - allowances: what the golden may show although it is a flaw: a text that is truncated, clipped or hard to read.
///   - settings: where goldens are and what may be written to them.
///   - file: together with the next four, the place of the call; its name is `FILE.TEST` or `FILE.TEST.NAME`, with the suite
///     before the test where Swift Testing runs a suite that is not named like the file.
/// - Throws: `GoldenError` for contradictory settings, `GoldenNameError` for a name that is not a portable file name,
///   `TypesettingError` when the fonts are missing. Problems with the golden itself are in the returned value.
public func verifyGolden(
    of balloon: @autoclosure () throws -> PlacedBalloon, named name: String? = nil, blank reason: String? = nil,
    allowing allowances: [LintAllowance] = [], settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> GoldenVerification {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(named: name, blank: reason, allowing: allowances) {
        try balloon()
    }
}

/// Compares the balloon of a message with its golden, or records it, as the settings say. Does not record an issue with
/// the test framework.
///
/// The other parameters and errors are those for a placed balloon.
/// - Parameter traits: the viewer; a 402-point phone at text size Large unless given.
public func verifyGolden(
    of message: MSMessage, traits: TraitCollection? = nil, named name: String? = nil, blank reason: String? = nil,
    allowing allowances: [LintAllowance] = [], settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> GoldenVerification {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(named: name, blank: reason, allowing: allowances) {
        try placedBalloon(of: message, traits: traits)
    }
}

/// Compares every golden that a scene declares, or records it, under the names the command line gives them.
///
/// The other parameters and errors are those for a placed balloon.
public func verifyGoldens(
    of scene: BalloonScene, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> [GoldenVerification] {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(scene)
}

/// Compares every golden that the scenes of a folder declare, or records it, under the names the command line gives them.
/// - Parameter folder: a folder of scene files, searched with the folders in it; relative to the working directory, which
///   is the package's for `swift test`.
/// - Throws: `SceneError` for a scene that cannot be read; an error when the folder holds no scene, because a test that
///   compares nothing must not pass; and what the other forms throw.
public func verifyGoldens(
    in folder: String, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> [GoldenVerification] {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(scenesIn: folder)
}
