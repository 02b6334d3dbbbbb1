#if !canImport(Darwin)
    import Foundation
    import LinuxAVFoundation
    import LinuxAVKit
    import LinuxAuthenticationServices
    import LinuxContacts
    import LinuxEventKit
    import LinuxPhotosUI
    import LinuxSafariServices
    import LinuxUserNotifications
    import MessagesAPI
    import SwiftUIAPI
    import Testing
    import UIKitAPI

    /// The answers to an app that asks a user who allows nothing, in the words of apps.
    @MainActor struct DeniedServicesTests {
        @Test func nobodyIsNotified() async throws {
            let center = UNUserNotificationCenter.current()
            #expect(try await center.requestAuthorization(options: [.alert, .badge, .sound]) == false)
            #expect(await center.notificationSettings().authorizationStatus == .denied)
            let content = UNMutableNotificationContent()
            (content.title, content.body, content.sound) = ("Your move", "Ada played", .default)
            content.userInfo = ["game": 3]
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            let request = UNNotificationRequest(identifier: "move", content: content, trigger: trigger)
            #expect(request.content.title == "Your move" && request.content.userInfo["game"] as? Int == 3)
            await #expect(throws: UNError.self) { try await center.add(request) }
            #expect(await center.pendingNotificationRequests().isEmpty)
        }

        @Test func nobodyIsKnown() async {
            let store = CNContactStore()
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
            let isAllowed = await withCheckedContinuation { continuation in
                store.requestAccess(for: .contacts) { isAllowed, _ in continuation.resume(returning: isAllowed) }
            }
            #expect(!isAllowed)
            let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactBirthdayKey as CNKeyDescriptor]
            let predicate = CNContact.predicateForContacts(matchingName: "Ada")
            #expect(throws: CNError.self) { try store.unifiedContacts(matching: predicate, keysToFetch: keys) }
            let ada = CNMutableContact()
            (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
            ada.phoneNumbers = [
                CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "0000"))
            ]
            let copy = ada.mutableCopy() as? CNMutableContact
            ada.givenName = "Grace"
            #expect(copy?.givenName == "Ada" && copy?.phoneNumbers.first?.value.stringValue == "0000")
            #expect(copy.flatMap { CNContactFormatter.string(from: $0, style: .fullName) } == "Ada Lovelace")
            #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
            #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
        }

        @Test func noCalendarIsReadOrWritten() async throws {
            let store = EKEventStore()
            #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
            #expect(try await store.requestFullAccessToEvents() == false)
            let dinner = EKEvent(eventStore: store)
            (dinner.title, dinner.startDate, dinner.endDate) = (
                "Dinner", Date(timeIntervalSince1970: 0), .distantFuture
            )
            dinner.calendar = store.defaultCalendarForNewEvents
            dinner.addAlarm(EKAlarm(relativeOffset: -900))
            #expect(dinner.title == "Dinner" && dinner.alarms?.count == 1 && dinner.calendar == nil)
            #expect(throws: EKError.self) { try store.save(dinner, span: .thisEvent) }
            let day = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
            #expect(store.events(matching: day).isEmpty)
        }

        private final class Door: NSObject, ASAuthorizationControllerDelegate {
            var isClosed: CheckedContinuation<Bool, Never>?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                isClosed?.resume(returning: (error as? ASAuthorizationError)?.code == .canceled)
            }
        }

        @Test func nobodySignsIn() async {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            request.requestedScopes = [.fullName, .email]
            let (controller, door) = (ASAuthorizationController(authorizationRequests: [request]), Door())
            controller.delegate = door
            let isClosed = await withCheckedContinuation { continuation in
                door.isClosed = continuation
                controller.performRequests()
            }
            #expect(isClosed)
            let code = await withCheckedContinuation { continuation in
                let page = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: "tea") {
                    _, error in
                    continuation.resume(returning: (error as? ASWebAuthenticationSessionError)?.code)
                }
                #expect(page.start() && !page.start())
            }
            #expect(code == .canceledLogin)
        }

        /// Apple's guidelines: the title has 43 % of the button's height, white on black.
        @Test func theButtonToSignInFillsItsFrame() throws {
            let view = SignInWithAppleButton(.continue, onRequest: { _ in }, onCompletion: { _ in })
                .signInWithAppleButtonStyle(.black).frame(width: 280, height: 50)
            let controller = UIHostingController(rootView: view)
            #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 400)) == CGSize(width: 280, height: 50))
            let button = ASAuthorizationAppleIDButton(type: .signUp, style: .white)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            button.layoutIfNeeded()
            let title = try #require(button.subviews.first as? UILabel)
            #expect(title.text == "Sign up with Apple" && title.font.pointSize == 21.5 && title.frame == button.bounds)
        }

        @Test func aPageIsNotLoaded() {
            let settings = SFSafariViewController.Configuration()
            settings.entersReaderIfAvailable = true
            let page = SFSafariViewController(url: URL(fileURLWithPath: "/"), configuration: settings)
            page.preferredControlTintColor = .systemPink
            page.loadViewIfNeeded()
            #expect(page.view.layer.undrawnContent == "page" && page.configuration.entersReaderIfAvailable)
        }

        @Test func noPhotographIsReadOrAdded() async {
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
            #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
            let options = PHFetchOptions()
            options.fetchLimit = 20
            let found = PHAsset.fetchAssets(with: .image, options: options)
            #expect(found.count == 0 && found.firstObject == nil)
            await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
        }

        @Test func noPhotographIsShown() {
            var choice = PHPickerConfiguration()
            (choice.filter, choice.selectionLimit) = (.images, 3)
            let picker = PHPickerViewController(configuration: choice)
            picker.loadViewIfNeeded()
            #expect(picker.view.layer.undrawnContent == "photographs" && picker.configuration.selectionLimit == 3)
        }

        private final class Album: AVCapturePhotoCaptureDelegate {
            var answer: CheckedContinuation<Bool, Never>?
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
            ) { answer?.resume(returning: photo.fileDataRepresentation() == nil && error is AVError) }
        }

        @Test func thereIsNoCamera() async {
            #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
            #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
            #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
            let (session, output, album) = (AVCaptureSession(), AVCapturePhotoOutput(), Album())
            session.addOutput(output)
            session.startRunning()
            #expect(session.outputs.count == 1 && !session.isRunning)
            let isRefused = await withCheckedContinuation { continuation in
                album.answer = continuation
                output.capturePhoto(with: AVCapturePhotoSettings(), delegate: album)
            }
            #expect(isRefused)
            #expect(AVCaptureVideoPreviewLayer(session: session).undrawnContent == "camera")
            let film = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/trailer.mp4")))
            await #expect(throws: AVError.self) { try await film.image(at: .zero) }
        }

        @Test func aFilmIsABoxOfItsFrame() {
            let view = VideoPlayer(player: AVPlayer()).frame(width: 160, height: 90)
            let controller = UIHostingController(rootView: view)
            #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 400)) == CGSize(width: 160, height: 90))
        }
    }
#endif
