package flipscope.web.site;

import flipscope.text.Messages;
import io.javalin.http.Context;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites the links of a rendered page so that they stay in its frame. Most pages build their
 * links with {@link Embedding#in}; those in a lesson's text are written by its author, so they are
 * rewritten after rendering.
 */
public final class FramedLinks {
    private static final String POLICY = "Content-Security-Policy";
    private static final Pattern TAG = Pattern.compile("<(a|form|iframe|figure)\\b[^>]*>");

    /** An address of this site in such a tag; not a file or a picture. */
    private static final Pattern ADDRESS =
            Pattern.compile("(?<=\\s)(href|action|hx-get|src)=\"(/(?!/|static/)[^\"#]*)([^\"]*)\"");

    private static final Pattern ELSEWHERE = Pattern.compile("\\shref=\"(?:https?|mailto):");

    /** A link that opens a new tab but does not announce it yet. */
    private static final Pattern SILENT =
            Pattern.compile(
                    "(<a\\b[^>]*target=\"_blank\"[^>]*>(?:(?!</a>|class=\"unseen\").)*)</a>",
                    Pattern.DOTALL);

    /** Options whose values are plain words and need no escaping. */
    private static final List<String> KEPT = List.of("theme", "lang", "controls", "code");

    private static final List<String> LOOK = List.of("theme", "lang");

    private final Embedding embedding;
    private final String note;

    private FramedLinks(Embedding embedding, Messages words) {
        this.embedding = embedding;
        this.note = "<span class=\"unseen\"> (" + words.text("embed.open.note") + ")</span>";
    }

    /** Rewrites the links of a finished response and allows any site to frame it. */
    public static void lead(Context ctx, Messages words) {
        String html = ctx.result();
        String policy = ctx.res().getHeader(POLICY);
        ctx.header(POLICY, SecurityHeaders.framedAnywhere(policy, ctx.header("Sec-Fetch-Dest")));
        if (html != null && ctx.statusCode() < 300) {
            Embedding.of(ctx, words)
                    .ifPresent(each -> ctx.result(new FramedLinks(each, words).led(html)));
        }
    }

    private String led(String html) {
        String led = TAG.matcher(html).replaceAll(tag -> Matcher.quoteReplacement(led(tag)));
        return SILENT.matcher(led)
                .replaceAll(link -> Matcher.quoteReplacement(link.group(1) + note + "</a>"));
    }

    private String led(MatchResult tag) {
        String text = tag.group();
        if (text.contains("target=\"_blank\"")) {
            return text;
        }
        return leadsOut(text)
                ? apart(text)
                : ADDRESS.matcher(text)
                        .replaceAll(each -> Matcher.quoteReplacement(led(tag.group(1), each)));
    }

    /** Whether the link leaves the site or leads to a page too large for a frame. */
    private static boolean leadsOut(String tag) {
        return tag.startsWith("<a class=\"open\"")
                || ELSEWHERE.matcher(tag).find()
                || ADDRESS.matcher(tag)
                        .results()
                        .anyMatch(each -> EmbedAddress.kindOf(path(each.group(2))).isEmpty());
    }

    /** The tag, changed to open in a new tab. */
    private static String apart(String tag) {
        String named = tag.contains(" rel=\"") ? tag : tag.replaceFirst("^<\\w+", "$0 rel=\"\"");
        return named.replaceFirst(
                        " rel=\"(?:noopener)? ?([^\"]*)\"",
                        " target=\"_blank\" rel=\"noopener $1\"")
                .replace("noopener \"", "noopener\"");
    }

    private static String path(String url) {
        return Link.pathOf(url);
    }

    private String led(String element, MatchResult address) {
        String url = address.group(2);
        String framed =
                EmbedAddress.of(Link.to(path(url))) + url.substring(Link.url(path(url)).length());
        String kept = element.equals("form") ? "" : options(element, url);
        return address.group(1) + "=\"" + framed + kept + address.group(3) + '"';
    }

    /**
     * Forms keep the options in hidden fields; nested frames have options of their own and take
     * over only the appearance.
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
