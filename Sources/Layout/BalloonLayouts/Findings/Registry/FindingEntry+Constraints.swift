extension FindingEntry {
    static let constraintsConflict = FindingEntry(
        .constraintsConflict, .error,
        meaning: "Required constraints of the app's view cannot all hold, so one was left out and the layout is a "
            + "guess.",
        fix: "Remove one of the constraints that are named, or give it a priority below required.",
        example: .swift(
            "A controller whose view has a label that is 16 points from both sides and 400 points wide.",
            raising: "ConstraintFindingsTests/conflict", fixed: "ConstraintFindingsTests/complete"))

    static let layoutAmbiguous = FindingEntry(
        .layoutAmbiguous, .warning,
        meaning: "Constraints leave the place or the size of a view open, so that another system may show it "
            + "elsewhere.",
        fix: "Add the constraint that is missing, or different hugging priorities for views side by side.",
        example: .swift(
            "A controller whose view has a label with constraints across and none down.",
            raising: "ConstraintFindingsTests/ambiguity", fixed: "ConstraintFindingsTests/complete"))
}
