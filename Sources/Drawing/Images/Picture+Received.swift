/// How Messages re-encodes the picture of a template on its way (facts 10.7): the extension writes it as JPEG, and the
/// sending phone decodes that and writes it again, smaller. The sender sees the same file as the receiver.
///
/// libjpeg-turbo's accurate transform, its colour conversion and its filter for halved colours are integer arithmetic, the
/// same with and without SIMD, so the pixels are the same on every machine. The digest of a record is of these pixels.
private enum Transcoding {
    /// The quality of the extension's file, of 100.
    static let firstQuality = 50
    /// The quality of the phone's file.
    static let secondQuality = 89
    /// The maximum number of pixels of each side.
    static let maximumSide = 1_200
}

extension Bitmap {
    /// The file that arrives; nil for a picture without pixels.
    fileprivate var receivedFile: [UInt8]? {
        guard let first = jpeg(quality: Transcoding.firstQuality, halvesColors: true),
            var sent = try? PictureFile.decode(first, name: "picture").bitmap
        else { return nil }
        if max(width, height) > Transcoding.maximumSide { sent = sent.thumbnail(side: Transcoding.maximumSide) }
        return sent.jpeg(quality: Transcoding.secondQuality, halvesColors: true)
    }
}

extension Picture {
    /// The picture as it arrives, in as many points as before. Posters of films, waveforms and placeholders are not
    /// re-encoded, and transparent pixels arrive on white (assumed).
    package var asReceived: Picture {
        guard origin == .picture else { return self }
        switch pixels {
        case .encoded(let file): return file.received.map { received(from: $0) } ?? self
        case .decoded(let bitmap):
            let picture = bitmap.receivedFile.flatMap { try? PictureStore().picture($0, name: "picture.jpg") }
            guard case .encoded(let file)? = picture?.pixels else { return self }
            return received(from: file)
        }
    }

    private func received(from file: EncodedPicture) -> Picture {
        Picture(file, scale: scale * Double(file.width) / Double(width))
    }
}

extension EncodedPicture {
    /// The same picture as it arrives; made once.
    fileprivate var received: EncodedPicture? {
        receivedFile.withLock { kept in
            if let kept { return kept }
            guard let bytes = bitmap.receivedFile, let picture = try? store.picture(bytes, name: "picture.jpg"),
                case .encoded(let file) = picture.pixels
            else { return nil }
            kept = file
            return file
        }
    }
}
