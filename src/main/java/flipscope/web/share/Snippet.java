package flipscope.web.share;

import flipscope.web.draw.Pen;

/** The snippets for pasting. */
final class Snippet {
    private Snippet() {}

    /** A lazily loaded frame. */
    static String frame(String url, String title, int width, int height) {
        return """
                <iframe src="%s" title="%s" width="%s" height="%s" loading="lazy" style="border:0;max-width:100%%"></iframe>"""
                .formatted(Pen.escaped(url), Pen.escaped(title), width, height);
    }

    /** The script that fits frames to what is in them. */
    static String script(String url) {
        return "<script src=\"" + Pen.escaped(url) + "\" defer></script>";
    }

    /** A picture that links to the page. */
    static String markdown(String title, String picture, String url) {
        String safe = title.replaceAll("[\\[\\]\\\\]", "\\\\$0");
        return "[![" + safe + "](" + picture + ")](" + url + ")";
    }
}
