package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.ScoreFourGames;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.View.Shape;
import flipscope.trace.Word;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the evaluator makes of the source is what the compiler makes of it, for every algorithm. */
class EvaluationTest {
    private static final int INPUTS = 10_000;
    private static final Catalogue CATALOGUE = Catalogue.load();

    static Stream<String> ids() {
        return CATALOGUE.algorithms().stream().map(Algorithm::id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theEvaluationEqualsTheCompiledMethod(String id) throws ReflectiveOperationException {
        Algorithm algorithm = CATALOGUE.find(id).orElseThrow();
        Method compiled = compiled(algorithm);
        for (long[] input : inputs(algorithm)) {
            Object expected = compiled.invoke(null, arguments(algorithm, input));
            Value found = CATALOGUE.program().run(algorithm.method(), words(algorithm, input));
            if (!plain(found).equals(plain(expected))) {
                assertThat(plain(found)).as(Arrays.toString(input)).isEqualTo(plain(expected));
            }
        }
    }

    private static Method compiled(Algorithm algorithm) throws ReflectiveOperationException {
        String[] name = algorithm.method().name().split("\\.");
        Class<?> owner = Class.forName("flipscope.core." + name[0]);
        Class<?>[] types =
                algorithm.inputs().stream()
                        .map(input -> input.type().equals(Type.LONG) ? long.class : int.class)
                        .toArray(Class<?>[]::new);
        return owner.getMethod(name[1], types);
    }

    private static List<long[]> inputs(Algorithm algorithm) {
        String names = algorithm.inputs().stream().map(input -> input.name()).toList().toString();
        Shape shape = algorithm.inputs().get(0).view().shape();
        return switch (names) {
            case "[own, opponent, move]" -> moves();
            case "[own, opponent, column]" -> drops();
            case "[own, opponent]" -> shape == Shape.CUBE ? drops() : positions(shape);
            case "[own]" -> shape == Shape.CUBE ? drops() : numbers(9);
            case "[bits]" -> numbers(64);
            case "[x, y]" -> numbers(3);
            case "[run, start]" -> numbers(8);
            default -> throw new IllegalStateException("no inputs for " + names);
        };
    }

    private static List<long[]> positions(Shape shape) {
        List<long[]> positions = new ArrayList<>();
        for (int seed = 0; seed < INPUTS; seed++) {
            Position at = RandomPositions.reachable(seed);
            boolean mini = shape == Shape.MINI;
            long own = mini ? at.own() & 0xFFFF : at.own();
            long opponent = mini ? at.opponent() & 0xFFFF : at.opponent();
            positions.add(new long[] {own, opponent});
        }
        return positions;
    }

    private static List<long[]> moves() {
        List<long[]> moves = new ArrayList<>();
        for (int seed = 0; moves.size() < INPUTS; seed++) {
            Position at = RandomPositions.reachable(seed);
            for (int square : Squares.list(at.legalMoves())) {
                moves.add(new long[] {at.own(), at.opponent(), Squares.bit(square)});
            }
        }
        return moves;
    }

    /** The player who is to move, the other one, and a column that is neither empty nor full. */
    private static List<long[]> drops() {
        List<long[]> drops = new ArrayList<>();
        ScoreFourGames.moments(
                INPUTS,
                at -> {
                    if (at.cell() < 48) {
                        drops.add(new long[] {at.other(), at.mover(), at.column()});
                    }
                });
        return drops;
    }

    private static List<long[]> numbers(int width) {
        Random random = new Random(width);
        return Stream.generate(() -> new long[] {number(random, width), number(random, width)})
                .limit(INPUTS)
                .toList();
    }

    private static long number(Random random, int width) {
        return random.nextLong() >>> 64 - width;
    }

    private static Object[] arguments(Algorithm algorithm, long[] input) {
        Object[] arguments = new Object[algorithm.inputs().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = isLong(algorithm, i) ? (Object) input[i] : (Object) (int) input[i];
        }
        return arguments;
    }

    private static Value[] words(Algorithm algorithm, long[] input) {
        Value[] words = new Value[algorithm.inputs().size()];
        for (int i = 0; i < words.length; i++) {
            words[i] = isLong(algorithm, i) ? Word.of(input[i]) : Word.of((int) input[i]);
        }
        return words;
    }

    private static boolean isLong(Algorithm algorithm, int parameter) {
        return algorithm.inputs().get(parameter).type().equals(Type.LONG);
    }

    private static List<Long> plain(Value value) {
        return value instanceof Word word
                ? List.of(word.bits())
                : ((Table) value).elements().stream().map(each -> ((Word) each).bits()).toList();
    }

    private static List<Long> plain(Object value) {
        if (value instanceof long[] words) {
            return Arrays.stream(words).boxed().toList();
        }
        return value instanceof Boolean truth
                ? List.of(truth ? 1L : 0L)
                : List.of(((Number) value).longValue());
    }
}
