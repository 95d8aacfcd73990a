package flipscope.trace.run;

import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.RuntimeTable;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.edit.EditableTokens;
import flipscope.trace.edit.StandAlone;
import flipscope.trace.parse.Checker;
import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.CodeWalker;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.ParsedFile;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StackBudget;
import flipscope.trace.parse.Token;
import flipscope.trace.parse.UsualViews;
import flipscope.trace.parse.ViewRules;
import flipscope.trace.parse.WrittenFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Parsed and checked sources, ready to run. Immutable; safe to share between threads. */
public final class Program {
    private final CheckedCode code;
    final ClassInitialiser initialiser;

    /** The original and the changed method, or both null. */
    private final Routine replaced;

    private final Routine replacement;

    /** How many steps are recorded. */
    private final int mostRecorded;

    private Program(Stream<ParsedFile> files, int mostRecorded) {
        code = CheckedCode.of(Checker.check(files));
        this.mostRecorded = mostRecorded;
        initialiser = new ClassInitialiser(this);
        replaced = null;
        replacement = null;
    }

    /**
     * The base program with one method changed. The original code still initialises the classes.
     */
    private Program(Program base, Routine replaced, Routine replacement) {
        this.mostRecorded = RunLimits.MOST_STEPS_OF_OTHERS;
        this.replaced = replaced;
        this.replacement = replacement;
        code = base.code;
        initialiser = base.initialiser;
    }

    /**
     * Parses and checks sources. A file that declares only annotations and enums is skipped.
     *
     * @throws SourceException at the first fault
     */
    public static Program of(List<SourceFile> files) {
        return new Program(files.stream().map(ParsedFile::of), RunLimits.MOST_STEPS);
    }

    /**
     * Parses and checks what a reader wrote: methods and constants alone, or one class with them.
     * Methods need no {@code static}.
     *
     * @throws SourceException at the first fault
     */
    public static Program written(SourceFile file) {
        return ofOthers(WrittenFile.parse(file));
    }

    /**
     * Parses and checks lines that a reader wrote, without a method around them. Constants may
     * stand above them and methods below. In a trace, what begins as a number counts as an input.
     *
     * @param method the name of the method that the lines become
     * @throws SourceException at the first fault
     */
    public static Program lines(SourceFile file, String method) {
        return ofOthers(WrittenFile.parseLines(file, method));
    }

    private static Program ofOthers(ParsedFile file) {
        return new Program(Stream.of(file), RunLimits.MOST_STEPS_OF_OTHERS);
    }

    /** The class of lines that a reader wrote, checked. */
    public ClassUnit written() {
        return code.names().units().iterator().next();
    }

    /** Every method, file by file, in textual order. */
    public List<Method> methods() {
        return code.methods().stream().map(this::current).toList();
    }

    /** A method by its name, as {@code Mobility.left}; the first of several overloads. */
    public Optional<Method> method(String name) {
        return methods().stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private Method current(Method method) {
        return current(routine(method)).details().method();
    }

    /** The routine of a method, original or changed; null if it is not of this program. */
    private Routine routine(Method method) {
        if (replacement != null && method.equals(replacement.details().method())) {
            return replacement;
        }
        return current(code.routines().get(method));
    }

    /**
     * The methods that a method may call, directly or through others, itself first.
     *
     * @param method a method of this program
     */
    public List<Method> reached(Method method) {
        return CodeWalker.reached(List.of(routine(method))).stream()
                .map(routine -> current(routine).details().method())
                .toList();
    }

    /**
     * A method with all that it runs and reads, as a reader might have written it.
     *
     * @param method a method of this program
     * @param edit a change of a token of it, or of a method that it runs, which need not be Java
     */
    public String standingAlone(Method method, Optional<Edit> edit) {
        return StandAlone.of(routine(method), this::current, edit);
    }

    /**
     * The tokens of a method's body.
     *
     * @param method a method of this program
     */
    public List<Token> tokens(Method method) {
        return Token.of(routine(method));
    }

    /**
     * The tokens of a method that are worth changing, with replacements, in textual order.
     *
     * @param method a method of this program
     */
    public List<EditableToken> changeables(Method method) {
        Routine routine = routine(method);
        ViewRules declared = UsualViews.declared(routine);
        return EditableTokens.of(routine, code.usualViews().getOrDefault(routine, declared));
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
                        .map(this::routine)
                        .filter(each -> !each.builder())
                        .orElseThrow(() -> new IllegalArgumentException(edit.method()));
        return new Program(this, routine, edit.made(code.names(), routine));
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
     * Evaluates a method, records nothing, and takes from a budget what the run cost, however it
     * ended.
     *
     * @throws EvaluationException if Java would throw, or at a limit
     */
    public Value run(StepBudget budget, Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StackFrame frame = frame(routine, arguments);
        RunLimits limits = limits();
        try {
            run(frame, Recorder.SILENT, limits);
        } finally {
            budget.spend(limits.work());
        }
        return RuntimeTable.value(routine.result(), frame.result(), frame.tableResult());
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
        return recorded(new RunLimits(mostRecorded), method, arguments);
    }

    private Trace recorded(RunLimits limits, Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StepRecorder recorder = new StepRecorder(routine, List.of(arguments));
        run(frame(routine, arguments), recorder, limits);
        return recorder.trace();
    }

    /**
     * Evaluates a method and records its first operations, up to where it is stopped.
     *
     * @param most how many operations, and how many rounds
     */
    public Trace beginning(int most, Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        StepRecorder recorder = new StepRecorder(routine, List.of(arguments));
        try {
            run(frame(routine, arguments), recorder, new RunLimits(most));
        } catch (EvaluationException stop) {
            recorder.stop();
        }
        return recorder.trace();
    }

    /**
     * Evaluates a method and counts its operations.
     *
     * @param method a method of this program
     * @param arguments a value of its type for every parameter
     * @throws EvaluationException if Java would throw, or at a limit
     * @throws IllegalArgumentException if the arguments do not fit
     */
    public CountedRun count(Method method, Value... arguments) {
        Routine routine = routine(method, arguments);
        OperationCounter counter = new OperationCounter(routine);
        run(frame(routine, arguments), counter, limits());
        return counter.run();
    }

    private RunLimits limits() {
        return new RunLimits(
                replaced == null ? RunLimits.MOST_STEPS : RunLimits.MOST_STEPS_OF_OTHERS);
    }

    private Routine routine(Method method, Value... arguments) {
        Routine routine = routine(method);
        if (routine == null) {
            throw new IllegalArgumentException(method.name() + " is not a method of this program");
        }
        if (!routine.types().equals(Stream.of(arguments).map(Value::type).toList())) {
            throw new IllegalArgumentException(method.name() + " takes " + routine.types());
        }
        if (routine.builder()) {
            throw new IllegalArgumentException(
                    method.name() + " builds tables; only static initialisers call it");
        }
        return routine;
    }

    /** Runs a method on an ordinary stack. */
    private void run(StackFrame frame, Recorder recorder, RunLimits limits) {
        new Interpreter(this, recorder, limits, new StackBudget(), false).run(frame);
    }

    private static StackFrame frame(Routine routine, Value... arguments) {
        StackFrame frame = new StackFrame(routine);
        for (int i = 0; i < arguments.length; i++) {
            Local parameter = routine.parameters().get(i);
            if (arguments[i] instanceof Word word) {
                frame.set(parameter, word.bits(), null);
            } else {
                frame.set(parameter, 0, RuntimeTable.of((Table) arguments[i]));
            }
        }
        return frame;
    }

    /** The method that a call of this one runs. */
    Routine current(Routine called) {
        return called == replaced ? replacement : called;
    }
}
