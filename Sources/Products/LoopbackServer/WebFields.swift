/// The fields that every answer has. No other page may read an answer, frame the page or learn its address.
enum WebFields {
    static let all = [
        "cache-control": "no-store", "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin", "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff", "content-security-policy": policy(scripts: "'none'", styles: "'none'"),
    ]

    /// What a page may load: nothing of other servers.
    static func policy(scripts: String, styles: String) -> String {
        "default-src 'none'; script-src \(scripts); style-src \(styles); img-src 'self' data: blob:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }
}
