import Foundation

/// Whether a run of the tests writes the files that it otherwise compares: pages, lists and pictures made of the sources.
package enum Rewriting: String {
    /// README.md, the pages and the pictures that show what the command line does.
    case readme
    /// The examples of documentation comments, as they are compiled.
    case examples
    /// The schema of scenes.
    case schema
    /// The record of the page of attributed labels, and its picture in Output.
    case pages
    /// The list of public names, and the tables made of it.
    case api
    /// The apps as `balloon import` writes them.
    case imports

    /// The variable of the environment: names with commas between them.
    package static let variable = "BALLOON_REWRITE"

    /// Whether the run was asked to write the files.
    package var isAsked: Bool {
        (ProcessInfo.processInfo.environment[Self.variable] ?? "").split(separator: ",").contains(rawValue[...])
    }
}
