package flipscope.story;

import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operator;
import flipscope.trace.Table;
import flipscope.trace.Word;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be said of numbers, of conditions, and of values that are handed on. */
final class TruthClaims extends Claims {
    TruthClaims() {
        numbers();
        truths();
        values();
    }

    private void numbers() {
        claim("(-?\\d+) plus (-?\\d+) is (-?\\d+)\\.", (said, fact) -> isSum(said, 1));
        claim(
                "(-?\\d+) << (\\d+) is (-?\\d+)\\.",
                (said, fact) ->
                        (int) value(said, 1) << (int) value(said, 2) == (int) value(said, 3)
                                && fact.number() == value(said, 3));
        claim(
                "Reverses the bytes, as if the board were flipped top to bottom: LIST\\.",
                (said, fact) ->
                        fact.result() == Long.reverseBytes(fact.a()) && fact.says(said.group(1)));
        claim(
                "Math\\.abs\\(\\w+\\) is (\\d+)\\.",
                (said, fact) -> Math.abs(fact.step().word(0).bits()) == value(said, 1));
        claim("(-?\\d+) minus (-?\\d+) is (-?\\d+)\\.", (said, fact) -> isSum(said, -1));
        claim(
                "(-?\\d+) times (-?\\d+) is (-?\\d+)\\.",
                (said, fact) -> value(said, 1) * value(said, 2) == value(said, 3));
        claim(
                "(-?\\d+) & (-?\\d+) is (-?\\d+)\\.",
                (said, fact) -> (value(said, 1) & value(said, 2)) == value(said, 3));
        claim(
                "(-?\\d+) \\^ (-?\\d+) is (-?\\d+)\\.",
                (said, fact) -> (value(said, 1) ^ value(said, 2)) == value(said, 3));
        claim(
                "Counts the set bits: (\\d+)\\.",
                (said, fact) -> Long.bitCount(fact.a()) == value(said, 1));
        claim(
                "The lowest set bit, (\\S+), has (\\d+) bits below it\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.from())
                                        == Long.numberOfTrailingZeros(fact.a())
                                && Long.numberOfTrailingZeros(fact.a()) == value(said, 2));
        claim(
                "The highest set bit, (\\S+), has (\\d+) bits above it\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.from())
                                        == 63 - Long.numberOfLeadingZeros(fact.a())
                                && Long.numberOfLeadingZeros(fact.a()) == value(said, 2));
        claim(
                "Keeps only the lowest set bit: (\\S+)\\.",
                (said, fact) ->
                        1L << Names.bit(said.group(1), fact.from()) == Long.lowestOneBit(fact.a()));
        claim(
                "Keeps only the highest set bit: (\\S+)\\.",
                (said, fact) ->
                        1L << Names.bit(said.group(1), fact.from())
                                == Long.highestOneBit(fact.a()));
        claim(
                "Long\\.number\\w+\\(\\w+\\) is (\\d+)\\.",
                (said, fact) -> fact.a() == 0 && fact.number() == value(said, 1));
    }

    private static boolean isSum(Matcher said, int sign) {
        return value(said, 1) + sign * value(said, 2) == value(said, 3);
    }

    private void truths() {
        claim(
                "(.+), so the loop goes round\\.",
                (said, fact) -> fact.holds() && isFact(said.group(1), fact));
        claim(
                "(.+), so the loop ends\\.",
                (said, fact) -> !fact.holds() && isFact(said.group(1), fact));
        claim(
                "(.+), so the code in the braces runs\\.",
                (said, fact) -> fact.holds() && isFact(said.group(1), fact));
        claim(
                "(.+), so the code in the braces is skipped\\.",
                (said, fact) -> !fact.holds() && isFact(said.group(1), fact));
        claim(
                "(.+), so (?:this|it|\\w+) is (true|false|\\d+)\\.",
                (said, fact) -> fact.says(said.group(2)) && isFact(said.group(1), fact));
        claim(
                "(.+) is (true|false), so it takes (.+): LIST\\.",
                (said, fact) ->
                        (fact.a() != 0) == said.group(2).equals("true")
                                && fact.says(said.group(4)));
    }

    private static boolean isFact(String words, Fact fact) {
        Matcher relation =
                Pattern.compile(
                                "(-?\\d+) (is less than|is at most|is more than|is at"
                                        + " least|equals|is not) (-?\\d+)")
                        .matcher(words);
        if (relation.matches()) {
            int compared = Long.compare(value(relation, 1), value(relation, 3));
            return value(relation, 1) == (int) fact.a()
                    && value(relation, 3) == (int) fact.b()
                    && stands(relation.group(2), compared);
        }
        Matcher has = Pattern.compile("(?:Both have|\\w+ has) (.+)").matcher(words);
        long common = fact.step().operator() == Operator.AND ? fact.result() : fact.a();
        if (has.matches()) {
            return Names.say(has.group(1), common, fact.from());
        }
        return switch (words.replaceFirst("^\\w+ is empty", "x is empty")) {
            case "x is empty", "They have nothing in common" -> common == 0;
            case "Both are the same" -> fact.a() == fact.b();
            case "They differ" -> fact.a() != fact.b();
            case "Both conditions hold" -> fact.a() != 0 && fact.b() != 0;
            case "The second condition does not hold" -> fact.a() != 0 && fact.b() == 0;
            case "The first condition does not hold, and the second is not checked" ->
                    fact.a() == 0;
            default -> false;
        };
    }

    private static boolean stands(String relation, int compared) {
        return switch (relation) {
            case "is less than" -> compared < 0;
            case "is at most" -> compared <= 0;
            case "is more than" -> compared > 0;
            case "is at least" -> compared >= 0;
            case "equals" -> compared == 0;
            default -> compared != 0;
        };
    }

    private void values() {
        claim("Goes into \\S+ with .+\\.", (said, fact) -> fact.step().operator() == Operator.CALL);
        claim(
                "(?:The answer: |Gives back |Keeps the lower 32 bits(?:, the number|:) )LIST\\.",
                (said, fact) -> fact.says(said.group(1)));
        claim(
                "The same value, as \\w+: LIST\\.",
                (said, fact) ->
                        fact.says(
                                said.group(1),
                                fact.result()
                                        & (fact.view().shape() == Shape.BOARD ? -1L : 0xFFFF_FFFFL),
                                fact.view()));
        claim("The answer, two words: (.+); (.+)\\.", TruthClaims::isTwo);
        claim("(\\w+) is now LIST\\.", (said, fact) -> isAssigned(said, fact));
        claim(
                "Entry (\\d+) of .+: a list of (\\d+)\\.",
                (said, fact) -> fact.isTable() && fact.b() == value(said, 1));
        claim(
                "Entry (\\d+) of .+: LIST\\.",
                (said, fact) -> fact.b() == value(said, 1) && fact.says(said.group(2)));
    }

    private static boolean isTwo(Matcher said, Fact fact) {
        List<Word> words =
                ((Table) fact.step().result()).elements().stream().map(Word.class::cast).toList();
        return Names.say(said.group(1), words.get(0).unsigned(), fact.view())
                && Names.say(said.group(2), words.get(1).unsigned(), fact.view());
    }

    private static boolean isAssigned(Matcher said, Fact fact) {
        String list = said.group(2).equals("empty") ? "nothing" : said.group(2);
        return said.group(1).equals(fact.step().assigns())
                && fact.says(list, fact.step().assigned().unsigned(), fact.step().assignedView());
    }
}
