import BalloonLayouts

extension BalloonScene {
    /// The allowances of the scenes in a conversation, each for its own entry.
    var allowancesOfEntries: [LintAllowance] {
        guard case .transcript(let transcript) = subject else { return [] }
        return transcript.entries.enumerated().flatMap { index, entry -> [LintAllowance] in
            // A message without its own file has no allowances of its own.
            guard case .message(let message) = entry.content, message.scene.file != file else { return [] }
            return message.scene.lintAllowances.map { allowance in
                var allowance = allowance
                allowance.entry = Transcript.Entry.path(at: index)
                return allowance
            }
        }
    }
}
