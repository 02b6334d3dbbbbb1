extension PendingCandidate {
    /// Refuses a candidate whose layout record is not its golden's: it is not painted differently alone.
    /// - Throws: ``PendingError/refused(name:reason:)``.
    package func refuseLayoutChange() throws {
        guard hashes.record != hashes.goldenRecord else { return }
        throw PendingError.refused(name: name, reason: "its layout record changed; accept it without --paint")
    }
}
