package flipscope.web.site;

/** The sections of the navigation. */
public enum Section {
    PLAY("/play?level=1", "page.nav.play"),
    COURSE("/lessons", "page.nav.course"),
    WRITE("/write", "page.nav.write"),
    TECHNIQUES("/trace", "page.nav.techniques"),
    BITS("/bits", "page.nav.bits");

    private final String path;
    private final String key;

    Section(String path, String key) {
        this.path = path;
        this.key = key;
    }

    public String url() {
        return Link.url(path);
    }

    /** The key of its name. */
    public String key() {
        return key;
    }
}
