package flipscope.trace;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parsed and checked sources, ready to run. Immutable; safe to share between threads. */
public final class Program {
    private final ClassTable names;
    private final ClassInitialiser initialiser;
    private final IdentityHashMap<Method, Routine> routines = new IdentityHashMap<>();
    private final Map<String, Method> byName = new LinkedHashMap<>();
    private final Collection<Method> methods;
    private final Map<Routine, ViewRules> usualViews;

    /** The original and the changed method, or both null. */
    private final Routine replaced;

    private final Routine replacement;

    private Program(ClassTable names) {
        this.names = names;
        initialiser = new ClassInitialiser(this);
        replaced = null;
        replacement = null;
        List<Routine> all =
                names.units().stream().flatMap(unit -> unit.routines().stream()).toList();
        for (Routine routine : all) {
            routines.put(routine.details().method(), routine);
            byName.putIfAbsent(routine.fullName(), routine.details().method());
        }
        usualViews = UsualViews.of(all);
        methods = all.stream().map(routine -> routine.details().method()).toList();
    }

    /**
     * The base program with one method changed. The original code still initialises the classes.
     */
    @SuppressWarnings("ReferenceEquality") // A method is the key of its routine by identity.
    private Program(Program base, Routine replaced, Routine replacement) {
        this.replaced = replaced;
        this.replacement = replacement;
        names = base.names;
        initialiser = base.initialiser;
        usualViews = base.usualViews;
        Method changed = replacement.details().method();
        routines.putAll(base.routines);
        routines.put(replaced.details().method(), replacement);
        routines.put(changed, replacement);
        byName.putAll(base.byName);
        byName.put(changed.name(), changed);
        methods =
                base.methods.stream()
                        .map(each -> each == replaced.details().method() ? changed : each)
                        .toList();
    }

    /**
     * Parses and checks sources. A file that declares only annotations and enums is skipped.
     *
     * @throws SourceException at the first fault
     */
    public static Program of(List<SourceFile> files) {
        return new Program(Checker.check(files));
    }

    /**
     * Parses and checks what a reader wrote: methods and constants alone, or one class with them.
     * Methods need no {@code static}.
     *
     * @throws SourceException at the first fault
     */
    public static Program written(SourceFile file) {
        return new Program(Checker.checkWritten(file));
    }

    /** Every method, file by file, in textual order. */
    public Collection<Method> methods() {
        return Collections.unmodifiableCollection(methods);
    }

    /** A method by its name, as {@code Mobility.left}; the first of several overloads. */
    public Optional<Method> method(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /**
     * The methods that a method may call, directly or through others, itself first.
     *
     * @param method a method of this program
     */
    public List<Method> reached(Method method) {
        return CodeWalker.reached(routines.get(method)).stream()
                .map(routine -> current(routine).details().method())
                .toList();
    }

    /**
     * The tokens of a method's body.
     *
     * @param method a method of this program
     */
    public List<Token> tokens(Method method) {
        return Tokens.of(routines.get(method));
    }

    /**
     * The tokens of a method that are worth changing, with replacements, in textual order.
     *
     * @param method a method of this program
     */
    public List<EditableToken> changeables(Method method) {
        Routine routine = routines.get(method);
        ViewRules views = usualViews.get(routine);
        return EditableTokens.of(routine, views == null ? UsualViews.declared(routine) : views);
    }

    /**
     * This program with one token changed. Only the method with that token is parsed again. The new
     * program also accepts the methods of this one. Tables stay as the original code made them.
     *
     * @throws SourceException if the changed method is not traceable Java
     * @throws IllegalArgumentException if there is no such method or no such token, or the method
     *     makes tables
     */
    public Program with(Edit edit) {
        if (replaced != null) {
            throw new IllegalArgumentException("one change at a time");
        }
        Routine routine =
                method(edit.method())
                        .map(routines::get)
                        .filter(each -> !each.builder())
                        .orElseThrow(() -> new IllegalArgumentException(edit.method()));
        Token token =
                Tokens.find(routine, edit.token())
                        .orElseThrow(() -> new IllegalArgumentException(edit.toString()));
        return new Program(this, routine, EditedMethod.of(names, routine, token, edit.text()));
    }

    /**
     * Evaluates a method and records nothing.
     *
     * @param method a method of this program
     * @param arguments a value of its type for every parameter
     * @return what the method returns; null if it returns nothing
     * @throws EvaluationException if Java would throw, or at a limit
     * @throws IllegalArgumentException if the arguments do not fit
     */
    public Value run(Method method, Value... arguments) {
        return run(new StepBudget(Long.MAX_VALUE), method, arguments);
    }

    /**
     * The same, and takes from a budget what the run cost, however it ended.
     *
     * @throws EvaluationException if Java would throw, or at a limit
     */
    public Value run(StepBudget budget, Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StackFrame frame = frame(routine, arguments);
        RunLimits limits = limits();
        try {
            new Interpreter(this, Recorder.SILENT, limits).run(frame);
        } finally {
            budget.spend(limits.work());
        }
        return result(frame);
    }

    /**
     * Evaluates a method and records every operation.
     *
     * @param method a method of this program
     * @param arguments a value of its type for every parameter
     * @throws EvaluationException if Java would throw, or at a limit
     * @throws IllegalArgumentException if the arguments do not fit
     */
    public Trace trace(Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StepRecorder recorder = new StepRecorder(routine, List.of(arguments));
        new Interpreter(this, recorder, limits()).run(frame(routine, arguments));
        return recorder.trace();
    }

    private RunLimits limits() {
        return new RunLimits(
                replaced == null ? RunLimits.MOST_STEPS : RunLimits.MOST_STEPS_OF_CHANGED_CODE);
    }

    private Routine routine(Method method, Value... arguments) {
        Routine routine = routines.get(method);
        if (routine == null) {
            throw new IllegalArgumentException(method.name() + " is not a method of this program");
        }
        if (!OverloadResolution.types(routine)
                .equals(List.of(arguments).stream().map(Value::type).toList())) {
            throw new IllegalArgumentException(
                    method.name() + " takes " + OverloadResolution.types(routine));
        }
        if (routine.builder()) {
            throw new IllegalArgumentException(
                    method.name() + " builds tables; only static initialisers call it");
        }
        return routine;
    }

    private static StackFrame frame(Routine routine, Value... arguments) {
        StackFrame frame = new StackFrame(routine);
        for (int i = 0; i < arguments.length; i++) {
            Local parameter = routine.parameters().get(i);
            if (arguments[i] instanceof Word word) {
                frame.word(parameter, word.bits());
            } else {
                frame.table(parameter, RuntimeTable.of((Table) arguments[i]));
            }
        }
        return frame;
    }

    private static Value result(StackFrame frame) {
        Type type = frame.routine().result();
        if (type.equals(Type.VOID)) {
            return null;
        }
        return type.isTable() ? frame.tableResult().table() : new Word(type, frame.result());
    }

    /** The method that a call of this one runs. */
    Routine current(Routine called) {
        return called == replaced ? replacement : called;
    }

    void initialise(ClassUnit unit, StackBudget stack, boolean inside) {
        initialiser.initialise(unit, stack, inside);
    }
}
