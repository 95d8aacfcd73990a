package flipscope.web.embed;

import flipscope.text.Messages;
import flipscope.web.Link;
import flipscope.web.SecurityHeaders;
import io.javalin.http.Context;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Leads the links of a whole page into the frame that it is in. Pages that make their links
 * themselves make them with {@link Embedding#in}; those of a lesson are in the text that somebody
 * wrote, so they are led when the page is ready.
 */
public final class Inside {
    private static final String POLICY = "Content-Security-Policy";
    private static final Pattern TAG = Pattern.compile("<(a|form|iframe|figure)\\b[^>]*>");

    /** An address of our site in such a tag; a file or a picture is no page. */
    private static final Pattern ADDRESS =
            Pattern.compile("(?<=\\s)(href|action|hx-get|src)=\"(/(?!/|static/)[^\"#]*)([^\"]*)\"");

    /** Options that are words: they need no escaping. */
    private static final List<String> KEPT = List.of("theme", "lang", "controls", "code");

    private static final List<String> LOOK = List.of("theme", "lang");

    private final Embedding embedding;

    private Inside(Embedding embedding) {
        this.embedding = embedding;
    }

    /** Leads the links of an answer that is ready to be sent, and lets anybody frame it. */
    public static void lead(Context ctx, Messages words) {
        String html = ctx.result();
        String policy = ctx.res().getHeader(POLICY);
        ctx.header(POLICY, SecurityHeaders.framedAnywhere(policy, ctx.header("Sec-Fetch-Dest")));
        if (html != null && ctx.statusCode() < 300) {
            Embedding.of(ctx, words).ifPresent(each -> ctx.result(new Inside(each).led(html)));
        }
    }

    private String led(String html) {
        return TAG.matcher(html).replaceAll(tag -> Matcher.quoteReplacement(led(tag)));
    }

    /** The ways out stay as they are, and leave the frame alone. */
    private String led(MatchResult tag) {
        String text = tag.group();
        if (text.startsWith("<a class=\"open\"")) {
            return text.replaceFirst("<a ", "<a target=\"_blank\" rel=\"noopener\" ");
        }
        return text.contains("target=\"_blank\"")
                ? text
                : ADDRESS.matcher(text)
                        .replaceAll(each -> Matcher.quoteReplacement(led(tag.group(1), each)));
    }

    private String led(String element, MatchResult address) {
        String url = address.group(2);
        String path = url.split("\\?", 2)[0];
        if (EmbedAddress.kindOf(path).isEmpty()) {
            return "target=\"_blank\" rel=\"noopener\" " + address.group();
        }
        String inside = EmbedAddress.of(Link.to(path)).path() + url.substring(path.length());
        String kept = element.equals("form") ? "" : options(element, url);
        return address.group(1) + "=\"" + inside + kept + address.group(3) + '"';
    }

    /**
     * Forms keep options in their fields; frames in here have their own, but look like this one.
     */
    private String options(String element, String url) {
        StringBuilder all = new StringBuilder();
        for (String name : element.equals("iframe") ? LOOK : KEPT) {
            String value = embedding.options().get(name);
            if (value != null && !url.contains(name + "=")) {
                all.append(url.contains("?") || !all.isEmpty() ? "&amp;" : "?");
                all.append(name).append('=').append(value);
            }
        }
        return all.toString();
    }
}
