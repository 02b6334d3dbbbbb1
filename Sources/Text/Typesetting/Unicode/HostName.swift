import CUnicode

/// Names of hosts in web addresses.
package enum HostName {
    /// The maximum number of units in a name that is converted: the domain name system has 253.
    private static let maximumLength = 1_024

    /// The name in ASCII, by UTS #46: `bücher.example` becomes `xn--bcher-kva.example`. Nil for text that is not the
    /// name of a host.
    ///
    /// Foundation needs language data for this, which the command line is built without.
    package static func ascii(_ host: String) -> String? {
        let units = Array(host.utf16)
        guard units.count <= maximumLength else { return nil }
        var ascii = [UInt16](repeating: 0, count: maximumLength)
        var length: Int32 = 0
        // The function reads as many units as the host has and writes at most as many as the array has.
        let status = cunicode_ascii_host(units, Int32(units.count), &ascii, Int32(maximumLength), &length)
        return status == 0 ? String(decoding: ascii.prefix(Int(length)), as: UTF16.self) : nil
    }
}
