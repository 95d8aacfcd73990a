package flipscope.web.share;

/** What is pasted into other people's pages. */
final class Snippet {
    private Snippet() {}

    /** A frame that loads when it is reached. */
    static String frame(String url, String title, int width, int height) {
        return "<iframe src=\""
                + html(url)
                + "\" title=\""
                + html(title)
                + "\" width=\""
                + width
                + "\" height=\""
                + height
                + "\" loading=\"lazy\" style=\"border:0;max-width:100%\"></iframe>";
    }

    /** A picture that leads to the page. */
    static String markdown(String title, String picture, String url) {
        String safe = title.replaceAll("[\\[\\]\\\\]", "\\\\$0");
        return "[![" + safe + "](" + picture + ")](" + url + ")";
    }

    private static String html(String text) {
        return text.replace("&", "&amp;")
                .replace("\"", "&quot;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
