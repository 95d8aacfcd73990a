package flipscope.web.page;

import flipscope.text.Slug;
import flipscope.web.address.Link;

/** The sections of the navigation, and where each begins. */
public enum Section {
    PLAY("/play?level=1"),
    COURSE("/lessons"),
    WRITE("/write"),
    TECHNIQUES("/trace"),
    BITS("/bits");

    private final String path;

    Section(String path) {
        this.path = path;
    }

    public String url() {
        return Link.url(path);
    }

    /** The key of its name. */
    public String key() {
        return "page.nav." + Slug.of(this);
    }
}
