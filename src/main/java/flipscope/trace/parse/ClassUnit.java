package flipscope.trace.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import flipscope.trace.DisplayFormat;
import flipscope.trace.EvaluationException;
import flipscope.trace.Numbering;
import flipscope.trace.Type;
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

    private final ParsedFile parsing;
    private final ClassOrInterfaceDeclaration type;
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private final List<Routine> routines = new ArrayList<>();
    private final Numbering numbering;
    private volatile State state = State.WAITING;
    private EvaluationException failure;

    ClassUnit(ParsedFile parsing, ClassOrInterfaceDeclaration type) {
        this.parsing = parsing;
        this.type = type;
        this.numbering = AnnotationReader.numbering(parsing);
    }

    /** Where the bits of its boards stand. */
    Numbering numbering() {
        return numbering;
    }

    /** How a value of this type is drawn if nothing else is said. */
    DisplayFormat usual(Type value) {
        DisplayFormat view = DisplayFormat.of(value);
        return (view.equals(DisplayFormat.BOARD)
                        ? new DisplayFormat(text().file().words(), 0)
                        : view)
                .numbered(numbering);
    }

    ParsedFile parsing() {
        return parsing;
    }

    public SourceText text() {
        return parsing.text();
    }

    public CompilationUnit source() {
        return parsing.unit();
    }

    ClassOrInterfaceDeclaration type() {
        return type;
    }

    /** Empty for the unnamed package. */
    String packageName() {
        return source().getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
    }

    public String name() {
        return type.getNameAsString();
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
