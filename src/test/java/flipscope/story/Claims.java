package flipscope.story;

import flipscope.trace.View;
import flipscope.trace.View.Shape;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every sentence that can be said of a step, and what makes it true. */
final class Claims {
    private static final String LIST = Names.LIST;
    private static final List<String> WAYS =
            List.of("left", "up", "up and left", "up and right",
                    "right", "down", "down and right", "down and left");
    private static final int[] PLACES = {1, 8, 9, 7, -1, -8, -9, -7};
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven");

    private final Map<Pattern, BiPredicate<Matcher, Fact>> claims = new LinkedHashMap<>();

    Claims() {
        shifts();
        sets();
        sums();
        numbers();
        truths();
        values();
    }

    private void claim(String words, BiPredicate<Matcher, Fact> check) {
        claims.put(Pattern.compile(words.replace("LIST", LIST)), check);
    }

    /** Whether a sentence is one of these, and true of a step. */
    boolean hold(String sentence, Fact fact) {
        for (Map.Entry<Pattern, BiPredicate<Matcher, Fact>> claim : claims.entrySet()) {
            Matcher said = claim.getKey().matcher(sentence);
            if (said.matches() && claim.getValue().test(said, fact)) {
                return true;
            }
        }
        return false;
    }

    private void shifts() {
        claim("Every bit moves (.+)\\.", (said, fact) -> isWay(said.group(1), fact));
        claim(
                "Every bit moves (.+), which leaves LIST\\.",
                (said, fact) -> isWay(said.group(1), fact) && fact.says(said.group(2)));
        claim("All of (?:Black|White)’s discs move (.+)\\.", (said, fact) -> isWay(said.group(1), fact));
        claim(
                "(\\S+) moves (.+), (?:and wraps round the edge )?to (\\S+)\\.",
                (said, fact) ->
                        isOne(said.group(1), fact.a(), fact.from())
                                && isWay(said.group(2), fact)
                                && isOne(said.group(3), fact.result(), fact.view())
                                && said.group().contains("wraps") == (fact.wrapped() != 0));
        claim(
                "(\\S+) moves (.+) and falls off\\.",
                (said, fact) ->
                        isOne(said.group(1), fact.a(), fact.from())
                                && isWay(said.group(2), fact)
                                && (fact.result() & Names.cells(fact.view())) == 0);
        claim("LIST falls? off\\.", (said, fact) -> Names.say(said.group(1), fact.fell(), fact.from()));
        claim("(\\w+) lanes? falls? off\\.", Claims::lanesFell);
        claim(
                "LIST wraps? round the edge to LIST\\.",
                (said, fact) ->
                        Names.say(said.group(2), fact.wrapped(), fact.from())
                                && Names.say(said.group(1), back(fact), fact.from()));
        claim(
                "(\\d+) bits wrap round the edge\\.",
                (said, fact) -> Integer.parseInt(said.group(1)) == Long.bitCount(fact.wrapped()));
        claim("There is nothing to move\\.", (said, fact) -> (fact.a() & Names.cells(fact.from())) == 0);
        claim("A shift by 0 moves nothing: LIST\\.", (said, fact) -> fact.amount() == 0 && fact.says(said.group(1)));
        claim(
                "The top bit is (set|clear), and spreads over all places\\.",
                (said, fact) -> fact.number() == (said.group(1).equals("set") ? -1 : 0));
    }

    private static long back(Fact fact) {
        return fact.isLeft() ? fact.wrapped() >>> fact.amount() : fact.wrapped() << fact.amount();
    }

    private static boolean isOne(String name, long bits, View view) {
        return Names.say(name, bits, view) && Long.bitCount(bits & Names.cells(view)) == 1;
    }

    private static boolean lanesFell(Matcher said, Fact fact) {
        int lanes = NUMBERS.indexOf(said.group(1).toLowerCase(java.util.Locale.ROOT));
        int count = lanes < 0 ? Integer.parseInt(said.group(1)) : lanes;
        return count * fact.from().lanes() == fact.amount();
    }

    /** Whether a shift goes this way: to the left in the register is positive. */
    private static boolean isWay(String way, Fact fact) {
        int left = fact.isLeft() ? fact.amount() : -fact.amount();
        Matcher places = Pattern.compile("(\\w+) places? to the (left|right)").matcher(way);
        if (places.matches()) {
            return number(places.group(1)) * (places.group(2).equals("left") ? 1 : -1) == left
                    && fact.from().shape() != Shape.CUBE;
        }
        if (fact.from().shape() == Shape.CUBE) {
            return cubeWay(way) == left;
        }
        Matcher squares = Pattern.compile("(\\w+) squares? (.+)").matcher(way);
        if (!squares.matches() || !WAYS.contains(squares.group(2))) {
            return false;
        }
        return number(squares.group(1)) * places(squares.group(2), fact.from()) == left + crossing(fact);
    }

    private static int places(String way, View view) {
        int board = PLACES[WAYS.indexOf(way)];
        int rows = Math.round(board / 8f);
        return view.shape() == Shape.MINI ? board - 4 * rows : board;
    }

    /** From one half of a board to the other the same square is a word away. */
    private static int crossing(Fact fact) {
        if (fact.from().shape() == Shape.LOWER && fact.view().shape() == Shape.UPPER) {
            return 32;
        }
        return fact.from().shape() == Shape.UPPER && fact.view().shape() == Shape.LOWER ? -32 : 0;
    }

    private static int cubeWay(String way) {
        int sum = 0;
        for (String part : way.split(", ")) {
            Matcher said = Pattern.compile("(\\w+) (?:layers? )?(back )?(along x|along y|up|down)").matcher(part);
            if (!said.matches()) {
                return Integer.MIN_VALUE;
            }
            boolean back = said.group(2) != null || said.group(3).equals("down");
            int unit = said.group(3).equals("along x") ? 1 : said.group(3).equals("along y") ? 4 : 16;
            sum += (back ? -1 : 1) * unit * number(said.group(1));
        }
        return sum;
    }

    private static int number(String word) {
        int index = NUMBERS.indexOf(word);
        return index < 0 ? Integer.parseInt(word) : index;
    }

    private void sets() {
        claim("Keeps what is in both: LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim("Keeps all of it: LIST\\.", (said, fact) -> fact.says(said.group(1)) && fact.cleared() == 0);
        claim("Kept LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim("(?:LIST (?:is|are) dropped|Dropped LIST)\\.", (said, fact) -> changed(said, fact.cleared(), fact));
        claim("Nothing is in both\\.|Nothing is left\\.", (said, fact) -> (fact.result() & Names.cells(fact.view())) == 0);
        claim("One side is empty, so nothing is kept\\.", (said, fact) -> fact.a() == 0 || fact.b() == 0);
        claim("(?:Adds|Added) nothing new\\.", (said, fact) -> fact.added() == 0 && fact.step().operator().equals("|"));
        claim("(?:Adds|Added|Switches on) LIST\\.", (said, fact) -> Names.say(said.group(1), fact.added(), fact.view()));
        claim("Cleared LIST\\.", (said, fact) -> Names.say(said.group(1), fact.cleared(), fact.view()));
        claim("Switches off LIST, set in both\\.", (said, fact) -> Names.say(said.group(1), fact.a() & fact.b(), fact.view()));
        claim("Switches nothing\\.", (said, fact) -> fact.result() == fact.a());
        claim("Turns every bit over\\.", (said, fact) -> isTurned(fact));
        claim("Set now: LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim(
                "Turns every bit over: the (\\d+) (?:empty squares|that were clear) are set now\\.",
                (said, fact) ->
                        isTurned(fact)
                                && Integer.parseInt(said.group(1))
                                        == Long.bitCount(fact.result() & Names.cells(fact.view())));
    }

    private static boolean changed(Matcher said, long bits, Fact fact) {
        String list = said.group(1) == null ? said.group(2) : said.group(1);
        return Names.say(list, bits, fact.view());
    }

    private static boolean isTurned(Fact fact) {
        return ((fact.a() ^ fact.result()) & Names.cells(fact.view())) == (-1L & Names.cells(fact.view()))
                || fact.step().result().type().width() == 32 && (int) fact.result() == ~(int) fact.a();
    }

    private void sums() {
        claim("(?:The carry runs|Carries run|The borrow runs|Borrows run) (.+?), (\\S+ to .+)\\.", Claims::ran);
        claim("Nothing has to be borrowed\\.|No two bits meet, so nothing carries\\.", (said, fact) -> fact.carry() == 0);
        claim("Adds nothing\\.", (said, fact) -> fact.a() == 0 || fact.b() == 0);
        claim("Adds lane by lane: LIST\\.", (said, fact) -> fact.says(said.group(1)) && isByLane(fact, 1));
        claim("Subtracts lane by lane: LIST\\.", (said, fact) -> fact.says(said.group(1)) && isByLane(fact, -1));
        claim("Together (\\d+)\\.", (said, fact) -> total(fact) == Long.parseLong(said.group(1)));
        claim(
                "Turns over every bit above the lowest set one, (?:bit )?(\\w+)\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.view()) == Long.numberOfTrailingZeros(fact.a())
                                && (fact.result() ^ fact.a() ^ -2L * Long.lowestOneBit(fact.a()))
                                                << 64 - fact.step().result().type().width()
                                        == 0);
        claim("The negative of nothing is nothing\\.", (said, fact) -> fact.a() == 0 && fact.result() == 0);
        claim("One shifted copy: LIST\\.", (said, fact) -> Long.bitCount(fact.b()) == 1 && fact.says(said.group(1)));
        claim(
                "Adds (\\d+) shifted copies in one go: LIST\\.",
                (said, fact) ->
                        Long.bitCount(fact.b()) == Integer.parseInt(said.group(1))
                                && fact.says(said.group(2)));
    }

    private static boolean isByLane(Fact fact, int sign) {
        int width = fact.view().lanes();
        for (int lane = 0; lane < fact.step().result().type().width() / width; lane++) {
            long sum = Names.lane(fact.a(), lane, width) + sign * Names.lane(fact.b(), lane, width);
            if (Names.lane(fact.result(), lane, width) != sum) {
                return false;
            }
        }
        return true;
    }

    private static long total(Fact fact) {
        long sum = 0;
        for (int lane = 0; lane < Long.SIZE / fact.view().lanes(); lane++) {
            sum += Names.lane(fact.result(), lane, fact.view().lanes());
        }
        return sum;
    }

    private static boolean ran(Matcher said, Fact fact) {
        List<String> runs = new ArrayList<>();
        boolean rowCrossed = false;
        for (int bit = 63; bit >= 0; bit--) {
            boolean carried = (fact.carry() >>> bit & 1) != 0;
            if (carried && (bit == 63 || (fact.carry() >>> bit + 1 & 1) == 0)) {
                runs.add(String.valueOf(bit));
            }
            rowCrossed |= carried && bit % row(fact.view()) == 0 && bit > 0;
        }
        String way = said.group(1);
        boolean cube = fact.view().shape() == Shape.CUBE;
        boolean right = cube ? way.startsWith("along x") : way.equals(rowCrossed ? "left, row by row" : "left");
        return right && tops(said.group(2), runs, fact);
    }

    private static int row(View view) {
        return switch (view.shape()) {
            case MINI, CUBE -> 4;
            case LINE3 -> 3;
            case WORD, LANES -> 64;
            default -> 8;
        };
    }

    /** Whether the named runs end where carries end, and begin where the bit below does not carry. */
    private static boolean tops(String list, List<String> tops, Fact fact) {
        Matcher others = Pattern.compile("(.+) and (\\d+) others").matcher(list);
        boolean cut = others.matches();
        String[] named = (cut ? others.group(1) : list).split(", ");
        for (String run : named) {
            String[] ends = run.split(" to ");
            int top = Names.bit(ends[1], fact.view());
            int start = Names.bit(ends[0], fact.view());
            long between = (top == 63 ? 0 : 1L << top + 1) - (1L << start + 1);
            if (!tops.contains(String.valueOf(top)) || (fact.carry() & between) != between) {
                return false;
            }
        }
        int more = cut ? Integer.parseInt(others.group(2)) : 0;
        return named.length <= 3 && named.length + more == tops.size();
    }

    private void numbers() {
        claim("(-?\\d+) plus (-?\\d+) is (-?\\d+)\\.", (said, fact) -> isSum(said, 1));
        claim("(-?\\d+) minus (-?\\d+) is (-?\\d+)\\.", (said, fact) -> isSum(said, -1));
        claim(
                "(-?\\d+) times (-?\\d+) is (-?\\d+)\\.",
                (said, fact) -> value(said, 1) * value(said, 2) == value(said, 3));
        claim("(-?\\d+) & (-?\\d+) is (-?\\d+)\\.", (said, fact) -> (value(said, 1) & value(said, 2)) == value(said, 3));
        claim("(-?\\d+) \\^ (-?\\d+) is (-?\\d+)\\.", (said, fact) -> (value(said, 1) ^ value(said, 2)) == value(said, 3));
        claim("Counts the set bits: (\\d+)\\.", (said, fact) -> Long.bitCount(fact.a()) == value(said, 1));
        claim(
                "The lowest set bit, (\\S+), has (\\d+) bits below it\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.from()) == Long.numberOfTrailingZeros(fact.a())
                                && Long.numberOfTrailingZeros(fact.a()) == value(said, 2));
        claim(
                "The highest set bit, (\\S+), has (\\d+) bits above it\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.from()) == 63 - Long.numberOfLeadingZeros(fact.a())
                                && Long.numberOfLeadingZeros(fact.a()) == value(said, 2));
        claim("Long\\.number\\w+\\(\\w+\\) is (\\d+)\\.", (said, fact) -> fact.a() == 0 && fact.number() == value(said, 1));
    }

    private static boolean isSum(Matcher said, int sign) {
        return value(said, 1) + sign * value(said, 2) == value(said, 3);
    }

    private static long value(Matcher said, int group) {
        return Long.parseLong(said.group(group));
    }

    private void truths() {
        claim("(.+), so the loop goes round\\.", (said, fact) -> fact.holds() && isFact(said.group(1), fact));
        claim("(.+), so the loop ends\\.", (said, fact) -> !fact.holds() && isFact(said.group(1), fact));
        claim("(.+), so the code in the braces runs\\.", (said, fact) -> fact.holds() && isFact(said.group(1), fact));
        claim("(.+), so the code in the braces is skipped\\.", (said, fact) -> !fact.holds() && isFact(said.group(1), fact));
        claim(
                "(.+), so (?:this|it|\\w+) is (true|false|\\d+)\\.",
                (said, fact) -> fact.says(said.group(2)) && isFact(said.group(1), fact));
        claim(
                "(.+) is (true|false), so it takes (.+): LIST\\.",
                (said, fact) ->
                        (fact.a() != 0) == said.group(2).equals("true") && fact.says(said.group(4)));
    }

    private static boolean isFact(String words, Fact fact) {
        Matcher relation = Pattern.compile("(-?\\d+) (is less than|is at most|is more than|is at least|equals|is not) (-?\\d+)").matcher(words);
        if (relation.matches()) {
            int compared = Long.compare(value(relation, 1), value(relation, 3));
            return value(relation, 1) == (int) fact.a() && value(relation, 3) == (int) fact.b() && stands(relation.group(2), compared);
        }
        Matcher has = Pattern.compile("(?:Both have|\\w+ has) (.+)").matcher(words);
        long common = fact.step().operator().equals("&") ? fact.result() : fact.a();
        if (has.matches()) {
            return Names.say(has.group(1), common, fact.from());
        }
        return switch (words.replaceFirst("^\\w+ is empty", "x is empty")) {
            case "x is empty", "They have nothing in common" -> common == 0;
            case "Both are the same" -> fact.a() == fact.b();
            case "They differ" -> fact.a() != fact.b();
            case "Both conditions hold" -> fact.a() != 0 && fact.b() != 0;
            case "The second condition does not hold" -> fact.a() != 0 && fact.b() == 0;
            case "The first condition does not hold, the second is not looked at" -> fact.a() == 0;
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
        claim("Goes into \\S+ with .+\\.", (said, fact) -> fact.step().operator().equals("call"));
        claim("(?:The answer: |Gives back |Keeps the lower 32 bits(?:, the number|:) )LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim("The same value, as \\w+: LIST\\.", (said, fact) -> fact.says(said.group(1), fact.result() & (fact.view().shape() == Shape.BOARD ? -1L : 0xFFFF_FFFFL), fact.view()));
        claim("The answer, two words: (.+); (.+)\\.", Claims::isTwo);
        claim("(\\w+) is now LIST\\.", (said, fact) -> isAssigned(said, fact));
        claim("Entry (\\d+) of .+: a list of (\\d+)\\.", (said, fact) -> fact.isTable() && fact.b() == value(said, 1));
        claim("Entry (\\d+) of .+: LIST\\.", (said, fact) -> fact.b() == value(said, 1) && fact.says(said.group(2)));
    }

    private static boolean isTwo(Matcher said, Fact fact) {
        List<Word> words = ((flipscope.trace.Table) fact.step().result()).elements().stream().map(Word.class::cast).toList();
        return Names.say(said.group(1), words.get(0).unsigned(), fact.view())
                && Names.say(said.group(2), words.get(1).unsigned(), fact.view());
    }

    private static boolean isAssigned(Matcher said, Fact fact) {
        String list = said.group(2).equals("empty") ? "nothing" : said.group(2);
        return said.group(1).equals(fact.step().site().assigns())
                && fact.says(list, fact.step().assigned().unsigned(), fact.step().site().assignedView());
    }
}
