extension AVAudioSession {
    /// What an app does with sound. AVFoundation's structure of this name.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: String
        /// Makes a category of AVFoundation's raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that are not needed.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// The same alone.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that the app is about.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// A microphone.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// How an app uses sound. AVFoundation's structure of this name.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: String
        /// Makes a mode of AVFoundation's raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As the category has it.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Filming.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }

    /// What else is heard. AVFoundation's raw values.
    public struct CategoryOptions: OptionSet, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: UInt
        /// Makes options of AVFoundation's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Other apps are quieter.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// Hands-free devices.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    }

    /// What ends with a session. AVFoundation's raw values.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: UInt
        /// Makes options of AVFoundation's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps learn of it.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}

/// The name that Swift 4 had for ``AVAudioSession/Category/ambient``.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The name that Swift 4 had for ``AVAudioSession/Category/soloAmbient``.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The name that Swift 4 had for ``AVAudioSession/Category/playback``.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The name that Swift 4 had for ``AVAudioSession/Category/record``.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The name that Swift 4 had for ``AVAudioSession/Category/playAndRecord``.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
