// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxGameplayKit)
import LinuxGameplayKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_GKRandomSource_GKRandom_1() async throws {
        let source: any GKRandom = GKRandomSource.sharedRandom()
        print(source.nextInt(upperBound: 6))
        _ = source
    }

    func example_GKRandomSource_1() async throws {
        let deck = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3])
        _ = deck
    }

    func example_GKRandomSource_GKRandomDistribution_1() async throws {
        let die = GKRandomDistribution.d6()
        print(die.nextInt())
        _ = die
    }

    func example_GKStateMachine_GKState_1() async throws {
        final class Playing: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is GKState.Type }
        }
    }

    func example_GKStateMachine_1() async throws {
        let machine = GKStateMachine(states: [GKState()])
        machine.enter(GKState.self)
        _ = machine
    }
}
#endif
