/// Compares a placed balloon with its golden, or records it, as the settings say. Tells no test framework.
/// - Parameters:
///   - balloon: makes the balloon; what it throws fails the comparison.
///   - name: tells two goldens of one test apart; ASCII letters, digits, `-`, `_` and `.`.
///   - settings: where goldens are and what may be written to them.
///   - file: with the four others where the golden is asked for; its name is `FILE.TEST` or `FILE.TEST.NAME`.
/// - Throws: `GoldenError` for settings that cannot be, `GoldenNameError` for a name that is no portable file name,
///   `TypesettingError` when the fonts are not there. What is wrong with the golden itself is told in the value.
public func verifyGolden(
    of balloon: @autoclosure () throws -> PlacedBalloon, named name: String? = nil, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> GoldenVerification {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(named: name) { try balloon() }
}

/// Compares the balloon of a message with its golden, or records it, as the settings say. Tells no test framework.
///
/// The other parameters and errors are those for a placed balloon.
/// - Parameter traits: the viewer; a 402-point phone at text size Large unless given.
public func verifyGolden(
    of message: MSMessage, traits: UITraitCollection? = nil, named name: String? = nil,
    settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> GoldenVerification {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(named: name) { try placedBalloon(of: message, traits: traits) }
}

/// Compares every golden that a scene declares, or records it, under the names the command line gives them.
///
/// The other parameters and errors are those for a placed balloon.
public func verifyGoldens(
    of scene: Scene, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) throws -> [GoldenVerification] {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    return try GoldenCheck(settings, at: place).verify(scene)
}
