import BalloonLayouts

extension BalloonScene {
    /// What the scenes of a conversation's entries allow, each for its own entry.
    var allowancesOfEntries: [LintAllowance] {
        guard case .transcript(let transcript) = subject else { return [] }
        return transcript.entries.enumerated().flatMap { index, entry -> [LintAllowance] in
            // A message that is written in the conversation has the conversation's own file, and allows nothing itself.
            guard case .message(let message) = entry.content, message.scene.file != file else { return [] }
            return message.scene.lintAllowances.map { allowance in
                var allowance = allowance
                allowance.entry = Transcript.Entry.path(at: index)
                return allowance
            }
        }
    }
}
