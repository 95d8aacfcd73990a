package flipscope.browser.instead;

import org.teavm.jso.JSBody;

/** What the browser does with texts. */
final class HostText {
    private HostText() {}

    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    static native String normalized(String text, String form);
}
