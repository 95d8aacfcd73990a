package flipscope.trace;

import com.github.javaparser.ast.body.MethodDeclaration;
import java.util.ArrayList;
import java.util.List;

/**
 * A method of the sources: its signature at first, then its checked body, then what the recorder
 * must know.
 */
final class Routine {
    private final ClassUnit owner;
    private final SourceText text;
    private final MethodDeclaration source;
    private final String name;
    private final Type result;
    private final View resultView;
    private final boolean hidden;
    private final List<Local> locals = new ArrayList<>();
    private int arity;
    private boolean tables;
    private boolean builder;
    private int operators;
    private int levels;
    private Stmt.Block body;
    private Body facts;

    /**
     * What is known once the body is checked.
     *
     * @param method the public picture
     * @param points what the recorder must know of each operator, by id
     * @param titles the titles of its paragraphs
     * @param end where it ends without a {@code return}
     */
    @SuppressWarnings("ArrayRecordComponent") // Never compared, and read at every operation.
    record Body(Method method, Point[] points, List<String> titles, Place end) {}

    /**
     * @param text what it is read from: the file of its class, or that file with a change
     */
    Routine(
            ClassUnit owner,
            SourceText text,
            MethodDeclaration source,
            Type result,
            View resultView,
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
    Local declare(String name, Type type, View view, boolean fixed, Span span) {
        Local local = new Local(name, type, view, fixed, locals.size(), span);
        locals.add(local);
        tables |= type.isTable();
        return local;
    }

    /** All locals so far are parameters. */
    void closeParameters() {
        arity = locals.size();
    }

    /** The id for one more operator. */
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

    View resultView() {
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

    /** How many slots for tables a frame needs: none where no local is a table. */
    int tableSlots() {
        return tables ? locals.size() : 0;
    }

    int operators() {
        return operators;
    }

    /** Whether it makes or fills tables, and so may run only while a class is initialised. */
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
        levels = Tree.depth(checked);
    }

    /** How deep its syntax is nested. */
    int levels() {
        return levels;
    }

    Body facts() {
        return facts;
    }

    void facts(Body known) {
        facts = known;
    }
}
