/// Detects machines that run tests unattended, where nobody reviews drawings.
package enum ContinuousIntegration {
    /// The variable by which a service identifies itself; nil on a developer's machine. `CI=false` means that
    /// somebody is there, whatever other variables are set.
    package static func variable(in environment: [String: String]) -> String? {
        if let value = environment[general]?.lowercased(), !value.isEmpty {
            return off.contains(value) ? nil : general
        }
        return services.first { environment[$0].map { !$0.isEmpty && !off.contains($0.lowercased()) } == true }
    }

    /// The variable that GitHub, GitLab, CircleCI, Travis, Buildkite and others set.
    private static let general = "CI"
    private static let off: Set = ["0", "false"]

    /// The variables of services, each from its manual: Jenkins, Azure Pipelines, TeamCity, GitLab, GitHub, Bitbucket,
    /// AWS CodeBuild, Bamboo, GoCD, Xcode Cloud, Xcode Server, Bitrise, Buildkite, CircleCI, Travis, Semaphore, Drone and
    /// Woodpecker, Cirrus, AppVeyor, and the older name of `CI`.
    package static let services = [
        "JENKINS_URL", "BUILD_ID", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI", "GITHUB_ACTIONS",
        "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID", "bamboo_buildKey", "GO_PIPELINE_LABEL", "CI_XCODE_PROJECT",
        "XCS", "BITRISE_IO", "BUILDKITE", "CIRCLECI", "TRAVIS", "SEMAPHORE", "DRONE", "CIRRUS_CI", "APPVEYOR",
        "CONTINUOUS_INTEGRATION",
    ]
}
