package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.Chain.Still;
import flipscope.testkit.Packaged;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ChainTest {
    /** Every stop by stage and by line, of the algorithm and of all that it calls. */
    private static List<Chain> chains(String id) {
        Trace trace = Traced.of(id, ChosenInputs.EXAMPLE).trace();
        List<Chain> all = new ArrayList<>();
        for (Stop stop : Stops.of(trace, Detail.STAGE).list()) {
            all.add(Chain.of(trace, stop, Detail.STAGE));
        }
        for (int call = -1; call < trace.calls().size(); call++) {
            for (Stop stop : Stops.of(trace, Detail.STATEMENT, call).list()) {
                all.add(Chain.of(trace, stop, Detail.STATEMENT));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void everySignIsLiterallyTrue(String id) {
        for (Chain chain : chains(id)) {
            Value value = null;
            for (Link link : chain.links()) {
                value = follow(value, link, text(chain));
            }
        }
    }

    /** What all that is to the left comes to. */
    private record Value(long bits, Type type) {
        static Value of(Shown shown) {
            Word word = shown.value() instanceof Word one ? one : Word.of(0);
            return new Value(word.bits(), word.type());
        }

        void agreesWith(Value other, String why) {
            boolean narrow = type.width() < 64 || other.type.width() < 64;
            long one = narrow ? (int) bits : bits;
            long two = narrow ? (int) other.bits : other.bits;
            assertThat(one).as(why).isEqualTo(two);
        }
    }

    private static Value follow(Value before, Link link, String row) {
        Value now = Value.of(link.value());
        switch (link.sign()) {
            case START -> assertThat(before).as(row).isNull();
            case OPERATOR -> now = apply(link.step(), before, now);
            case EQUALS -> before.agreesWith(now, row);
            case ARROW -> isDone(before, link, row);
            case ROUNDS -> assertThat(now).as(row).isNotEqualTo(before);
            case STAGE -> assertThat(link.name()).as(row).isNotEmpty();
        }
        return now;
    }

    /** An arrow is a recorded step on the value to its left. */
    private static void isDone(Value before, Link link, String row) {
        Step step = link.step();
        assertThat(step.operands())
                .as(row)
                .anySatisfy(
                        each ->
                                before.agreesWith(
                                        new Value(
                                                ((Word) each.value()).bits(), each.value().type()),
                                        row));
        Word made = step.assigned() == null ? (Word) step.result() : step.assigned();
        Value.of(link.value()).agreesWith(new Value(made.bits(), made.type()), row);
    }

    private static Value apply(Step step, Value one, Value other) {
        Operator operator = step.operator();
        if (operator == Operator.LOOKUP) {
            Table table = (Table) step.operands().get(0).value();
            Word entry = (Word) table.elements().get((int) other.bits());
            return new Value(entry.bits(), entry.type());
        }
        long a = one.bits();
        long b = other.bits();
        long all =
                switch (operator) {
                    case AND -> a & b;
                    case OR -> a | b;
                    case XOR -> a ^ b;
                    case ADD -> a + b;
                    case SUBTRACT -> a - b;
                    case MULTIPLY -> a * b;
                    case EQUAL -> a == b ? 1 : 0;
                    case NOT_EQUAL -> a != b ? 1 : 0;
                    case LESS -> a < b ? 1 : 0;
                    case BOTH -> a != 0 && b != 0 ? 1 : 0;
                    case EITHER -> a != 0 || b != 0 ? 1 : 0;
                    default -> throw new AssertionError("not between two pictures: " + operator);
                };
        return new Value(
                all, one.type().width() > other.type().width() ? one.type() : other.type());
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void fourPicturesAtMost(String id) {
        assertThat(chains(id))
                .extracting(each -> each.links().size())
                .allMatch(size -> size >= 1 && size <= 4);
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void nothingIsJoinedWithNothing(String id) {
        assertThat(chains(id).stream().filter(ChainTest::joinsNothing).map(ChainTest::text))
                .isEmpty();
    }

    private static boolean joinsNothing(Chain chain) {
        return chain.links().stream()
                .filter(each -> each.sign() == Sign.OPERATOR)
                .filter(each -> each.step().operator() == Operator.OR)
                .anyMatch(each -> each.value().isEmpty());
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void whatStaysAsItWasSaysSo(String id) {
        assertThat(chains(id).stream().filter(ChainTest::staysSilently).map(ChainTest::text))
                .isEmpty();
    }

    /** Whether the last operation gives back what it works on, and nothing says so. */
    private static boolean staysSilently(Chain chain) {
        List<Link> links = chain.links();
        boolean alone =
                links.size() == 2 || links.size() == 3 && links.get(1).sign() == Sign.OPERATOR;
        return alone && chain.still() == Still.NO && links.get(0).value().isSameAs(chain.result());
    }

    /** The sum of the carry trick, and what is kept of it, as the stages are named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "reversi/mobility/carry; 0; opponent & Edges.INNER_FILES = passable",
                "reversi/mobility/carry; 2; passable + start = ripple",
                "reversi/mobility/carry; 3; ripple & empty & ~start = legal",
                "reversi/mobility/left; 1; own [<< 1] beside",
                "reversi/mobility/left; 2; beside [& passable] run [rounds] run [rounds] run",
                "reversi/mobility/left; 3; run [<< 1] beyond & empty = legal",
                "popcount/stages; 0; bits & LOW_OF_2 + bits >>> 1 & LOW_OF_2 = pairs",
            })
    void aStageIsShownByWhatItIsNamedFor(String id, int stage, String row) {
        Trace trace = Traced.of(id, ChosenInputs.EXAMPLE).trace();
        Stop stop = Stops.of(trace, Detail.STAGE).list().get(stage);
        assertThat(text(Chain.of(trace, stop, Detail.STAGE))).isEqualTo(row);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "run.2; run [<< 1] run << 1 & passable [| run] run",
                "legal; beyond & empty = legal",
                "empty; own | opponent = own | opponent [~] empty",
            })
    void aLineIsShownAsItsWholeExpression(String at, String row) {
        Trace trace = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE).trace();
        Stop stop = Stops.of(trace, Detail.STATEMENT).stopOf(StepReference.of(at, trace).step());
        assertThat(text(Chain.of(trace, stop, Detail.STATEMENT))).isEqualTo(row);
    }

    @Test
    void aLookThatFindsNothingIsShownWhereItEnds() {
        Traced carry = Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE);
        Stop stop = Stops.of(carry.trace(), Detail.STAGE).list().get(4);
        Chain chain = Chain.of(carry.trace(), stop, Detail.STAGE);
        assertThat(text(chain)).isEqualTo("from [>>> by] beside & passable = run");
        assertThat(chain.still()).isEqualTo(Still.EMPTY);
        assertThat(chain.result().isEmpty()).isTrue();
    }

    /** That a number is one bit says little between boards. */
    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void theStagesOfACallAreDrawnAsItsValue(String id) {
        for (Chain chain : chains(id)) {
            boolean squares = BitNames.areSquares(chain.result().view());
            for (Link link : chain.links()) {
                if (link.sign() == Sign.STAGE) {
                    assertThat(BitNames.areSquares(link.value().view()))
                            .as(text(chain))
                            .isEqualTo(squares);
                }
            }
        }
    }

    /** The look up by a carry: the test whether it ended is left out. */
    @Test
    void theCarryOfAFlipIsShownByItsBoards() {
        Trace trace = Traced.of("reversi/flips/carry", ChosenInputs.EXAMPLE).trace();
        List<String> rows = new ArrayList<>();
        for (Stop stop : Stops.of(trace, Detail.STAGE).list()) {
            rows.add(text(Chain.of(trace, stop, Detail.STAGE)));
        }
        assertThat(rows)
                .anyMatch(row -> row.contains("[stage]"))
                .noneMatch(row -> row.contains("closed"));
    }

    /** {@code own << 1 & passable}; an arrow stands in brackets. */
    private static String text(Chain chain) {
        StringBuilder text = new StringBuilder();
        for (Link link : chain.links()) {
            String sign =
                    switch (link.sign()) {
                        case START -> "";
                        case OPERATOR -> " " + link.step().operator().text() + " ";
                        case EQUALS -> " = ";
                        case ARROW -> " [" + link.name() + "] ";
                        case ROUNDS -> " [rounds] ";
                        case STAGE -> " [stage] ";
                    };
            text.append(sign).append(link.value().text());
        }
        return text.toString();
    }
}
