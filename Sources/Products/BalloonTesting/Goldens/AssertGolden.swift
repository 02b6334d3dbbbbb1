/// Fails the running test, of Swift Testing or XCTest, unless a placed balloon equals its golden. The test continues.
///
/// The parameters are those of ``verifyGolden(of:named:blank:allowing:settings:fileID:file:function:line:column:)``; an
/// error that it throws fails the test too.
public func assertGolden(
    of balloon: @autoclosure () throws -> PlacedBalloon, named name: String? = nil, blank reason: String? = nil,
    allowing allowances: [LintAllowance] = [], settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.report {
        [
            try GoldenCheck(settings, at: place).verify(named: name, blank: reason, allowing: allowances) {
                try balloon()
            }
        ]
    }
}

/// Fails the running test unless the balloon of a message equals its golden. The test continues.
///
/// The parameters are those of ``verifyGolden(of:traits:named:blank:allowing:settings:fileID:file:function:line:column:)``.
public func assertGolden(
    of message: MSMessage, traits: TraitCollection? = nil, named name: String? = nil, blank reason: String? = nil,
    allowing allowances: [LintAllowance] = [], settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.report {
        [
            try GoldenCheck(settings, at: place).verify(named: name, blank: reason, allowing: allowances) {
                try placedBalloon(of: message, traits: traits)
            }
        ]
    }
}

/// Fails the running test once for every golden of a scene that is not equal. The test continues.
///
/// The parameters are those of ``verifyGoldens(of:settings:fileID:file:function:line:column:)``.
public func assertGoldens(
    of scene: BalloonScene, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.report { try GoldenCheck(settings, at: place).verify(scene) }
}

/// Fails the running test once for every golden of the scenes of a folder that is not equal, and when the folder holds no
/// scene. The test continues.
///
/// The parameters are those of ``verifyGoldens(in:settings:fileID:file:function:line:column:)``.
public func assertGoldens(
    in folder: String, settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.report { try GoldenCheck(settings, at: place).verify(scenesIn: folder) }
}

extension TestPlace {
    /// Fails the test for each verification with a message, and for an error.
    func report(_ verify: () throws -> [GoldenVerification]) {
        do {
            for verification in try verify() {
                for warning in verification.warnings { TestWarning(message: warning).record(at: self) }
                guard let message = verification.message else { continue }
                TestFailure(message: message, artefacts: verification.artefacts).record(at: self)
            }
        } catch {
            TestFailure(message: "\(error)", artefacts: []).record(at: self)
        }
    }
}
