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
    func example_AVAssetImageGenerator_1() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "trailer.mp4")))
        let picture = try? generator.copyCGImage(at: .zero, actualTime: nil)
        _ = generator
        _ = picture
    }

    func example_AVAudioApplication_1() async throws {
        let isDenied = AVAudioApplication.shared.recordPermission == .denied
        _ = isDenied
    }

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

    func example_AVCaptureDevice_1() async throws {
        let isDenied = AVCaptureDevice.authorizationStatus(for: .video) == .denied
        _ = isDenied
    }

    func example_AVCaptureDevice_AVAuthorizationStatus_1() async throws {
        let isAsked = AVAuthorizationStatus.denied != .notDetermined
        _ = isAsked
    }

    func example_AVCaptureDevice_AVMediaType_1() async throws {
        let kinds: [AVMediaType] = [.video, .audio]
        _ = kinds
    }

    func example_AVCaptureDevice_AVError_1() async throws {
        let isMissing = AVError(.deviceNotConnected).code == .deviceNotConnected
        _ = isMissing
    }

    func example_AVCapturePhotoOutput_1() async throws {
        func shoot(_ output: AVCapturePhotoOutput, for album: AVCapturePhotoCaptureDelegate) {
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: album)
        }
    }

    func example_AVCapturePhotoOutput_AVCapturePhotoSettings_1() async throws {
        let settings = AVCapturePhotoSettings()
        settings.flashMode = .off
        _ = settings
    }

    func example_AVCapturePhotoOutput_AVCapturePhoto_1() async throws {
        func bytes(of photo: AVCapturePhoto) -> Data? { photo.fileDataRepresentation() }
    }

    func example_AVCapturePhotoOutput_AVCapturePhotoCaptureDelegate_1() async throws {
        final class Album: AVCapturePhotoCaptureDelegate {}
    }

    func example_AVCapturePhotoOutput_AVCaptureFileOutput_1() async throws {
        func isOn(_ output: AVCaptureFileOutput) -> Bool { output.isRecording }
    }

    func example_AVCapturePhotoOutput_AVCaptureMovieFileOutput_1() async throws {
        let output = AVCaptureMovieFileOutput()
        _ = output
    }

    func example_AVCapturePhotoOutput_AVCaptureFileOutputRecordingDelegate_1() async throws {
        func hears(_ listener: AVCaptureFileOutputRecordingDelegate) -> String { "\(listener)" }
    }

    func example_AVCaptureSession_1() async throws {
        let session = AVCaptureSession()
        session.sessionPreset = .photo
        _ = session
    }

    func example_AVCaptureSession_AVCaptureInput_1() async throws {
        func count(of inputs: [AVCaptureInput]) -> Int { inputs.count }
    }

    func example_AVCaptureSession_AVCaptureDeviceInput_1() async throws {
        func input(of camera: AVCaptureDevice) -> AVCaptureDeviceInput? { try? AVCaptureDeviceInput(device: camera) }
    }

    func example_AVCaptureSession_AVCaptureOutput_1() async throws {
        func isJoined(_ output: AVCaptureOutput) -> Bool { output.connection(with: .video) != nil }
    }

    func example_AVCaptureSession_AVCaptureConnection_1() async throws {
        func mirror(_ connection: AVCaptureConnection) { connection.isVideoMirrored = true }
    }

    func example_AVCaptureSession_AVCaptureVideoPreviewLayer_1() async throws {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.videoGravity = .resizeAspectFill
        _ = layer
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
