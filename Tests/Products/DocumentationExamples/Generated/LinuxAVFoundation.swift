// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxAVFoundation)
import LinuxAVFoundation
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_AVAudioPlayer_1() async throws {
        let click = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "click.wav"))
        click.numberOfLoops = 2
        let isHeard = click.play()
        _ = click
        _ = isHeard
    }

    func example_AVAudioPlayer_AVAudioPlayerDelegate_1() async throws {
        final class Bell: AVAudioPlayerDelegate {
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { print(flag) }
        }
    }

    func example_AVAudioRecorder_1() async throws {
        let settings: [String: Any] = [AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1]
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "memo.m4a"), settings: settings)
        let isRecording = recorder.record()
        _ = settings
        _ = recorder
        _ = isRecording
    }

    func example_AVAudioRecorder_AVAudioRecorderDelegate_1() async throws {
        final class Memo: AVAudioRecorderDelegate {
            func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { print(flag) }
        }
    }

    func example_AVAudioRecorder_AVAudioQuality_1() async throws {
        let settings = [AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue]
        _ = settings
    }

    func example_AVAudioSession_1() async throws {
        try AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default, options: [.mixWithOthers])
        try AVAudioSession.sharedInstance().setActive(true)
    }

    func example_AVPlayer_1() async throws {
        let player = AVPlayer(url: URL(fileURLWithPath: "trailer.mp4"))
        player.actionAtItemEnd = .pause
        player.play()
        _ = player
    }

    func example_AVPlayer_AVPlayerItem_1() async throws {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "trailer.mp4"))
        let isReady = item.status == .readyToPlay
        _ = item
        _ = isReady
    }

    func example_AVPlayer_AVAsset_1() async throws {
        let length = AVAsset(url: URL(fileURLWithPath: "trailer.mp4")).duration
        _ = length
    }

    func example_AVPlayer_AVURLAsset_1() async throws {
        let trailer = AVURLAsset(url: URL(fileURLWithPath: "trailer.mp4")).url
        _ = trailer
    }

    func example_AVPlayerLayer_1() async throws {
        let layer = AVPlayerLayer(player: AVPlayer())
        layer.frame = CGRect(x: 0, y: 0, width: 280, height: 158)
        layer.videoGravity = .resizeAspect
        _ = layer
    }

    func example_AVPlayerLayer_AVLayerVideoGravity_1() async throws {
        let gravity = AVLayerVideoGravity.resizeAspectFill
        _ = gravity
    }

    func example_AVPlayerLayer_AVPlayerViewController_1() async throws {
        let trailer = AVPlayerViewController()
        trailer.player = AVPlayer(url: URL(fileURLWithPath: "trailer.mp4"))
        _ = trailer
    }

    func example_CMTime_1() async throws {
        let frame = CMTime(value: 1, timescale: 30)
        let second = CMTimeGetSeconds(CMTimeAdd(frame, CMTime(seconds: 1, preferredTimescale: 30)))
        _ = frame
        _ = second
    }
}
#endif
