package flipscope.trace;

import com.github.javaparser.ast.CompilationUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class of the sources, with its fields, methods and state of initialisation. */
final class ClassUnit {
    enum State {
        WAITING,
        RUNNING,
        DONE,
        FAILED
    }

    private final SourceText text;
    private final CompilationUnit source;
    private final String packageName;
    private final String name;
    private final boolean open;
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private final List<Routine> routines = new ArrayList<>();
    private volatile State state = State.WAITING;
    private EvaluationException failure;

    /**
     * @param packageName empty for the unnamed package
     * @param open whether it is public
     */
    ClassUnit(
            SourceText text,
            CompilationUnit source,
            String packageName,
            String name,
            boolean open) {
        this.text = text;
        this.source = source;
        this.packageName = packageName;
        this.name = name;
        this.open = open;
    }

    SourceText text() {
        return text;
    }

    CompilationUnit source() {
        return source;
    }

    String packageName() {
        return packageName;
    }

    String name() {
        return name;
    }

    /** The name with its package. */
    String fullName() {
        return packageName.isEmpty() ? name : packageName + "." + name;
    }

    boolean open() {
        return open;
    }

    /** In textual order. */
    Map<String, Field> fields() {
        return fields;
    }

    /** In textual order. */
    List<Routine> routines() {
        return routines;
    }

    /** The depth of the syntax trees of its initialisers. */
    int levels() {
        return fields.values().stream()
                .mapToInt(field -> CodeWalker.depth(field.initialiser()))
                .max()
                .orElse(0);
    }

    State state() {
        return state;
    }

    void state(State next) {
        state = next;
    }

    EvaluationException failure() {
        return failure;
    }

    void fail(EvaluationException cause) {
        failure = cause;
        state = State.FAILED;
    }
}
