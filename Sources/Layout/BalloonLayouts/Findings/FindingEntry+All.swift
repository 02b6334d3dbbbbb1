extension FindingEntry {
    /// All kinds of findings, in the order of `Finding.Kind`. `Documentation/Findings` has an example of each.
    package static let all: [FindingEntry] = [
        .init(
            .textTruncated, .error, isGoldenFlaw: true,
            meaning: "A text has more lines than its limit or its room allows, so that an ellipsis replaces its end.",
            fix: "Shorten the text; in a view, raise its line limit or give it more room."),
        .init(
            .attributionTruncated, .note, isChangeable: false,
            meaning:
                "The name of the app below the balloon, which viewers without the app see, is wider than the balloon.",
            fix: "A wider balloon or a shorter name of the app shows all of it."),
        .init(
            .wordBroken, .warning,
            meaning: "A text is narrower than one of its words, so that a line ends inside the word.",
            fix: "Use shorter words, or put the text where it has the whole width."),
        .init(
            .answerExceedsOffer, .error,
            meaning: "A size function answers more width or height than it is offered, and Messages clamps the answer.",
            fix: "Answer at most the offered width and height."),
        .init(
            .answerIsNoSize, .error,
            meaning: "A size function answers a width or height that is negative, infinite or not a number.",
            fix: "Answer a finite width and height, from 0 to the offer."),
        .init(
            .contentClipped, .error, isGoldenFlaw: true,
            meaning:
                "The view or an image title needs more room than there is, so a part of it is clipped or left "
                + "out.",
            fix: "Answer the size that the view needs; for an image title, use a taller picture or shorter captions."),
        .init(
            .answerBelowNeed, .warning,
            meaning:
                "A size function answers less than the view needs, and the view is complete only because no "
                + "balloon is smaller than the icon of the app.",
            fix: "Answer the size that the view needs."),
        .init(
            .blankSpace, .warning,
            meaning: "A size function answers more height than the view needs, so the balloon has an empty stretch.",
            fix: "Answer the height that the view needs."),
        .init(
            .answerIgnoresCategory, .error,
            meaning:
                "At two text sizes the view needs different heights and the size function answers the same "
                + "height.",
            fix: "Add up the line heights of the fonts of the view, and do not answer a constant."),
        .init(
            .answerIgnoresLocale, .error,
            meaning: "In two languages the view needs different heights and the size function answers the same height.",
            fix: "Measure the texts that the viewer reads."),
        .init(
            .answerDiffers, .error,
            meaning: "A size function answers calls with the same offer, traits and message with different sizes.",
            fix: "Compute the size from the offer, the traits and the message only; keep no state between calls."),
        .init(
            .answerNeedsConversation, .note,
            meaning:
                "A size function answers another size before the controller has a conversation, as in the input field "
                + "of iOS 26.",
            fix: "Compute the size from the offer and the traits, and from the message once there is one."),
        .init(
            .tintNotPlain, .warning,
            meaning: "The background that an app asks for depends on the viewer, or is a colour of Display P3.",
            fix: "Return plain red, green and blue, and call invalidateMessageTintColor() when it changes."),
        .init(
            .inkClipped, .error, isGoldenFlaw: true,
            meaning:
                "A text has its place inside, but its marks extend beyond the balloon or beyond the part of a "
                + "view that clips them, or its letters beyond a round shape.",
            fix: "Stack fewer marks on a letter, or give the text more padding inside the shape."),
        .init(
            .nodeOutsideBalloon, .error, isGoldenFlaw: true,
            meaning:
                "A part of a view or a dropped sticker is clipped at the edge of the balloon, of a clipping part "
                + "of the view or of the transcript.",
            fix: "Make it smaller, move it inward, or answer a larger size."),
        .init(
            .textsOverlap, .error, isGoldenFlaw: true,
            meaning: "Lines of two texts cover each other, so that neither can be read.",
            fix: "Put the texts below or beside each other, or give both more room."),
        .init(
            .imageTextWithoutImage, .error,
            meaning: "Messages does not draw imageTitle and imageSubtitle when the template has no picture.",
            fix: "Set image, or use caption and subcaption."),
        .init(
            .titleContrastLow, .warning, isGoldenFlaw: true,
            meaning:
                "The contrast of a white image title with the pixels below it is less than the Human Interface "
                + "Guidelines ask for; below 1.5 to 1 nobody can read it, which is an error.",
            fix: "Darken the picture where its title stands, or use another picture."),
        .init(
            .pictureCropped, .warning,
            meaning:
                "More than a tenth of the height of the picture is cropped; at accessibility sizes, where "
                + "captions need their room, and in a view, where cropping is the app's choice, more than three "
                + "quarters of it.",
            fix: "Shorten the captions, or use a picture that is less tall for its width."),
        .init(
            .contentAtPictureEdge, .warning,
            meaning:
                "Something is drawn on a plain background in the strip at the left or right edge that the shape "
                + "of the balloon crops.",
            fix: "Move what matters inward."),
        .init(
            .pictureScaledDown, .note,
            meaning:
                "The longer side of the picture has more pixels than Messages draws, so the picture is scaled "
                + "down when it is shown.",
            fix: "Use a picture of about 900 × 900 pixels."),
        .init(
            .mediaTranscoded, .note,
            meaning:
                "The media file has more bytes than Messages is assumed to send unchanged, so it is re-encoded "
                + "at lower quality.",
            fix: "Make the film or sound shorter or smaller."),
        .init(
            .mediaNotDecoded, .warning, isGoldenFlaw: true,
            meaning:
                "A film or sound is drawn as a grey placeholder, because ffmpeg is not installed or cannot read "
                + "the file.",
            fix: "Install ffmpeg, or use a file that it can read."),
        .init(
            .filmNeedsProgram, .note, isGoldenFlaw: true,
            meaning:
                "The picture of a film is decoded by the installed ffmpeg, so that a golden of it depends on the "
                + "machine.",
            fix: "For a golden, give a picture of the film as image."),
        .init(
            .soundCut, .note,
            meaning: "The waveform in the balloon shows only the first ten minutes of the sound.",
            fix: "Use a shorter sound if its end matters in the picture."),
        .init(
            .alternateWithoutText, .warning,
            meaning:
                "Viewers without the app and viewers on older systems see the alternate layout, and it has no "
                + "caption.",
            fix: "Set a caption in the alternate layout."),
        .init(
            .alternateDiffers, .warning,
            meaning:
                "The alternate layout has another number, date or web address than the live layout, or the summary or the "
                + "accessibility label another one than the balloon, so that two people read different things.",
            fix: "Make all of them of the same values."),
        .init(
            .summaryTextMissing, .warning,
            meaning:
                "Lists and notifications have nothing to show, and the line that replaces the balloon when a "
                + "newer message of its session arrives is empty.",
            fix: "Set summaryText."),
        .init(
            .summaryTruncated, .warning,
            meaning:
                "The row of the conversation list, or a notification, ends before the summary text does, so that people "
                + "decide whether to open the message without its end.",
            fix: "Shorten summaryText, or put what matters first."),
        .init(
            .urlNotTransportable, .error,
            meaning:
                "Messages drops the URL when the message is sent, because its scheme is neither a scheme of the "
                + "web nor data.",
            fix: "Use an https or data URL."),
        .init(
            .urlOpensNothing, .note,
            meaning:
                "The URL has no scheme, as query items alone have none: the app gets it, and on a Mac, where there is no app, "
                + "a click opens nothing.",
            fix: "Begin the URL with https:// and an address that shows the message to people without the app."),
        .init(
            .urlTooLong, .error,
            meaning: "The URL has more than 5,000 characters, and inserting the message fails with urlExceedsMaxSize.",
            fix: "Keep the state on a server, and put a token in the URL."),
        .init(
            .urlMissing, .warning,
            meaning:
                "The message has no URL, in which an app keeps what its balloon is about: the app that opens it "
                + "reads nothing, and on a Mac a click does nothing.",
            fix: "Set url, to a web address with the state or a token in it."),
        .init(
            .fallbackIncomplete, .note, isChangeable: false,
            meaning:
                "Systems before iOS 10 get a picture and a web address in place of the balloon, and this message "
                + "lacks one of them.",
            fix: "Give the template an image, and set an http or https URL."),
        .init(
            .identifierUnknown, .warning,
            meaning:
                "A text names a participant whom the scene or the conversation does not have, so the viewer "
                + "reads the identifier itself.",
            fix: "Declare the participant, or correct the identifier."),
        .init(
            .textCovered, .error, isGoldenFlaw: true,
            meaning:
                "A sticker, the icon of the app, the X of a draft, a border or a later part of a view covers letters of a "
                + "text, between the top of its capitals and its baseline, by at least a point in width and in "
                + "height.",
            fix: "Move the sticker or the text, or choose a layout that keeps this place free."),
        .init(
            .translationMissing, .warning, isGoldenFlaw: true,
            meaning: "The string tables have the key only in the source language, so the viewer reads that language.",
            fix: "Add the translation to the string table."),
        .init(
            .translationUnchanged, .warning,
            meaning:
                "A translation is the same as the text in the source language, as a copy that was never "
                + "translated.",
            fix: "Translate the string, or leave it out of the language."),
        .init(
            .translationLosesArgument, .error,
            meaning:
                "A translation has other format specifiers, participants or numbers than the text in the source language, so "
                + "that a number or a name is lost.",
            fix: "Put the same specifiers and names into the translation, in any order, with their numbers."),
        .init(
            .translationUnfinished, .warning,
            meaning:
                "The catalogue marks a translation as new or as in need of a review, so that nobody has looked "
                + "at it.",
            fix: "Review the translation and mark it as reviewed in Xcode."),
        .init(
            .pluralFormMissing, .error,
            meaning:
                "A string varies by number and lacks a plural form that the language has for whole numbers, so "
                + "that some numbers read wrong.",
            fix: "Add the form to the catalogue."),
        .init(
            .argumentMissing, .error, isGoldenFlaw: true,
            meaning:
                "A text has a specifier such as %@ or %lld, or a percent sign that reads as one, and the scene gives it no "
                + "argument, so that the viewer reads the specifier, or no plural form can be chosen.",
            fix: "Give the string as many arguments as the app does, and write a percent sign as %%."),
        .init(
            .argumentUnused, .warning, isGoldenFlaw: true,
            meaning: "The scene gives a string an argument that none of its texts shows and no plural form depends on.",
            fix: "Leave the argument out, or put its specifier into the string."),
        .init(
            .argumentOfWrongKind, .error, isGoldenFlaw: true,
            meaning:
                "An argument is not what its specifier takes, such as a text or a fraction for %lld, so that an app "
                + "shows something else there, or ends.",
            fix: "Write a whole number for %d and %lld, any number for %f, a text for %@."),
        .init(
            .pluralDisagrees, .warning, isGoldenFlaw: true,
            meaning:
                "The scene takes a plural form by name that its number does not have in the viewer's language, so that "
                + "the balloon shows a text which the app never shows.",
            fix: "Leave plural out, so that the form follows the number."),
        .init(
            .pluralHardCoded, .warning,
            meaning:
                "A text has a number before a noun in the plural, or varies in the source language, and is the same for every "
                + "number, so that the viewer reads \"1 seats\".",
            fix: "Vary the string by plural in the catalogue, or write the number behind the noun: \"Seats: 1\"."),
        .init(
            .inflectionUnresolved, .error, isGoldenFlaw: true,
            meaning:
                "A string leaves its words to the system's grammar (`^[3 guests](inflect: true)`), which knows them on "
                + "Apple's systems alone, so that the text is not the one that the app shows.",
            fix: "Vary the string by plural in the catalogue."),
        .init(
            .stringStale, .warning,
            meaning: "The catalogue marks a string as stale: Xcode no longer finds its key in the app's code.",
            fix: "Use the key that the app uses."),
        .init(
            .textNotInStrings, .warning,
            meaning:
                "A text is written out in a scene whose other texts come from strings, so that nobody translates "
                + "it.",
            fix: "Give the text a key, and put it into the strings."),
        .init(
            .touchTargetSmall, .warning, isGoldenFlaw: true,
            meaning: "A button is smaller than 44 points in one direction, so that a finger easily misses it.",
            fix: "Give the button padding, or a frame of at least 44 points."),
        .init(
            .touchTargetsOverlap, .warning, isGoldenFlaw: true,
            meaning: "Two buttons cover one place, so that a finger there means either; the one in front is tapped.",
            fix: "Put the buttons beside each other, or make the frame of one smaller."),
        .init(
            .textSizeFixed, .warning,
            meaning: "A text has the same size in points at every text size that the viewer may choose.",
            fix: "Use a text style, such as body or headline."),
        .init(
            .textContrastLow, .warning, isGoldenFlaw: true,
            meaning:
                "A text stands out less from what is drawn under it than people with average sight need: 4.5 to "
                + "1, or 3 to 1 for bold text and from 18 points on; label, secondaryLabel and tint on the "
                + "grey of a balloon are the system's choice, and count below 2.5 to 1 alone; below 1.5 to 1 nobody "
                + "can read it, which is an error.",
            fix: "Make the text darker or lighter, or what is under it."),
        .init(
            .valueContrastLow, .warning,
            meaning:
                "The filled part of a bar or a gauge has a contrast of less than 1.5 to 1 with the rest of it, so that it "
                + "looks full or empty.",
            fix: "Give it a colour that differs more from what is below it."),
        .init(
            .textWithoutWords, .warning,
            meaning: "A text of a template or a summary has no letter and no digit, or a text of a view is blank.",
            fix: "Say in words what it means, or leave the text out."),
        .init(
            .directionMixed, .warning,
            meaning:
                "A text mixes letters from the left and from the right, so that a word or a number stands on the "
                + "other side than a reader looks for it.",
            fix: "Put the part of the other direction between U+2068 and U+2069, or begin the text with U+200F."),
        .init(
            .arrowNotMirrored, .warning,
            meaning:
                "A text in letters from the right has an arrow to the right, which points back there: arrows that are "
                + "characters are not mirrored.",
            fix: "Write the arrow to the left in such languages, or use a symbol."),
        .init(
            .readingOrderDiffers, .warning,
            meaning:
                "A text of a view stands above another one in its column and comes after it, so that it is read aloud in "
                + "another order than it is seen.",
            fix: "List the texts in the order in which they are seen."),
        .init(
            .buttonWithoutName, .warning,
            meaning:
                "The title of a button has no letter and no digit, so that VoiceOver and Voice Control have no words for "
                + "it.",
            fix: "Give the button a title in words or, in an app, an accessibilityLabel."),
        .init(
            .buttonNameRepeated, .warning,
            meaning:
                "Two buttons have one title, so that VoiceOver reads the same for both and Voice Control cannot tap one of "
                + "them.",
            fix: "Say what it is about in each title or, in an app, in its accessibilityLabel."),
        .init(
            .graphicContrastLow, .warning,
            meaning:
                "A symbol, a gauge, a bar or the border of a button stands out by less than 3 to 1 from what is drawn under it "
                + "(WCAG 1.4.11); on the grey of a balloon label, secondaryLabel and tint are the system's choice, and "
                + "its other colours count below 2.5 to 1.",
            fix: "Make it darker or lighter, or what is under it."),
        .init(
            .pictureVanishes, .warning,
            meaning:
                "No pixel of a picture with transparent parts stands out by 3 to 1 from the colour under it, as a black logo "
                + "in the dark.",
            fix: "Put a plate of its own colour under the picture, or use a picture for each appearance."),
        .init(
            .colorsDifferInRedAndGreen, .warning,
            meaning:
                "Two equal parts of a view differ only in colours, one reddish and one greenish, whose lightnesses differ by "
                + "less than 3 to 1; one man in twelve sees one colour.",
            fix: "Use another form, or a row with words for each, or colours of different lightness."),
        .init(
            .contentNotDrawn, .warning, isGoldenFlaw: true,
            meaning: "A view of the app shows a film, a page of the web or a symbol on iOS, and nothing of it here.",
            fix: "Show a picture in its place, or allow the finding with a reason."),
        .init(
            .balloonEmpty, .error,
            meaning:
                "Nothing is drawn but the balloon: no text has a visible character, and no picture, symbol or colour is in "
                + "it; no golden is recorded of it.",
            fix: "Give the balloon something to show, or say with blank: REASON why it is empty."),
        .init(
            .pictureEnlarged, .warning,
            meaning: "The picture has less than two pixels for a point of the balloon, so that it looks blurred.",
            fix:
                "Use a picture of about 900 × 900 pixels; in a view as wide as the balloon, which has up to 1,136 points on an "
                + "iPad, one of 2,272 pixels, or give it a frame of half as many points as it has pixels."),
        .init(
            .pictureSmall, .warning,
            meaning: "The picture is much less than 300 points wide, the width that Apple recommends for a balloon.",
            fix: "Use a picture of about 900 × 900 pixels."),
        .init(
            .pictureUndescribed, .note,
            meaning:
                "The message shows a picture and has no accessibilityLabel in words, so that VoiceOver says only that "
                + "there is one, or reads out the name of a file.",
            fix: "Say in accessibilityLabel what the picture shows, with what the captions say."),
        .init(
            .captionBarWide, .note,
            meaning:
                "A row of two captions keeps the whole width without a picture, and the bar is wider than its "
                + "texts by more than half of them.",
            fix: "Leave one of the two texts out, put it into a row of its own, or add a picture."),
        .init(
            .captionsTouch, .warning,
            meaning:
                "Two captions in a row have less than a space between them, or two texts of a view none at all, so that they "
                + "are read as one: “Lesson 12” and “7 of 10”.",
            fix: "Shorten one of them, give a view's row a spacing, or put one into a row of its own."),
        .init(
            .captionRoomUnused, .warning,
            meaning:
                "A caption has more lines, or is truncated, beside one that takes its half of the row and does not use it.",
            fix: "Put one of them into a row of its own."),
        .init(
            .stickerUndescribed, .warning,
            meaning:
                "The description of a sticker has no words, or is that of another sticker, so that VoiceOver has nothing to "
                + "say of it.",
            fix: "Say in a few words what the sticker shows."),
        .init(
            .stickerShrunk, .note,
            meaning: "A sticker is drawn for larger cells than its browser has, and is shrunk in them.",
            fix: "Draw the sticker for its cells, or choose larger cells."),
        .init(
            .stickerSmall, .warning,
            meaning: "A sticker is drawn for smaller cells than its browser has, and is shown small in them.",
            fix:
                "Draw the sticker with 300, 408 or 618 pixels for small, regular or large cells, or choose smaller cells."
        ),
        .init(
            .stickerOpaque, .warning,
            meaning:
                "The edge of the sticker has no transparent pixel, so that it is a rectangle on the balloons and photographs "
                + "where people drop it.",
            fix: "Save the art with a transparent background, as PNG rather than JPEG."),
        .init(
            .stickerCostly, .note,
            meaning:
                "An animated sticker has many pixels in all its frames, many frames per second or a long loop, each of "
                + "which costs the phone that shows it; the limits are chosen.",
            fix: "Use fewer or smaller frames, a lower rate or a shorter loop."),
        .init(
            .missingGlyph, .error,
            meaning: "A text has a character that no font draws; a box with its code point is drawn in its place.",
            fix: "Write the text without the character, or add a font that has it."),
        .init(
            .weightMissing, .warning,
            meaning:
                "A text is semibold or bolder, and no font has its letters in such a weight, so that they are drawn "
                + "and measured lighter.",
            fix: "Add a bold file to the family of the font that the sentence names."),
        .init(
            .notLaidOut, .error,
            meaning:
                "A viewer sees nothing of the scene: a string is missing, a text cannot be set, or the file "
                + "cannot be read.",
            fix: "Do what the sentence says about the file and the place that it names."),
        .init(
            .constraintsConflict, .error,
            meaning:
                "Required constraints of the app's view cannot all hold, so one was left out and the layout is a "
                + "guess.",
            fix: "Remove one of the constraints that are named, or give it a priority below required."),
        .init(
            .layoutAmbiguous, .warning,
            meaning:
                "Constraints leave the place or the size of a view open, so that another system may show it "
                + "elsewhere.",
            fix: "Add the constraint that is missing, or different hugging priorities for views side by side."),
        .init(
            .expectationMissed, .error, isGoldenFlaw: true,
            meaning: "The balloon is not as its scene expects: a size, a number of lines, a place.",
            fix: "Change the layout or its texts; or the expectation, where the balloon is right."),
        .init(
            .expectationUnasked, .error,
            meaning:
                "The scene expects something that no viewer of this run is asked for, or compares a language in which none reads, "
                + "so that it holds nothing.",
            fix: "Write a condition that some viewer meets, or remove the expectation."),
    ]
}
