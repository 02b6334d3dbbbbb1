extension [UInt8] {
    /// The bytes of a pixel, `count` times. Tests are compiled without optimisation: a closure for each pixel of a picture
    /// takes longer than what is tested.
    package init(pixel: [UInt8], count: Int) {
        self = pixel
        reserveCapacity(pixel.count * count)
        // What is there is appended to itself, so that a picture takes some twenty copies.
        while self.count < pixel.count * count { append(contentsOf: prefix(pixel.count * count - self.count)) }
    }
}
