import ArgumentParser
import Balloons
import ViewLayout

/// RECEIVER: the system on which the message is viewed.
struct ReceiverOptions: ParsableArguments {
    @Option(
        name: .customLong("receiver"),
        help: ArgumentHelp(
            "The system on which the message is viewed: ios26, ios10, ios9, macos or watchos.",
            discussion: "It decides whether a live layout, its alternate or a picture with a web address is shown."))
    var system: ReceiverSystem?

    @Flag(help: "The app is not installed there.")
    var withoutApp = false

    /// The receiver; nil when none was named.
    var receiver: Receiver? {
        guard system != nil || withoutApp else { return nil }
        return Receiver(system ?? .ios26, hasApp: !withoutApp)
    }

    /// The traits of a scene's viewer on the receiver's system, overridden by those of the command line.
    func traits(of scene: Scene, _ options: TraitOptions) -> TraitCollection {
        let traits = options.applied(to: scene.traits)
        guard let system else { return traits }
        return system.traits(traits, keepsWidth: options.width != nil, keepsHeight: options.height != nil)
    }
}

extension ReceiverSystem: ExpressibleByArgument {}
