import Testing

@testable import Goldens

@Test func theDefaultWritesNothingUnderContinuousIntegration() throws {
    #expect(try RecordMode.resolved() == .missing)
    #expect(try RecordMode.resolved(environment: ["CI": "true"]) == .never)
    #expect(try RecordMode.resolved(environment: ["CI": "1"]) == .never)
    for off in ["", "0", "false", "False"] { #expect(try RecordMode.resolved(environment: ["CI": off]) == .missing) }
}

@Test(arguments: ["JENKINS_URL", "BUILD_ID", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI", "GITHUB_ACTIONS"])
func servicesThatDoNotSetCIAreKnown(_ variable: String) throws {
    #expect(try RecordMode.resolved(environment: [variable: "7"]) == .never)
    #expect(try RecordMode.resolved(environment: [variable: ""]) == .missing)
    // Somebody says that they are there.
    #expect(try RecordMode.resolved(environment: [variable: "7", "CI": "false"]) == .missing)
    #expect(throws: GoldenError.self) { try RecordMode.resolved(environment: [variable: "7"], call: (.all, "here")) }
}

@Test func aFlagGoesBeforeTheEnvironmentAndThatBeforeTheCall() throws {
    let environment = ["BALLOON_RECORD": "failed", "CI": "true"]
    #expect(try RecordMode.resolved(flag: .all, environment: environment, call: (.never, "here")) == .all)
    #expect(try RecordMode.resolved(environment: environment, call: (.never, "here")) == .failed)
    #expect(try RecordMode.resolved(environment: ["CI": "true"], call: (.missing, "here")) == .missing)
}

@Test func recordingAllFromSourceIsRefusedUnderContinuousIntegration() throws {
    #expect(try RecordMode.resolved(call: (.all, "Tests.swift:7")) == .all)
    let error = #expect(throws: GoldenError.self) {
        try RecordMode.resolved(environment: ["CI": "true"], call: (.all, "Tests.swift:7"))
    }
    #expect(error == .recordingUnderContinuousIntegration(source: "Tests.swift:7"))
}

@Test func anUnknownModeIsRefused() {
    let error = #expect(throws: GoldenError.self) { try RecordMode.resolved(environment: ["BALLOON_RECORD": "some"]) }
    #expect(error?.description == "BALLOON_RECORD=some is not a record mode; use all, failed, missing, never")
}
