package flipscope.core;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.Documentation;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cost that a method's Javadoc states is the number of operations that its traces count: of the
 * example, and of many other inputs.
 */
class CostTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final int INPUTS = 40;
    private static final Pattern COST = Pattern.compile("Cost: (.*?)\\. (?:Source|The new ball)");
    private static final Pattern FIXED = Pattern.compile("(\\d+) operations?");
    private static final Pattern EXAMPLE = Pattern.compile("(\\d+) operations in the example.*");
    private static final Pattern MOST = Pattern.compile("(\\d+) operations at most, (\\d+) a line");

    /** What a cost comes to on an input. */
    private interface Cost {
        int of(Arguments arguments, Trace trace);
    }

    /** Costs that depend on the input, as they are said. */
    private static final Map<String, Cost> VARYING =
            Map.ofEntries(
                    entry("no operation of ours, one instruction of the processor's", (in, t) -> 0),
                    entry("1 operation and a popcount", (in, t) -> 1),
                    entry("131 operations, 15 of them in a chain", CostTest::koggeStone),
                    entry(
                            "2 operations a disc, so it is quick where there are few",
                            (in, t) -> 2 * set(in, 0)),
                    entry(
                            "3 operations a square and 2 for the last look",
                            (in, t) -> 3 * set(in, 0) + 2),
                    entry(
                            "34 operations, and 3 for each disc walked over",
                            (in, t) -> 34 + 3 * walkedOver(t)),
                    entry(
                            "39 operations, and 4 for each disc walked over",
                            (in, t) -> 39 + 4 * walkedOver(t)),
                    entry(
                            "3 operations and those of FlipsLoop",
                            (in, t) -> 3 + 34 + 3 * walkedOver(t)),
                    entry(
                            "175 operations in the upper half, 169 in the lower",
                            (in, t) -> in.words().get(2).bits() >>> 32 != 0 ? 175 : 169),
                    entry(
                            "1 operation, and 21 a round",
                            (in, t) -> 1 + 21 * count(t, "stable << 1")),
                    entry(
                            "2 operations, 4 a region, 1 more where it is odd, and 12 a round",
                            (in, t) ->
                                    2
                                            + 4 * count(t, "rest & -rest")
                                            + count(t, "odd |= region")
                                            + 12 * count(t, "set << 1")),
                    entry(
                            "1 operation, and 3 for each layer looked at",
                            (in, t) -> 1 + 3 * layers(t)),
                    entry(
                            "4 operations, and for each line looked at 1 or 2 and as many popcounts",
                            (in, t) -> 4 + count(t, "line & ground") + count(t, "own & line")),
                    entry(
                            "5 operations a ball, those of ScoreFourDrop and 7, or 4 where"
                                    + " the column is full",
                            (in, t) -> dropped(in, t) + (isFull(in) ? 4 : 7)),
                    entry(
                            "5 operations a ball, those of ScoreFourDrop and 11",
                            (in, t) -> dropped(in, t) + 11),
                    entry(
                            "78 operations and 76 popcounts, and 3 for each line with three of ours",
                            (in, t) -> 78 + 3 * count(t, "line & ~own")),
                    entry(
                            "4 operations, 3 for each layer looked at, 1 for a ball above the floor,"
                                    + " for each line 2 and a popcount, and 3 where three of ours lie",
                            (in, t) ->
                                    4
                                            + topBall(t)
                                            + 2 * count(t, "own & line")
                                            + 3 * count(t, "line & ~own")),
                    entry(
                            "2 operations, 3 for each layer looked at, 1 for a ball above the floor,"
                                    + " for each line 3 and two popcounts, 5 where it is open, and 2 for"
                                    + " our first ball on it",
                            (in, t) ->
                                    2
                                            + topBall(t)
                                            + 3 * count(t, "own & line")
                                            + 5 * count(t, "ours - 1")
                                            + 2 * count(t, "WORTH[theirs]")));

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void isWhatTheTracesCount(Technique technique) {
        String cost = stated(technique);
        Matcher example = EXAMPLE.matcher(cost);
        if (example.matches()) {
            int counted = trace(technique.bind(ChosenInputs.EXAMPLE)).counts().total();
            assertThat(counted).isEqualTo(Integer.parseInt(example.group(1)));
            return;
        }
        for (ChosenInputs setup : inputs(technique)) {
            Arguments arguments = technique.bind(setup);
            Trace trace = trace(arguments);
            assertThat(trace.counts().total())
                    .as("%s %s", technique.id(), arguments.query())
                    .isEqualTo(said(cost).of(arguments, trace));
        }
    }

    private static Cost said(String cost) {
        Matcher fixed = FIXED.matcher(cost);
        Matcher most = MOST.matcher(cost);
        if (fixed.matches()) {
            return (in, t) -> Integer.parseInt(fixed.group(1));
        }
        if (most.matches()) {
            return (in, t) -> atMost(Integer.parseInt(most.group(1)), lines(most, t));
        }
        assertThat(VARYING.keySet()).contains(cost);
        return VARYING.get(cost);
    }

    private static int atMost(int most, int operations) {
        assertThat(operations).isLessThanOrEqualTo(most);
        return operations;
    }

    private static int lines(Matcher most, Trace trace) {
        int looked =
                count(trace, "held == line")
                        + count(trace, "count == 3")
                        + count(trace, "count == 4");
        return looked * Integer.parseInt(most.group(2));
    }

    /** The most is reached where there is no line to be found. */
    @Test
    void whatIsNeededAtMostIsNeededOnAnEmptyBoard() {
        String empty = "-".repeat(64) + " X";
        String small = "-".repeat(9) + " X";
        for (Technique each : Packaged.techniques()) {
            Matcher most = MOST.matcher(stated(each));
            if (most.matches()) {
                String board = each.id().startsWith("scorefour") ? empty : small;
                Arguments none = each.bind(ChosenInputs.of(Map.of("position", board)));
                assertThat(trace(none).counts().total())
                        .as(each.id())
                        .isEqualTo(Integer.parseInt(most.group(1)));
            }
        }
    }

    private static List<ChosenInputs> inputs(Technique technique) {
        return Stream.concat(Stream.of(ChosenInputs.EXAMPLE), Samples.of(technique).limit(INPUTS))
                .toList();
    }

    private static String stated(Technique technique) {
        String documentation = Documentation.of(technique.method());
        Matcher cost = COST.matcher(documentation);
        assertThat(cost.find()).as("%s says what it costs", technique.id()).isTrue();
        return cost.group(1);
    }

    private static Trace trace(Arguments arguments) {
        return CATALOGUE.program().trace(arguments.technique().method(), arguments.values());
    }

    private static int koggeStone(Arguments in, Trace trace) {
        assertThat(trace.counts().depth()).isEqualTo(15);
        return 131;
    }

    /** How many bits of an input are set. */
    private static int set(Arguments in, int input) {
        return Long.bitCount(in.words().get(input).bits());
    }

    private static int walkedOver(Trace trace) {
        return count(trace, "passed |= walker");
    }

    private static int layers(Trace trace) {
        return count(trace, "1L << 16 * layer + column");
    }

    /** Five operations for each ball that there is, and those of the new one. */
    private static int dropped(Arguments in, Trace trace) {
        return 5 * (set(in, 0) + set(in, 1)) + 1 + 3 * layers(trace);
    }

    /** What finding the last ball of a column takes. */
    private static int topBall(Trace trace) {
        return 3 * layers(trace) + count(trace, "return 16 * layer + column");
    }

    private static boolean isFull(Arguments in) {
        long all = in.words().get(0).bits() | in.words().get(1).bits();
        return (all >>> 48 + in.words().get(2).bits() & 1) != 0;
    }

    private static int count(Trace trace, String text) {
        return (int) trace.steps().stream().filter(step -> step.text().equals(text)).count();
    }
}
