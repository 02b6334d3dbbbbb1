import Foundation

/// What a game is doing. GameplayKit's class of this name.
///
/// ```swift
/// final class Playing: GKState {
///     override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is GKState.Type }
/// }
/// ```
open class GKState: NSObject {
    /// The machine that it belongs to.
    public internal(set) weak var stateMachine: GKStateMachine?
    /// Makes one.
    public override init() {}
    /// Whether a state may follow; any may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine has come here; nil for its first state.
    open func didEnter(from previousState: GKState?) {}
    /// The machine goes on.
    open func willExit(to nextState: GKState) {}
    /// Time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) {}
}

/// Goes from state to state. GameplayKit's class of this name.
///
/// ```swift
/// let machine = GKStateMachine(states: [GKState()])
/// machine.enter(GKState.self)
/// ```
open class GKStateMachine: NSObject {
    /// Where it is; nil before the first.
    public private(set) var currentState: GKState?
    private let states: [GKState]

    /// Makes one that is in no state yet.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.first { type(of: $0) == stateClass } as? StateType
    }
    /// Whether it may go to a state.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes to a state, if it may.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let last = currentState
        last?.willExit(to: next)
        currentState = next
        next.didEnter(from: last)
        return true
    }
    /// Time has passed, in seconds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
