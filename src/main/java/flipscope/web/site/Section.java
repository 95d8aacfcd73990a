package flipscope.web.site;

/** The sections of the navigation. */
public enum Section {
    PLAY("/play", "page.nav.play"),
    COURSE("/lessons", "page.nav.course"),
    TECHNIQUES("/trace", "page.nav.techniques");

    private final String url;
    private final String key;

    Section(String url, String key) {
        this.url = url;
        this.key = key;
    }

    public String url() {
        return url;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }
}
