package flipscope.judge;

import flipscope.judge.Judgement.Wrong;
import flipscope.trace.DisplayFormat;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Numbering;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.parse.Token;
import flipscope.trace.run.CountedRun;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Code for a task that can be run.
 *
 * @param method the one that the task asks for
 */
public record Solution(Task task, Program program, Method method) {
    /** The longest code that is read, in characters. */
    public static final int LONGEST = 9_000;

    /** How many steps are shown of a run that is stopped. */
    private static final int FIRST_STEPS = 200;

    private static final Pattern EMPTY_BLANK =
            Pattern.compile("(?<!\\w)" + Template.EMPTY + "(?!\\w)");

    /** Operators on the bits of a value, alone or before {@code =}. */
    private static final Set<String> OPERATORS =
            Set.of("&", "|", "^", "~", "<<", ">>", ">>>", "+", "-", "*", "/", "%");

    private static final Set<String> LOOPS = Set.of("for", "while", "do");

    /** Questions, which loops also ask; without loops a task does without these too. */
    private static final Set<String> QUESTIONS = Set.of("if", "?", "&&", "||", "switch");

    private static final Span START = new Span(1, 1, 1, 1);

    /**
     * Reads what was written.
     *
     * @throws SourceException if it is not traceable Java, has no such method, or uses what the
     *     task does without
     */
    public static Solution read(Task task, String code) {
        return read(task, code, true);
    }

    private static Solution read(Task task, String code, boolean strict) {
        DisplayFormat first = task.given().view(0);
        Numbering numbering = first.isUsual() ? Numbering.A1_HIGH : first.numbering();
        SourceFile file = new SourceFile(task.method() + ".java", code, numbering);
        int length = file.text().length();
        if (length > LONGEST) {
            throw new SourceException(
                    file.name(),
                    START,
                    "the code has %s characters; at most %s are read: leave out comments and blank lines"
                            .formatted(length, LONGEST));
        }
        refuseEmptyBlank(file);
        Program program = program(file);
        Method method = method(task, program, file.name());
        if (strict) {
            refuseForbidden(task, program, method);
        }
        return new Solution(task, program, method);
    }

    /**
     * Reads code that is played with: it may use whatever the tracer evaluates.
     *
     * @throws SourceException if it is not traceable Java, or has no such method
     */
    public static Solution played(Task task, String code) {
        return read(task, code, false);
    }

    /** Whether code can be played with. */
    public static boolean isPlayed(Task task, String code) {
        try {
            played(task, code);
            return true;
        } catch (SourceException mistake) {
            return false;
        }
    }

    /** The reference of a task, or the algorithm whose code is changed. */
    static Solution reference(Task task) {
        return task.original()
                .map(Original::technique)
                .map(each -> new Solution(task, each.program(), each.method()))
                .orElseGet(() -> read(task, task.reference()));
    }

    /** The first mistake for which it cannot be read, if it has one. */
    public static Optional<SourceException> mistake(Task task, String code) {
        try {
            read(task, code);
            return Optional.empty();
        } catch (SourceException mistake) {
            return Optional.of(mistake);
        }
    }

    private static Program program(SourceFile file) {
        try {
            return Program.written(file);
        } catch (SourceException mistake) {
            throw MeantNames.suggest(mistake, file.text());
        }
    }

    private static void refuseEmptyBlank(SourceFile file) {
        Matcher blank = EMPTY_BLANK.matcher(file.text());
        if (blank.find()) {
            Span place = Span.of(file.text(), blank.start(), Template.EMPTY.length());
            throw new SourceException(file.name(), place, "this blank is still empty");
        }
    }

    /** The method of the task's name, or else the only one with its types. */
    private static Method method(Task task, Program program, String file) {
        List<Method> named =
                program.methods().stream()
                        .filter(each -> each.simpleName().equals(task.method()))
                        .toList();
        List<Method> fitting =
                (named.isEmpty() ? program.methods() : named)
                        .stream().filter(each -> each.isLike(task.asked())).toList();
        if (fitting.size() == 1 || !named.isEmpty() && !fitting.isEmpty()) {
            return fitting.get(0);
        }
        String wanted = "the task asks for `" + task.signature().replace(" {", "`");
        if (named.isEmpty()) {
            throw new SourceException(
                    file, START, "there is no method `" + task.method() + "` here; " + wanted);
        }
        throw new SourceException(
                file,
                named.get(0).span(),
                "`" + task.method() + "` takes or returns something else; " + wanted);
    }

    /** Operators, loops and methods of the library; methods that are never called do not count. */
    private static void refuseForbidden(Task task, Program program, Method entry) {
        if (task.original().isPresent()) {
            return;
        }
        for (Method method : program.reached(entry)) {
            for (Token token : program.tokens(method)) {
                if (isForbidden(task, token)) {
                    String instead =
                            "`; it may use %s%s"
                                    .formatted(
                                            String.join(" ", task.operators()),
                                            task.loops() ? " and loops" : "");
                    throw new SourceException(
                            method.file().name(),
                            token.span(),
                            "this task does without `" + token.text() + instead);
                }
            }
        }
    }

    private static boolean isForbidden(Task task, Token token) {
        String text = token.text();
        String operator = text.replaceFirst("=$", "");
        if (QUESTIONS.contains(text) && !task.loops()) {
            return true;
        }
        return switch (token.kind()) {
            case SIGN -> OPERATORS.contains(operator) && !task.operators().contains(operator);
            case WORD ->
                    text.matches("(Long|Integer|Math)\\..*")
                            || LOOPS.contains(text) && !task.loops();
            case NUMBER, QUOTED, COMMENT -> false;
        };
    }

    /**
     * What it returns.
     *
     * @throws EvaluationException if it was stopped
     */
    Value run(TestCase at, StepBudget budget) {
        return program.run(budget, method, at.arguments(method));
    }

    /** What it returns there and what is wanted, if the two differ. */
    public Optional<Wrong> compare(TestCase at, StepBudget budget) {
        Value wanted = task.wanted(at);
        Outcome given = outcome(at, budget);
        return given.is(wanted)
                ? Optional.empty()
                : Optional.of(new Wrong(at, wanted, given, Optional.empty()));
    }

    /** What it returns, or why it was stopped. */
    Outcome outcome(TestCase at, StepBudget budget) {
        try {
            return new Outcome(Optional.of(run(at, budget)), Optional.empty());
        } catch (EvaluationException stop) {
            return new Outcome(Optional.empty(), Optional.of(stop));
        }
    }

    /**
     * What a run costs on the example of the task.
     *
     * @throws EvaluationException if it was stopped
     */
    CountedRun costOnExample() {
        return program.count(method, task.given().example().arguments(method));
    }

    /** Every step of it; empty if it was stopped, or has more steps than are recorded. */
    public Optional<Trace> trace(TestCase at) {
        try {
            return Optional.of(program.trace(method, at.arguments(method)));
        } catch (EvaluationException tooMany) {
            return Optional.empty();
        }
    }

    /** Its first steps, where it is stopped; none if it is stopped before the first. */
    public Trace beginning(TestCase at) {
        return program.beginning(FIRST_STEPS, method, at.arguments(method));
    }
}
