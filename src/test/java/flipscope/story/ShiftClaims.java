package flipscope.story;

import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be said of a shift: which way it moves, what it loses, what it brings round an edge. */
final class ShiftClaims extends Claims {
    private static final List<String> WAYS =
            List.of(
                    "left",
                    "up",
                    "up and left",
                    "up and right",
                    "right",
                    "down",
                    "down and right",
                    "down and left");
    private static final int[] PLACES = {1, 8, 9, 7, -1, -8, -9, -7};
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven");

    ShiftClaims() {
        shifts();
    }

    private void shifts() {
        claim("Every bit moves (.+)\\.", (said, fact) -> isWay(said.group(1), fact));
        claim(
                "Every bit moves (.+), and copies of the first, a 1, fill up behind: LIST\\.",
                (said, fact) -> isWay(said.group(1), fact) && fact.says(said.group(2)));
        claim(
                "Every bit moves (.+), which leaves LIST\\.",
                (said, fact) -> isWay(said.group(1), fact) && fact.says(said.group(2)));
        claim(
                "All of (?:Black|White)’s discs move (.+)\\.",
                (said, fact) -> isWay(said.group(1), fact));
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
        claim(
                "LIST falls? off\\.",
                (said, fact) -> Names.say(said.group(1), fact.fell(), fact.from()));
        claim("(\\w+) lanes? falls? off\\.", ShiftClaims::lanesFell);
        claim(
                "LIST wraps? round the edge to LIST\\.",
                (said, fact) ->
                        Names.say(said.group(2), fact.wrapped(), fact.from())
                                && Names.say(said.group(1), back(fact), fact.from()));
        claim(
                "(\\d+) bits wrap round the edge\\.",
                (said, fact) -> Integer.parseInt(said.group(1)) == Long.bitCount(fact.wrapped()));
        claim(
                "There is nothing to move\\.",
                (said, fact) -> (fact.a() & Names.cells(fact.from())) == 0);
        claim(
                "A shift by 0 moves nothing: LIST\\.",
                (said, fact) -> fact.amount() == 0 && fact.says(said.group(1)));
        claim(
                "The top bit is ([01]), so every bit becomes \\1\\.",
                (said, fact) -> fact.number() == (said.group(1).equals("1") ? -1 : 0));
    }

    private static long back(Fact fact) {
        return fact.isLeft() ? fact.wrapped() >>> fact.amount() : fact.wrapped() << fact.amount();
    }

    private static boolean isOne(String name, long bits, DisplayFormat view) {
        return Names.say(name, bits, view) && Long.bitCount(bits & Names.cells(view)) == 1;
    }

    private static boolean lanesFell(Matcher said, Fact fact) {
        int lanes = NUMBERS.indexOf(said.group(1).toLowerCase(Locale.ROOT));
        int count = lanes < 0 ? Integer.parseInt(said.group(1)) : lanes;
        return count * fact.from().lanes() == fact.amount();
    }

    /** Whether a shift goes this way: to the left in the register is positive. */
    private static boolean isWay(String way, Fact fact) {
        int left = fact.isLeft() ? fact.amount() : -fact.amount();
        Matcher places = Pattern.compile("(\\w+) places? to the (left|right)").matcher(way);
        if (places.matches()) {
            return number(places.group(1)) * (places.group(2).equals("left") ? 1 : -1) == left
                    && fact.from().shape() != Shape.CUBE
                    && !Names.isChess(fact.from());
        }
        Matcher bits = Pattern.compile("(\\w+) places? to (higher|lower) bits").matcher(way);
        if (bits.matches()) {
            return number(bits.group(1)) * (bits.group(2).equals("higher") ? 1 : -1) == left
                    && Names.isChess(fact.from());
        }
        if (fact.from().shape() == Shape.CUBE) {
            return cubeWay(way) == left;
        }
        Matcher squares = Pattern.compile("(\\w+) squares? (.+)").matcher(way);
        if (!squares.matches() || !WAYS.contains(squares.group(2))) {
            return false;
        }
        return number(squares.group(1)) * places(squares.group(2), fact.from())
                == left + crossing(fact);
    }

    private static int places(String way, DisplayFormat view) {
        int board = PLACES[WAYS.indexOf(way)];
        int rows = Math.round(board / 8f);
        if (Names.isChess(view)) {
            return 8 * rows - (board - 8 * rows);
        }
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
        Matcher places =
                Pattern.compile("(\\w+) places? (on|back), along x, then y, then the layers")
                        .matcher(way);
        if (places.matches()) {
            return number(places.group(1)) * (places.group(2).equals("on") ? 1 : -1);
        }
        int sum = 0;
        for (String part : way.split(", ")) {
            Matcher said =
                    Pattern.compile("(\\w+) (?:layers? )?(back )?(along x|along y|up|down)")
                            .matcher(part);
            if (!said.matches()) {
                return Integer.MIN_VALUE;
            }
            boolean back = said.group(2) != null || said.group(3).equals("down");
            int unit =
                    said.group(3).equals("along x") ? 1 : said.group(3).equals("along y") ? 4 : 16;
            sum += (back ? -1 : 1) * unit * number(said.group(1));
        }
        return sum;
    }

    private static int number(String word) {
        int index = NUMBERS.indexOf(word);
        return index < 0 ? Integer.parseInt(word) : index;
    }
}
