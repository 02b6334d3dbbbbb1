import BalloonTesting
import Testing

/// The everyday use: goldens in the folder beside this file, recorded with `BALLOON_RECORD=all`.
struct CommittedGoldenTests {
    @Test func anInvitationLooksAsItDid() {
        assertGolden(of: message("Dinner at 7?", subcaption: "Ferry Building"))
    }
}
