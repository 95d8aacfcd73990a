package flipscope.trace;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of small methods, compiled and evaluated on values at the edges of their types. */
class JavacTest {
    private static final long[] LONGS = {
        0,
        1,
        -1,
        2,
        3,
        31,
        32,
        33,
        63,
        64,
        -32,
        100,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        Long.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        0x1_0000_0000L,
        0x0000_0008_1000_0000L,
        0x7E7E_7E7E_7E7E_7E7EL,
    };
    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        7,
        31,
        32,
        33,
        63,
        64,
        -7,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1,
        Integer.MAX_VALUE,
        0x5555_5555,
    };

    @ParameterizedTest
    @ValueSource(strings = {"Operators", "Mixtures", "Loops", "Tables", "Methods"})
    void theEvaluatorDoesWhatTheCompiledMethodsDo(String name) {
        Twins twins =
                new Twins(List.of(new SourceFile(name + ".java", Blocks.text(name + ".java"))));
        for (Method method : twins.program().methods()) {
            if (callable(method)) {
                for (List<Word> arguments : arguments(method.parameters())) {
                    twins.compare(method, arguments);
                }
            }
        }
    }

    private static boolean callable(Method method) {
        boolean words = method.parameters().stream().noneMatch(p -> p.type().isTable());
        return words && !List.of("Tables.squares", "Tables.triangle").contains(method.name());
    }

    /** Every combination of edge values for these parameters. */
    private static List<List<Word>> arguments(List<Parameter> parameters) {
        List<List<Word>> all = List.of(List.of());
        for (Parameter parameter : parameters) {
            List<List<Word>> longer = new ArrayList<>();
            for (List<Word> start : all) {
                for (Word edge : edges(parameter.type())) {
                    List<Word> arguments = new ArrayList<>(start);
                    arguments.add(edge);
                    longer.add(arguments);
                }
            }
            all = longer;
        }
        return all;
    }

    private static List<Word> edges(Type type) {
        List<Word> edges = new ArrayList<>();
        if (type.equals(Type.LONG)) {
            for (long edge : LONGS) {
                edges.add(Word.of(edge));
            }
        }
        if (type.equals(Type.INT)) {
            for (int edge : INTS) {
                edges.add(Word.of(edge));
            }
        }
        if (type.equals(Type.BOOLEAN)) {
            edges.addAll(List.of(Word.of(false), Word.of(true)));
        }
        return edges;
    }
}
