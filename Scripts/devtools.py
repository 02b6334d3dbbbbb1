"""A Chromium that is driven by the DevTools protocol through two pipes, and a page of Balloon that is served to it.

Python's standard library and Debian's chromium are enough. Both end with their `with` blocks.
"""
import base64
import contextlib
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

# How long an answer, and what is waited for in a page, may take: in seconds.
LIMIT = 60


class Browser:
    """A window without a frame; `value` asks it, `press` presses a key in it."""

    def __init__(self, width, height, scale=1, dark=False):
        self.count, self.session, self.buffer = 0, None, b""
        # What the page has asked in a dialog; each was answered with yes.
        self.questions = []
        self.profile = tempfile.mkdtemp()
        ours, theirs = os.pipe(), os.pipe()
        # The browser reads from 3 and writes to 4, whatever the pipes are called here.
        shell = 'exec "$@" 3<&%d 4>&%d' % (ours[0], theirs[1])
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", shell, "bash", "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=" + self.profile],
            pass_fds=(ours[0], theirs[1]), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=dict(os.environ, TMPDIR=self.profile))
        self.commands, self.answers = ours[1], theirs[0]
        os.close(ours[0])
        os.close(theirs[1])
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, parameters):
        """Sends a command; the number of its answer."""
        self.count += 1
        command = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        return self.count

    def call(self, method, **parameters):
        """Sends a command and returns its answer; events before it are dropped, but for questions."""
        asked = self.send(method, parameters)
        end = time.monotonic() + LIMIT
        while True:
            while b"\0" not in self.buffer:
                if not select.select([self.answers], [], [], max(0, end - time.monotonic()))[0]:
                    raise TimeoutError(method)
                self.buffer += os.read(self.answers, 1 << 20)
            message, self.buffer = self.buffer.split(b"\0", 1)
            message = json.loads(message)
            if message.get("method") == "Page.javascriptDialogOpening":
                self.questions.append(message["params"]["message"])
                self.send("Page.handleJavaScriptDialog", {"accept": True})
            if message.get("id") != asked:
                continue
            if "error" in message:
                raise RuntimeError("%s: %s" % (method, message["error"]))
            return message["result"]

    def open(self, address):
        self.call("Page.navigate", url=address)

    def value(self, expression):
        """The value of an expression in the page, also of a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError("%s: %s" % (expression, answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, expression):
        """Waits until an expression is true. A page that is being loaded has no value yet."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            with contextlib.suppress(RuntimeError):
                if self.value(expression) is True:
                    return
            time.sleep(0.02)
        raise TimeoutError(expression)

    # The browser's own keys are known to it by number.
    NUMBERS = {"Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35,
               "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46}

    def press(self, key, shift=False):
        """Presses a key as somebody does."""
        event = {"key": key, "code": key, "modifiers": 8 if shift else 0}
        if key in self.NUMBERS:
            event["windowsVirtualKeyCode"] = self.NUMBERS[key]
        text = {"text": "\r" if key == "Enter" else key} if len(key) == 1 or key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        for letter in text:
            self.press(letter)

    def picture(self):
        """The window as a PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])


@contextlib.contextmanager
def served(arguments, folder):
    """Runs a verb of the command line that serves a page; its address."""
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        address = process.stdout.readline().strip()
        if not address.startswith("http"):
            raise RuntimeError("%s printed no address" % " ".join(arguments))
        yield address
    finally:
        process.kill()
        process.wait()
