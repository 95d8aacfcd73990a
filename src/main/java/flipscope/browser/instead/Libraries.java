package flipscope.browser.instead;

import java.util.regex.Pattern;
import org.jsoup.helper.Regex;

/** Methods of libraries that look for what is not there. */
public final class Libraries {
    private Libraries() {}

    /** Without another library of patterns. */
    @InsteadOf(Regex.class)
    public static Regex compile(String regex) {
        return Regex.fromPattern(Pattern.compile(regex));
    }
}
