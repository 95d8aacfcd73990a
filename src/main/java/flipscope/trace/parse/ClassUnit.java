package flipscope.trace.parse;

import com.github.javaparser.ast.CompilationUnit;
import flipscope.trace.EvaluationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class of the sources, with its fields, methods and state of initialisation. */
public final class ClassUnit {
    public enum State {
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

    public SourceText text() {
        return text;
    }

    public CompilationUnit source() {
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
    public Map<String, Field> fields() {
        return fields;
    }

    /** In textual order. */
    public List<Routine> routines() {
        return routines;
    }

    /** The depth of the syntax trees of its initialisers. */
    public int levels() {
        return fields.values().stream()
                .mapToInt(field -> CodeWalker.depth(field.initialiser()))
                .max()
                .orElse(0);
    }

    public State state() {
        return state;
    }

    public void state(State next) {
        state = next;
    }

    public EvaluationException failure() {
        return failure;
    }

    public void fail(EvaluationException cause) {
        failure = cause;
        state = State.FAILED;
    }
}
