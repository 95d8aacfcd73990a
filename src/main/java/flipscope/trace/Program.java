package flipscope.trace;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parsed and checked sources, ready to run. Immutable and safe to share between threads. */
public final class Program {
    private final Names names;
    private final Initialiser initialiser;
    private final IdentityHashMap<Method, Routine> routines = new IdentityHashMap<>();
    private final Map<String, Method> byName = new LinkedHashMap<>();
    private final Collection<Method> methods;

    /** A method that is called by nobody any more, and the one in its place; or both null. */
    private final Routine replaced;

    private final Routine replacement;

    private Program(Names names) {
        this.names = names;
        initialiser = new Initialiser(this);
        replaced = null;
        replacement = null;
        List<Routine> all =
                names.units().stream().flatMap(unit -> unit.routines().stream()).toList();
        for (Routine routine : all) {
            routines.put(routine.facts().method(), routine);
            byName.putIfAbsent(routine.fullName(), routine.facts().method());
        }
        methods = all.stream().map(routine -> routine.facts().method()).toList();
    }

    /**
     * Another program with one method changed. Classes are initialised as they were, by the code as
     * it was.
     */
    @SuppressWarnings("ReferenceEquality") // A method is the key of its routine by identity.
    private Program(Program base, Routine replaced, Routine replacement) {
        this.replaced = replaced;
        this.replacement = replacement;
        names = base.names;
        initialiser = base.initialiser;
        Method changed = replacement.facts().method();
        routines.putAll(base.routines);
        routines.put(replaced.facts().method(), replacement);
        routines.put(changed, replacement);
        byName.putAll(base.byName);
        byName.put(changed.name(), changed);
        methods =
                base.methods.stream()
                        .map(each -> each == replaced.facts().method() ? changed : each)
                        .toList();
    }

    /**
     * Parses and checks sources: names resolved, expressions typed, everything outside traceable
     * Java refused. A file that declares only annotations and enums holds no code and is passed
     * over.
     *
     * @throws SourceException at the first fault
     */
    public static Program of(List<SourceFile> files) {
        return new Program(Checker.check(files));
    }

    /** Every method, file by file, in textual order. */
    public Collection<Method> methods() {
        return Collections.unmodifiableCollection(methods);
    }

    /** A method by its name, as {@code Mobility.left}; of several with one name, the first. */
    public Optional<Method> method(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /**
     * The methods that a method may call, by itself or through others, itself first.
     *
     * @param method one of this program's
     */
    public List<Method> reached(Method method) {
        return Tree.reached(routines.get(method)).stream()
                .map(routine -> current(routine).facts().method())
                .toList();
    }

    /**
     * The tokens of a method's body.
     *
     * @param method one of this program's
     */
    public List<Token> tokens(Method method) {
        return Tokens.of(routines.get(method));
    }

    /**
     * What of a method is worth changing, and what to, in textual order.
     *
     * @param method one of this program's
     */
    public List<Changeable> changeables(Method method) {
        return Changeables.of(routines.get(method));
    }

    /**
     * This program with one token changed. Only the method that it stands in is read again. The
     * methods of this program are taken for those of the other one, too. Tables stay as the
     * unchanged code made them.
     *
     * @throws SourceException where the changed method is not traceable Java
     * @throws IllegalArgumentException if there is no such method or no such token, or the method
     *     makes tables
     */
    public Program with(Edit edit) {
        if (replaced != null) throw new IllegalArgumentException("one change at a time");
        Routine routine =
                method(edit.method())
                        .map(routines::get)
                        .filter(each -> !each.builder())
                        .orElseThrow(() -> new IllegalArgumentException(edit.method()));
        Token token =
                Tokens.find(routine, edit.token())
                        .orElseThrow(() -> new IllegalArgumentException(edit.toString()));
        return new Program(this, routine, Rewriting.of(names, routine, token, edit.text()));
    }

    /**
     * Evaluates a method and records nothing.
     *
     * @param method one of this program's
     * @param arguments a value of its type for every parameter
     * @return what the method returns; null if it returns nothing
     * @throws EvaluationException where Java would throw, or past a limit
     * @throws IllegalArgumentException if the arguments are not the method's
     */
    public Value run(Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        Frame frame = frame(routine, arguments);
        new Interpreter(this, Recorder.SILENT).run(frame);
        return result(frame);
    }

    /**
     * Evaluates a method and records every operation.
     *
     * @param method one of this program's
     * @param arguments a value of its type for every parameter
     * @throws EvaluationException where Java would throw, or past a limit
     * @throws IllegalArgumentException if the arguments are not the method's
     */
    public Trace trace(Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StepRecorder recorder = new StepRecorder(routine, List.of(arguments));
        new Interpreter(this, recorder).run(frame(routine, arguments));
        return recorder.trace();
    }

    private Routine routine(Method method, Value... arguments) {
        Routine routine = routines.get(method);
        if (routine == null)
            throw new IllegalArgumentException(method.name() + " is not a method of this program");
        if (!Calls.types(routine).equals(List.of(arguments).stream().map(Value::type).toList()))
            throw new IllegalArgumentException(method.name() + " takes " + Calls.types(routine));
        if (routine.builder())
            throw new IllegalArgumentException(
                    method.name() + " builds tables; only static initialisers call it");
        return routine;
    }

    private static Frame frame(Routine routine, Value... arguments) {
        Frame frame = new Frame(routine);
        for (int i = 0; i < arguments.length; i++) {
            Local parameter = routine.parameters().get(i);
            if (arguments[i] instanceof Word word) frame.word(parameter, word.bits());
            else frame.table(parameter, Cells.of((Table) arguments[i]));
        }
        return frame;
    }

    private static Value result(Frame frame) {
        Type type = frame.routine().result();
        if (type.equals(Type.VOID)) return null;
        return type.isTable() ? frame.tableResult().table() : new Word(type, frame.result());
    }

    /** The method that runs where this one is called. */
    Routine current(Routine called) {
        return called == replaced ? replacement : called;
    }

    /** Initialises a class on its first use. */
    void initialise(ClassUnit unit, StackBudget stack, boolean inside) {
        initialiser.initialise(unit, stack, inside);
    }
}
