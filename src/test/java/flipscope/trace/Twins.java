package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.run.Program;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The same sources, compiled and evaluated: whatever is asked of both must come out the same. */
final class Twins {
    /** What came of a call: a value, or the kind of thing that went wrong. */
    private static final String FAILED = "failed";

    private final Program program;
    private final Map<String, Class<?>> classes;

    Twins(List<SourceFile> files) {
        this.program = Program.of(files);
        this.classes = Javac.compile(files);
    }

    Program program() {
        return program;
    }

    /** Compares the compiled method, the run and the trace on these arguments. */
    void compare(Method method, List<Word> arguments) {
        Object compiled = compiled(method, arguments);
        assertThat(evaluated(method, arguments, false))
                .as("run of %s%s", method.name(), arguments)
                .isEqualTo(compiled);
        assertThat(evaluated(method, arguments, true))
                .as("trace of %s%s", method.name(), arguments)
                .isEqualTo(compiled);
    }

    private Object evaluated(Method method, List<Word> arguments, boolean trace) {
        Value[] values = arguments.toArray(new Value[0]);
        try {
            if (!trace) {
                return plain(program.run(method, values));
            }
            Trace recorded = program.trace(method, values);
            TraceVerifier.verify(recorded);
            return plain(recorded.result());
        } catch (EvaluationException e) {
            return FAILED;
        }
    }

    private static Object plain(Value value) {
        if (value instanceof Word word) {
            return plain(word);
        }
        if (value instanceof Table table) {
            return table.elements().stream().map(Twins::plain).toList().toString();
        }
        return "nothing";
    }

    private static Object plain(Word word) {
        return switch (word.type().kind()) {
            case LONG -> word.bits();
            case INT -> (int) word.bits();
            default -> word.bits() != 0;
        };
    }

    private Object compiled(Method method, List<Word> arguments) {
        try {
            java.lang.reflect.Method target = find(method);
            target.setAccessible(true);
            return readable(target.invoke(null, arguments.stream().map(Twins::plain).toArray()));
        } catch (InvocationTargetException e) {
            assertThat(e.getCause()).isInstanceOf(RuntimeException.class);
            return FAILED;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object readable(Object result) {
        if (result == null) {
            return "nothing";
        }
        if (!result.getClass().isArray()) {
            return result;
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(result); i++) {
            elements.add(readable(Array.get(result, i)));
        }
        return elements.toString();
    }

    private java.lang.reflect.Method find(Method method) {
        String[] name = method.name().split("\\.");
        List<String> wanted = method.parameters().stream().map(p -> p.type().toString()).toList();
        return Arrays.stream(classes.get(name[0]).getDeclaredMethods())
                .filter(one -> one.getName().equals(name[1]))
                .filter(
                        one ->
                                Arrays.stream(one.getParameterTypes())
                                        .map(Class::getSimpleName)
                                        .toList()
                                        .equals(wanted))
                .findFirst()
                .orElseThrow();
    }
}
