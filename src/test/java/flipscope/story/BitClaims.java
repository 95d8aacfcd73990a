package flipscope.story;

import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be said of operators on bits: what stays, what comes and goes, where carries run. */
final class BitClaims extends Claims {
    BitClaims() {
        sets();
        sums();
    }

    private static boolean isJoin(Operator operator) {
        return operator == Operator.OR || operator == Operator.XOR;
    }

    private void sets() {
        claim("Keeps what is in both: LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim(
                "Keeps all of it: LIST\\.",
                (said, fact) -> fact.says(said.group(1)) && fact.cleared() == 0);
        claim("Kept all: LIST\\.", (said, fact) -> fact.says(said.group(1)) && fact.cleared() == 0);
        claim("Kept LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim(
                "(?:Drops|Dropped) LIST\\.",
                (said, fact) -> Names.say(said.group(1), fact.cleared(), fact.view()));
        claim(
                "Nothing is in both\\.|Nothing remains\\.",
                (said, fact) -> (fact.result() & Names.cells(fact.view())) == 0);
        claim(
                "One side is empty, so nothing is kept\\.",
                (said, fact) -> fact.a() == 0 || fact.b() == 0);
        claim(
                "Nothing change[sd]\\.",
                (said, fact) -> fact.result() == fact.a() && isJoin(fact.step().operator()));
        claim(
                "Nothing is removed\\.",
                (said, fact) -> fact.cleared() == 0 && fact.step().operator() == Operator.AND);
        claim(
                "(?:Adds|Added|Switches on) LIST\\.",
                (said, fact) -> Names.say(said.group(1), fact.added(), fact.view()));
        claim(
                "Cleared LIST\\.",
                (said, fact) -> Names.say(said.group(1), fact.cleared(), fact.view()));
        claim(
                "Switches off LIST, set in both\\.",
                (said, fact) -> Names.say(said.group(1), fact.a() & fact.b(), fact.view()));
        claim("Turns every bit over\\.", (said, fact) -> isTurned(fact));
        claim("Set now: LIST\\.", (said, fact) -> fact.says(said.group(1)));
        claim(
                "Turns every bit over: the (\\d+) (?:empty squares|that were clear) are set now\\.",
                (said, fact) ->
                        isTurned(fact)
                                && Integer.parseInt(said.group(1))
                                        == Long.bitCount(fact.result() & Names.cells(fact.view())));
    }

    private static boolean isTurned(Fact fact) {
        return ((fact.a() ^ fact.result()) & Names.cells(fact.view()))
                        == (-1L & Names.cells(fact.view()))
                || fact.step().result().type().width() == 32
                        && (int) fact.result() == ~(int) fact.a();
    }

    private void sums() {
        claim(
                "(?:The carry runs|Carries run|The borrow runs|Borrows run) (.+?), (\\S+ to .+)\\.",
                BitClaims::ran);
        claim(
                "Nothing has to be borrowed\\.|No two bits meet, so nothing carries\\.",
                (said, fact) -> fact.carry() == 0);
        claim("Adds nothing\\.", (said, fact) -> fact.a() == 0 || fact.b() == 0);
        claim(
                "Adds lane by lane: LIST\\.",
                (said, fact) -> fact.says(said.group(1)) && isByLane(fact, 1));
        claim(
                "Subtracts lane by lane: LIST\\.",
                (said, fact) -> fact.says(said.group(1)) && isByLane(fact, -1));
        claim("Together (\\d+)\\.", (said, fact) -> total(fact) == Long.parseLong(said.group(1)));
        claim(
                "Turns over every bit above the lowest set one, (?:bit )?(\\w+)\\.",
                (said, fact) ->
                        Names.bit(said.group(1), fact.view())
                                        == Long.numberOfTrailingZeros(fact.a())
                                && (fact.result() ^ fact.a() ^ (-2L * Long.lowestOneBit(fact.a())))
                                                << (64 - fact.step().result().type().width())
                                        == 0);
        claim("Minus 0 is 0\\.", (said, fact) -> fact.a() == 0 && fact.result() == 0);
        claim(
                "One shifted copy: LIST\\.",
                (said, fact) -> Long.bitCount(fact.b()) == 1 && fact.says(said.group(1)));
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
            if (carried && (bit == 63 || (fact.carry() >>> (bit + 1) & 1) == 0)) {
                runs.add(String.valueOf(bit));
            }
            rowCrossed |= carried && bit % row(fact.view()) == 0 && bit > 0;
        }
        String way = said.group(1);
        boolean cube = fact.view().shape() == Shape.CUBE;
        String side = Names.isChess(fact.view()) ? "right" : "left";
        boolean right =
                cube
                        ? way.startsWith("along x")
                        : way.equals(rowCrossed ? side + ", row by row" : side);
        return right && tops(said.group(2), runs, fact);
    }

    private static int row(DisplayFormat view) {
        return switch (view.shape()) {
            case MINI, CUBE -> 4;
            case LINE3 -> 3;
            case WORD, LANES -> 64;
            default -> 8;
        };
    }

    /**
     * Whether the named runs end where carries end, and begin where the bit below does not carry.
     */
    private static boolean tops(String list, List<String> tops, Fact fact) {
        Matcher others = Pattern.compile("(.+) and (\\d+) others").matcher(list);
        boolean cut = others.matches();
        String[] named = (cut ? others.group(1) : list).split(", ");
        for (String run : named) {
            String[] ends = run.split(" to ");
            int top = Names.bit(ends[1], fact.view());
            int start = Names.bit(ends[0], fact.view());
            long between = (top == 63 ? 0 : 1L << (top + 1)) - (1L << (start + 1));
            if (!tops.contains(String.valueOf(top)) || (fact.carry() & between) != between) {
                return false;
            }
        }
        int more = cut ? Integer.parseInt(others.group(2)) : 0;
        return named.length <= 3 && named.length + more == tops.size();
    }
}
