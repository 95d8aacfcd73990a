package flipscope.trace.parse;

import com.github.javaparser.ast.body.MethodDeclaration;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Domain;
import flipscope.trace.Method;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A method of the sources: first its signature, then also its checked body, then also its details
 * for the recorder, which depend on how its arguments are drawn.
 */
public final class Routine {
    private final ClassUnit owner;
    private final SourceText text;
    private final MethodDeclaration source;
    private final Type result;
    private final DisplayFormat declared;
    private final List<Local> locals = new ArrayList<>();
    private boolean tables;
    private boolean builder;
    private int operators;
    private int levels;
    private Stmt.Block body;
    private final Map<List<DisplayFormat>, Details> details = new ConcurrentHashMap<>();
    private Function<ViewRules, Details> describer;
    private Details entry;

    /**
     * What is known once the body is checked.
     *
     * @param method its public description
     * @param operators by id
     * @param titles the titles of its paragraphs
     * @param end the place of its end without a {@code return}
     */
    @SuppressWarnings("ArrayRecordComponent") // Never compared, and read at every operation.
    public record Details(
            Method method, OperatorInfo[] operators, List<String> titles, StatementPlace end) {}

    /**
     * @param text the file of its class, original or changed
     * @param declared the {@code @View} of its result, or null
     */
    Routine(
            ClassUnit owner,
            SourceText text,
            MethodDeclaration source,
            Type result,
            DisplayFormat declared) {
        this.owner = owner;
        this.text = text;
        this.source = source;
        this.result = result;
        this.declared = declared;
    }

    /** Adds a variable; the parameters come first. */
    Local declare(String name, Type type, DisplayFormat declared, boolean fixed) {
        return declare(name, type, declared, Domain.USUAL, fixed);
    }

    /** Adds a parameter. */
    Local declare(String name, Type type, DisplayFormat declared, Domain domain, boolean fixed) {
        DisplayFormat view = declared != null ? declared : owner.usual(type);
        Local local = new Local(name, type, view, declared != null, domain, fixed, locals.size());
        locals.add(local);
        tables |= type.isTable();
        return local;
    }

    int nextOperator() {
        return operators++;
    }

    public ClassUnit owner() {
        return owner;
    }

    public SourceText text() {
        return text;
    }

    public MethodDeclaration source() {
        return source;
    }

    public String name() {
        return source.getNameAsString();
    }

    /** As {@code Mobility.left}. */
    public String fullName() {
        return owner.name() + "." + name();
    }

    public Type result() {
        return result;
    }

    /**
     * How its result is drawn: as declared, else as the first undeclared parameter of its type.
     *
     * @param drawn the views of the parameters
     */
    DisplayFormat resultView(List<DisplayFormat> drawn) {
        if (declared != null) {
            return declared;
        }
        for (int i = 0; i < drawn.size(); i++) {
            if (!locals.get(i).declared() && locals.get(i).type().equals(result)) {
                return drawn.get(i);
            }
        }
        return owner.usual(result);
    }

    public List<Local> locals() {
        return locals;
    }

    public List<Local> parameters() {
        return locals.subList(0, source.getParameters().size());
    }

    /** The types of its parameters. */
    public List<Type> types() {
        return parameters().stream().map(Local::type).toList();
    }

    /** How many slots for tables a frame needs; none if no local is a table. */
    public int tableSlots() {
        return tables ? locals.size() : 0;
    }

    public int operators() {
        return operators;
    }

    /** Whether it makes or fills tables, which is allowed only while a class is initialised. */
    public boolean builder() {
        return builder;
    }

    void markBuilder() {
        builder = true;
    }

    public Stmt.Block body() {
        return body;
    }

    void body(Stmt.Block checked) {
        body = checked;
        levels = CodeWalker.depth(checked);
    }

    /** The depth of its syntax tree. */
    public int levels() {
        return levels;
    }

    /** Its details as an entry method, whose parameters are drawn as they are declared. */
    public Details details() {
        return entry;
    }

    /**
     * Its details in a call.
     *
     * @param arguments the type of each argument
     * @param drawn how the arguments are drawn
     */
    public Details details(List<Type> arguments, List<DisplayFormat> drawn) {
        return details.computeIfAbsent(
                parameterViews(arguments, drawn),
                views -> describer.apply(new ViewRules(this, views)));
    }

    /**
     * How its parameters are drawn in a call.
     *
     * @param arguments what is handed over
     * @param drawn how that is drawn
     */
    List<DisplayFormat> parameterViews(List<Type> arguments, List<DisplayFormat> drawn) {
        return IntStream.range(0, arguments.size())
                .mapToObj(i -> locals.get(i).view(arguments.get(i), drawn.get(i)))
                .toList();
    }

    /** Its body is checked; from now on its details can be found. */
    void describer(Function<ViewRules, Details> describer) {
        this.describer = describer;
        entry = details(types(), parameters().stream().map(Local::view).toList());
    }
}
