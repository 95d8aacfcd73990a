package flipscope.web.site;

import java.util.regex.Pattern;

/**
 * A page whose addresses get a base path. It reads tags as a browser does, so that the same
 * characters in a text stay as they are.
 */
final class BasedHtml {
    /** Attributes that hold addresses. */
    private static final Pattern NAMES =
            Pattern.compile("href|src|srcset|action|formaction|hx-get|hx-post|data-[a-z-]+");

    /** What stands before the address in the tag that refreshes a page. */
    private static final Pattern REFRESH = Pattern.compile("\\d+;url=");

    private static final int LONGEST_REFRESH = 12;

    private final String html;
    private final String base;
    private final StringBuilder written;
    private int copied;

    private BasedHtml(String html, String base) {
        this.html = html;
        this.base = base;
        this.written = new StringBuilder(html.length() + html.length() / 16);
    }

    static String of(String html, String base) {
        return new BasedHtml(html, base).all();
    }

    private String all() {
        int tag = html.indexOf('<');
        while (tag >= 0) {
            tag = html.indexOf('<', endOfTag(tag + 1));
        }
        return written.append(html, copied, html.length()).toString();
    }

    private int endOfTag(int from) {
        int at = from;
        while (at < html.length() && html.charAt(at) != '>') {
            char sign = html.charAt(at);
            if (sign == '"' || sign == '\'') {
                value(at + 1);
                at = html.indexOf(sign, at + 1);
                if (at < 0) {
                    return html.length();
                }
            }
            at++;
        }
        return at;
    }

    /** The value of an attribute, which starts here. */
    private void value(int start) {
        int slash = html.indexOf('/', start);
        if (slash < 0 || slash > start + LONGEST_REFRESH || html.startsWith("//", slash)) {
            return;
        }
        boolean address = slash == start && isAddress(name(start), slash);
        if (address || REFRESH.matcher(html.substring(start, slash)).matches()) {
            written.append(html, copied, slash).append(base);
            copied = slash;
        }
    }

    /** In a {@code data-} attribute a slash alone may be an operator. */
    private boolean isAddress(String name, int slash) {
        boolean alone = slash + 1 < html.length() && !Character.isLetter(html.charAt(slash + 1));
        return NAMES.matcher(name).matches() && !(alone && name.startsWith("data-"));
    }

    /** The name of the attribute whose value starts here, after {@code ="}. */
    private String name(int start) {
        int end = Math.max(0, start - 2);
        int begin = end;
        while (begin > 0 && html.charAt(begin - 1) > ' ') {
            begin--;
        }
        return html.substring(begin, end);
    }
}
