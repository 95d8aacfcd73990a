package flipscope.browser.instead;

/** The forms of Unicode, as the browser makes them. */
public final class Normalizer {
    private Normalizer() {}

    /** Those that are asked for. */
    public enum Form {
        NFC
    }

    public static String normalize(CharSequence text, Form form) {
        return HostText.normalized(text.toString(), form.name());
    }
}
