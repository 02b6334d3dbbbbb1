import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite struct MediaFileTests {
    private let films: Films

    init() throws { films = try Films() }

    private func write(_ bytes: [UInt8], _ name: String) throws -> String { try films.write(bytes, name) }

    /// What is no media at all is told in words of what its name says.
    @Test func brokenFilmsAndSoundsAreNotCalledPictures() throws {
        for (name, words) in [
            ("a.mp4", "a.mp4: does not begin as a film does; export it as MP4 or MOV"),
            ("a.WAV", "a.WAV: does not begin as a sound does; export it as M4A, MP3 or WAV"),
            ("a.png", "does not begin as a PNG, JPEG or GIF does"), ("a", "does not begin as a PNG, JPEG or GIF does"),
        ] {
            let path = try write(Array("not really".utf8), name)
            let error = #expect(throws: DrawingError.self) { try MediaFile(program: nil).decode(contentsOf: path) }
            #expect(error.map { "\($0)" }?.contains(words) == true, "\(name)")
            let kind = ["a.mp4": "film ", "a.WAV": "sound "][name] ?? "picture "
            #expect(error.map { "\($0)" }?.hasPrefix(kind) == true, "\(name)")
        }
    }

    @Test(.endsWithin(.seconds(60))) func aPipeIsNotWaitedFor() throws {
        let path = try write([], "pipe") + ".mov"
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: DrawingError.self) { try MediaFile(program: nil).decode(contentsOf: path) }
    }

    @Test func aSoundsBarsAreAsHighAsItIsLoud() throws {
        // Silence, then half as loud as the end.
        let samples =
            [Int16](repeating: 0, count: 4_000) + [Int16](repeating: -8_000, count: 4_000)
            + [Int16](repeating: 16_000, count: 4_000)
        let levels = SoundLevels.levels(of: samples, count: 3)
        #expect(levels == [0, 0.5, 1])
        let picture = try MediaFile(program: nil).decode(contentsOf: write(WaveBuilder.file(samples), "a.wav"))
        #expect(picture.origin == .waveform && picture.scale == 3)
        // 48 bars: a third low, a third of half the height, a third high. Count dark pixels in each third's middle bar.
        let bitmap = picture.bitmap
        func ink(_ part: Range<Int>) -> Int {
            (0..<bitmap.height).reduce(0) { sum, y in
                sum + part.filter { bitmap[$0, y][0] < 80 }.count
            }
        }
        let third = (bitmap.width - 120) / 3
        let inks = (0..<3).map { ink((60 + $0 * third)..<(60 + ($0 + 1) * third)) }
        #expect(inks[0] * 4 < inks[1] && abs(Double(inks[2]) / Double(inks[1]) - 2) < 0.1)
    }

    @Test func withoutAProgramAPlaceholderSaysWhy() throws {
        for (name, bytes) in [
            ("film.mov", [0, 0, 0, 20] + Array("ftypqt  ".utf8)), ("sound.mp3", Array("ID3".utf8) + [4, 0, 0]),
        ] {
            let picture = try MediaFile(program: nil).decode(contentsOf: write(bytes, name))
            guard case .placeholder(let reason) = picture.origin else {
                Issue.record("\(name) is no placeholder")
                continue
            }
            #expect(reason.contains("ffmpeg is not installed"))
        }
    }

    /// Nobody may take a sound that was not decoded for a silent one.
    @Test func aPlaceholderIsNoSilence() throws {
        let silence = try MediaFile(program: nil).decode(
            contentsOf: write(WaveBuilder.file([Int16](repeating: 0, count: 4_000)), "silence.wav"))
        let placeholder = try MediaFile(program: nil).decode(
            contentsOf: write(Array("ID3".utf8) + [4, 0, 0], "sound.mp3"))
        #expect(silence.origin == .waveform && placeholder.origin != .waveform)
        #expect(silence.bitmap.width == placeholder.bitmap.width && silence.bitmap.height == placeholder.bitmap.height)
        // Its ground is that of a film's placeholder, which no waveform has.
        let film = try MediaPlaceholder.film(reason: "")
        #expect(placeholder.bitmap[0, 0] == film.bitmap[0, 0] && silence.bitmap[0, 0] != film.bitmap[0, 0])
        let middle = (x: placeholder.bitmap.width / 2, y: placeholder.bitmap.height / 2)
        #expect(placeholder.bitmap[middle.x, middle.y] != film.bitmap[0, 0])
        #expect(placeholder.bitmap != silence.bitmap)
    }

    /// Media files, also such as the program makes itself, in a folder that goes away with the value.
    private final class Films {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "balloon-film-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ bytes: [UInt8], _ name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return file.path
        }

        func make(_ name: String, _ arguments: [String]) throws -> String {
            let path = folder.appendingPathComponent(name).path
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try #require(MediaProgram.installed).path)
            process.arguments = ["-v", "error", "-nostdin", "-f", "lavfi"] + arguments + [path]
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            return path
        }
    }

    /// `ffmpeg -f mp4` names a brand that films have too: only the streams tell that it is a sound.
    @Test(.enabled(if: MediaProgram.installed != nil)) func aSoundInAFilmsContainerIsASound() throws {
        let sound = try films.make("sound.m4a", ["-i", "sine=duration=1", "-c:a", "aac", "-f", "mp4"])
        #expect(try MediaFile.format(of: sound) == .film)
        #expect(try MediaFile().decode(contentsOf: sound).origin == .waveform)
    }

    /// A film of which the sound alone can be decoded is still a film: its sound is not shown in its place.
    @Test(.enabled(if: MediaProgram.installed != nil)) func aFilmInAnUnknownCodingIsNoSound() throws {
        let film = try films.make(
            "film.mov",
            [
                "-i", "color=red:size=64x48:duration=1,format=yuv420p", "-f", "lavfi", "-i", "sine=duration=1", "-c:v",
                "mjpeg", "-c:a", "aac", "-f", "mov", "-y",
            ])
        #expect(try MediaFile().decode(contentsOf: film).origin == .posterFrame)
        // The name of the coding stands in the sample description (ISO 14496-12, 8.5.2).
        var bytes = try Data(contentsOf: URL(fileURLWithPath: film))
        let description = try #require(bytes.range(of: Data("stsd".utf8)))
        let name = try #require(bytes.range(of: Data("jpeg".utf8), in: description.upperBound..<bytes.endIndex))
        bytes.replaceSubrange(name, with: Data("zzzz".utf8))
        let unknown = try write(Array(bytes), "unknown.mov")
        guard case .placeholder(let reason) = try MediaFile().decode(contentsOf: unknown).origin else {
            Issue.record("a film in an unknown coding is no placeholder")
            return
        }
        #expect(reason.contains("ffmpeg cannot decode it"))
    }

    /// A list of files is no sound, though its first bytes may be those of one: the program would read what it names.
    @Test(.enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"))
    func aListOfFilesIsNotFollowed() throws {
        _ = try write(WaveBuilder.file([Int16](repeating: 9_000, count: 4_000)), "other.wav")
        let emptyTag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 10)
        let list = try write(emptyTag + Array("ffconcat version 1.0\nfile other.wav\n".utf8), "list.mp3")
        guard case .placeholder = try MediaFile().decode(contentsOf: list).origin else {
            Issue.record("a list of files was followed")
            return
        }
    }

    /// High notes are as loud as low ones: first 9,000 oscillations a second, then a soft 400.
    @Test(.enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed")) func highNotesAreHeard() throws {
        let notes = "if(lt(t,1),0.8*sin(2*PI*9000*t),0.1*sin(2*PI*400*t))"
        let sound = try films.make(
            "sound.flac", ["-i", "aevalsrc='\(notes)':sample_rate=44100:duration=2"])
        let program = try #require(MediaProgram.installed)
        let peaks = try program.peaks(of: sound, until: .distantFuture).get()
        #expect(abs(peaks.count - 2 * MediaProgram.peakRate) < 10)
        func loudness(_ part: Range<Double>) -> Double {
            let places = Int(part.lowerBound * Double(peaks.count))..<Int(part.upperBound * Double(peaks.count))
            return Double(peaks[places].map(\.magnitude).max() ?? 0) / 32_768
        }
        let (high, low) = (loudness(0.1..<0.4), loudness(0.6..<0.9))
        // The program makes one channel two at a lower level.
        #expect(low > 0 && abs(high / low - 8) < 0.2, "\(high), \(low)")
    }

    /// A program that is too slow is stopped at the time that all its runs have together.
    @Test(.endsWithin(.seconds(60))) func aSlowProgramIsStopped() throws {
        let path = try write(Array("#!/bin/sh\nexec sleep 60\n".utf8), "slow")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        let size = MediaProgram(path: path).pictureSize(of: path, until: .now() + .milliseconds(100))
        guard case .failure(.tooSlow) = size else {
            Issue.record("a slow program gave \(size)")
            return
        }
    }

    /// Channels that are opposite to each other are silent when they are added up.
    @Test(.enabled(if: MediaProgram.installed != nil)) func oppositeChannelsAreNoSilence() throws {
        let source = "aevalsrc='sin(440*t)*t|-sin(440*t)*t':duration=1"
        let sound = try films.make("sound.flac", ["-i", source])
        let silence = try films.make("silence.flac", ["-i", "anullsrc=cl=stereo:d=1", "-t", "1"])
        let picture = try MediaFile().decode(contentsOf: sound)
        #expect(picture.origin == .waveform)
        #expect(try picture.bitmap != MediaFile().decode(contentsOf: silence).bitmap)
    }

    /// The mend of a sound is a format of sounds.
    @Test(.enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"))
    func aSoundThatCannotBeDecodedNamesFormatsOfSounds() throws {
        let path = try write(Array("OggS".utf8) + [UInt8](repeating: 0, count: 60), "broken.ogg")
        let picture = try MediaFile().decode(contentsOf: path)
        #expect(
            picture.origin
                == .placeholder(
                    reason: "ffmpeg cannot decode it: it is damaged or in an unknown format; export it "
                        + "again as M4A, MP3 or WAV, or give a picture"))
    }

    /// What is beyond ten minutes is not drawn, and said so; ten minutes are whole.
    @Test(
        .enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"),
        arguments: [(600, Picture.Origin.waveform), (602, .waveformOfBeginning(seconds: 600))])
    func aLongSoundIsToldFromAWholeOne(seconds: Int, origin: Picture.Origin) throws {
        // Silent for ten minutes, loud soon after.
        let source = "aevalsrc='if(gt(t,600.5),sin(440*t),0)':sample_rate=8000:duration=\(seconds)"
        let picture = try MediaFile().decode(contentsOf: films.make("long.flac", ["-i", source]))
        #expect(picture.origin == origin)
        let silence = try Waveform.picture(levels: [Double](repeating: 0, count: Waveform.barCount))
        #expect(picture.bitmap == silence.bitmap)
    }

    /// Who names a film or a sound as a picture learns where it belongs.
    @Test func aFilmInPlaceOfAPictureIsSentToMediaFileURL() throws {
        for (name, bytes, words) in [
            ("a.mp4", [0, 0, 0, 20] + Array("ftypisom".utf8), "film a.mp4: is a film; name it as mediaFileURL"),
            ("a.mpg", [0, 0, 1, 0xBA], "film a.mpg: is a film; name it as mediaFileURL"),
            ("a.wav", WaveBuilder.file([1]), "sound a.wav: is a sound; name it as mediaFileURL"),
            ("a.heic", [0, 0, 0, 20] + Array("ftypheic".utf8), "picture a.heic: is a HEIF or AVIF file; convert it"),
        ] {
            let error = #expect(throws: DrawingError.self) { try PictureFile.decode(bytes, name: name) }
            #expect(error.map { "\($0)" }?.hasPrefix(words) == true, "\(name)")
        }
    }

    /// `ffmpeg` decodes what it is given: 9000 by 9000 pixels took 3 seconds and 670 MB before they were refused.
    @Test(.enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"))
    func aFilmOfTooManyPixelsIsRefusedBeforeItIsDecoded() throws {
        let bomb = try films.make(
            "bomb.mov", ["-i", "color=red:size=9000x9000:duration=0.04,format=yuvj420p", "-c:v", "mjpeg"])
        let error = #expect(throws: DrawingError.self) { try MediaFile().decode(contentsOf: bomb) }
        #expect(error == .pictureTooLarge(file: bomb, width: 9_000, height: 9_000))
        #expect(error.map { "\($0)" }?.hasPrefix("film ") == true)
        // The program itself refuses too, for what no container says beforehand.
        let program = try #require(MediaProgram.installed)
        guard case .failure(.tooLarge(9_000, 9_000)) = program.posterFrame(of: bomb, until: .distantFuture)
        else {
            Issue.record("the program decodes more than \(DrawingLimits.maximumPixelCount) pixels")
            return
        }
        // To know the size, too, the program decodes nothing beyond the limit.
        for (name, codec, format) in [("bomb.mkv", "ffv1", "yuv420p"), ("bombpng.mov", "png", "rgb24")] {
            let film = try films.make(
                name, ["-i", "color=red:size=9000x9000:duration=0.04,format=\(format)", "-c:v", codec])
            #expect(throws: DrawingError.pictureTooLarge(file: film, width: 9_000, height: 9_000)) {
                _ = try MediaFile().decode(contentsOf: film)
            }
            guard case .failure(.tooLarge(9_000, 9_000)) = program.pictureSize(of: film, until: .distantFuture)
            else {
                Issue.record("\(name): the program decodes the picture to know its size")
                return
            }
        }
        // Pixels that are few, but so wide that their picture is large.
        let wide = try films.make(
            "wide.mov", ["-i", "color=red:size=1280x960:duration=0.04,setsar=100,format=yuvj420p", "-c:v", "mjpeg"])
        #expect(throws: DrawingError.pictureTooLarge(file: wide, width: 128_000, height: 960)) {
            _ = try MediaFile().decode(contentsOf: wide)
        }
    }

    /// Pixels that are twice as wide as high, or high as wide: the shorter side is stretched, nothing is left out.
    @Test(
        .enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"),
        arguments: [("2", 720, 640), ("1/2", 360, 1_280), ("1", 360, 640), ("0", 360, 640)])
    func aFilmHasSquarePixels(aspect: String, width: Int, height: Int) throws {
        let source = "color=red:size=360x640:duration=0.04,setsar=\(aspect),format=yuvj420p"
        let film = try films.make("film.mov", ["-i", source, "-c:v", "mjpeg", "-q:v", "1"])
        let bitmap = try MediaFile().decode(contentsOf: film).bitmap
        try #require(bitmap.width == width && bitmap.height == height)
        #expect(bitmap[0, 0][0] > 240 && bitmap[width - 1, height - 1][0] > 240)
    }

    @Test(.enabled(if: MediaProgram.installed != nil, "ffmpeg is not installed"))
    func anMPEGProgramStreamIsAFilm() throws {
        let film = try films.make("film.mpg", ["-i", "color=red:size=64x48:duration=0.2", "-f", "mpeg"])
        let poster = try MediaFile().decode(contentsOf: film)
        #expect(poster.origin == .posterFrame && poster.bitmap.width == 64 && poster.bitmap[32, 24][0] > 240)
    }

    @Test(.enabled(if: MediaProgram.installed != nil)) func aFilmGivesItsFirstFrameAndASoundItsWaveform() throws {
        // Red for a second, then blue.
        let film = try films.make(
            "-film.mov",
            ["-i", "color=red:size=64x48:duration=1,format=yuv420p", "-c:v", "mjpeg", "-q:v", "1"])
        let poster = try MediaFile().decode(contentsOf: film)
        #expect(poster.origin == .posterFrame && poster.bitmap.width == 64 && poster.bitmap.height == 48)
        let pixel = poster.bitmap[32, 24]
        #expect(pixel[0] > 240 && pixel[1] < 15 && pixel[2] < 15)
        #expect(try MediaFile().decode(contentsOf: film) == poster)

        let sound = try films.make("sound.flac", ["-i", "sine=frequency=440:duration=1"])
        #expect(try MediaFile().decode(contentsOf: sound).origin == .waveform)
        let broken = try write([0, 0, 0, 20] + Array("ftypqt  ".utf8), "broken.mov")
        guard case .placeholder(let reason) = try MediaFile().decode(contentsOf: broken).origin else {
            Issue.record("a film without frames is no placeholder")
            return
        }
        #expect(reason.contains("ffmpeg cannot decode it"))
    }
}
