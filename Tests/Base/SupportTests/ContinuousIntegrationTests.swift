import Support
import Testing

/// Machines that run tests unattended.
struct ContinuousIntegrationTests {
    @Test(arguments: ["true", "1", "yes", "TRUE"]) func theGeneralVariableSaysSo(_ value: String) {
        #expect(ContinuousIntegration.variable(in: ["CI": value]) == "CI")
    }

    /// `CI=false` means that somebody is there, whatever a service has set beside it.
    @Test(arguments: ["false", "0", "False"]) func whoSaysNoIsBelieved(_ value: String) {
        #expect(ContinuousIntegration.variable(in: ["CI": value]) == nil)
        #expect(ContinuousIntegration.variable(in: ["CI": value, "GITHUB_ACTIONS": "true"]) == nil)
        #expect(ContinuousIntegration.variable(in: ["TRAVIS": value]) == nil)
    }

    @Test(arguments: ContinuousIntegration.services) func aServiceIsKnownByItsOwnVariable(_ name: String) {
        #expect(ContinuousIntegration.variable(in: [name: "true"]) == name)
        #expect(ContinuousIntegration.variable(in: [name: "", "CI": ""]) == nil)
    }

    @Test func aDevelopersMachineIsNone() {
        #expect(ContinuousIntegration.variable(in: ["HOME": "/root", "TERM": "xterm"]) == nil)
    }
}
