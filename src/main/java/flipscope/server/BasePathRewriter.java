package flipscope.server;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page whose addresses get a base path. It reads tags as a browser does, so that the same
 * characters in a text stay as they are.
 */
final class BasePathRewriter {
    private static final Pattern TAG = Pattern.compile("<(?:[^>\"']++|\"[^\"]*+\"|'[^']*+')++>");

    private static final Pattern ATTRIBUTE =
            Pattern.compile("[^\\s\"'=]++=(?:\"[^\"]*+\"|'[^']*+')");

    /**
     * What stands before an address: an attribute that holds one, or the seconds in the tag that
     * refreshes a page. In a {@code data-} attribute a slash alone may be an operator.
     */
    private static final Pattern BEFORE_ADDRESS =
            Pattern.compile(
                    "^(?:(?:href|src|srcset|action|formaction|hx-get|hx-post)=."
                            + "|data-[a-z-]+=.(?=/\\p{L})|[^=]+=.\\d+;url=)(?=/(?!/))");

    private BasePathRewriter() {}

    static String of(String html, String base) {
        return replaced(
                TAG,
                html,
                tag ->
                        replaced(
                                ATTRIBUTE,
                                tag,
                                each -> BEFORE_ADDRESS.matcher(each).replaceFirst("$0" + base)));
    }

    private static String replaced(Pattern parts, String text, UnaryOperator<String> by) {
        return parts.matcher(text)
                .replaceAll(part -> Matcher.quoteReplacement(by.apply(part.group())));
    }
}
