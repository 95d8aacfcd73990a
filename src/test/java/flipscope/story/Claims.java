package flipscope.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences that can be said of a step, and what makes each of them true. */
abstract class Claims {
    private final Map<Pattern, BiPredicate<Matcher, Fact>> claims = new LinkedHashMap<>();

    /** Whether a sentence is one of these, and true of a step. */
    final boolean hold(String sentence, Fact fact) {
        for (Map.Entry<Pattern, BiPredicate<Matcher, Fact>> claim : claims.entrySet()) {
            Matcher said = claim.getKey().matcher(sentence);
            if (said.matches() && claim.getValue().test(said, fact)) {
                return true;
            }
        }
        return false;
    }

    /** Adds a sentence, a pattern in which LIST stands for a list of bits. */
    final void claim(String words, BiPredicate<Matcher, Fact> check) {
        claims.put(Pattern.compile(words.replace("LIST", Names.LIST)), check);
    }

    static long value(Matcher said, int group) {
        return Long.parseLong(said.group(group));
    }
}
