package flipscope.trace;

import com.github.javaparser.ast.body.MethodDeclaration;
import java.util.ArrayList;
import java.util.List;

/**
 * A method of the sources: first its signature, then also its checked body, then also its details
 * for the recorder.
 */
final class Routine {
    private final ClassUnit owner;
    private final SourceText text;
    private final MethodDeclaration source;
    private final String name;
    private final Type result;
    private final ViewKind resultView;
    private final boolean hidden;
    private final List<Local> locals = new ArrayList<>();
    private int arity;
    private boolean tables;
    private boolean builder;
    private int operators;
    private int levels;
    private Stmt.Block body;
    private Details details;

    /**
     * Known once the body is checked.
     *
     * @param method its public description
     * @param operators by id
     * @param titles the titles of its paragraphs
     * @param end the place of its end without a {@code return}
     */
    @SuppressWarnings("ArrayRecordComponent") // Never compared, and read at every operation.
    record Details(
            Method method, OperatorInfo[] operators, List<String> titles, StatementPlace end) {}

    /**
     * @param text the file of its class, original or changed
     */
    Routine(
            ClassUnit owner,
            SourceText text,
            MethodDeclaration source,
            Type result,
            ViewKind resultView,
            boolean hidden) {
        this.owner = owner;
        this.text = text;
        this.source = source;
        this.name = source.getNameAsString();
        this.result = result;
        this.resultView = resultView;
        this.hidden = hidden;
    }

    /** Adds a parameter or a variable; the parameters come first. */
    Local declare(String name, Type type, ViewKind view, boolean fixed, Span span) {
        Local local = new Local(name, type, view, fixed, locals.size(), span);
        locals.add(local);
        tables |= type.isTable();
        return local;
    }

    /** All parameters have been declared. */
    void closeParameters() {
        arity = locals.size();
    }

    int nextOperator() {
        return operators++;
    }

    ClassUnit owner() {
        return owner;
    }

    SourceText text() {
        return text;
    }

    MethodDeclaration source() {
        return source;
    }

    String name() {
        return name;
    }

    /** As {@code Mobility.left}. */
    String fullName() {
        return owner.name() + "." + name;
    }

    Type result() {
        return result;
    }

    ViewKind resultView() {
        return resultView;
    }

    boolean hidden() {
        return hidden;
    }

    List<Local> locals() {
        return locals;
    }

    List<Local> parameters() {
        return locals.subList(0, arity);
    }

    /** How many slots for tables a frame needs; none if no local is a table. */
    int tableSlots() {
        return tables ? locals.size() : 0;
    }

    int operators() {
        return operators;
    }

    /** Whether it makes or fills tables, which is allowed only while a class is initialised. */
    boolean builder() {
        return builder;
    }

    void markBuilder() {
        builder = true;
    }

    Stmt.Block body() {
        return body;
    }

    void body(Stmt.Block checked) {
        body = checked;
        levels = CodeWalker.depth(checked);
    }

    /** The depth of its syntax tree. */
    int levels() {
        return levels;
    }

    Details details() {
        return details;
    }

    void details(Details details) {
        this.details = details;
    }
}
