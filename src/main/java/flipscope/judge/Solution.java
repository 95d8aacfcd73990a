package flipscope.judge;

import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.run.CountedRun;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Code for a task that can be run.
 *
 * @param method the one that the task asks for
 */
public record Solution(Task task, Program program, Method method) {
    /** The longest code that is read, in characters. */
    public static final int LONGEST = 4_000;

    /** How many steps are shown of a run that is stopped. */
    private static final int FIRST_STEPS = 200;

    private static final Pattern EMPTY_BLANK = Pattern.compile("\\b" + Template.EMPTY + "\\b");

    private static final Span START = new Span(1, 1, 1, 1);

    /**
     * Reads what was written.
     *
     * @throws SourceException if it is not traceable Java, has no such method, or uses what the
     *     task does without
     */
    public static Solution read(Task task, String code) {
        SourceFile file = new SourceFile(task.name() + ".java", code);
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
        new Restrictions(task, program, method).check();
        return new Solution(task, program, method);
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
            List<String> lines = file.text().substring(0, blank.start()).lines().toList();
            String before = lines.get(lines.size() - 1);
            int column = before.length() + 1;
            Span place =
                    new Span(
                            lines.size(),
                            column,
                            lines.size(),
                            column + blank.end() - blank.start() - 1);
            throw new SourceException(file.name(), place, "this blank is still empty");
        }
    }

    /** The method of the task's name, or else the only one with its types. */
    private static Method method(Task task, Program program, String file) {
        List<Method> named =
                program.methods().stream().filter(each -> isNamed(each, task.name())).toList();
        List<Method> fitting =
                (named.isEmpty() ? program.methods() : named)
                        .stream().filter(each -> fits(task, each)).toList();
        if (fitting.size() == 1 || !named.isEmpty() && !fitting.isEmpty()) {
            return fitting.get(0);
        }
        String wanted = "the task asks for `" + task.signature().replace(" {", "`");
        if (named.isEmpty()) {
            throw new SourceException(
                    file, START, "there is no method `" + task.name() + "` here; " + wanted);
        }
        throw new SourceException(
                file,
                named.get(0).span(),
                "`" + task.name() + "` takes or returns something else; " + wanted);
    }

    private static boolean isNamed(Method method, String name) {
        return method.name().endsWith("." + name);
    }

    private static boolean fits(Task task, Method method) {
        Type result = task.answersTruth() ? Type.BOOLEAN : Type.LONG;
        return method.result().equals(result)
                && method.parameters().stream()
                        .map(Parameter::type)
                        .toList()
                        .equals(Collections.nCopies(task.given().sets(), Type.LONG));
    }

    /**
     * What it returns; a truth value is 1 or 0.
     *
     * @throws EvaluationException if it was stopped
     */
    long run(TestCase at, StepBudget budget) {
        return ((Word) program.run(budget, method, at.arguments())).bits();
    }

    /**
     * What a run costs.
     *
     * @throws EvaluationException if it was stopped
     */
    CountedRun count(TestCase at) {
        return program.count(method, at.arguments());
    }

    /** Every step of it; empty if it was stopped, or has more steps than are recorded. */
    public Optional<Trace> trace(TestCase at) {
        try {
            return Optional.of(program.trace(method, at.arguments()));
        } catch (EvaluationException tooMany) {
            return Optional.empty();
        }
    }

    /** Its first steps, where it is stopped; none if it is stopped before the first. */
    public Trace beginning(TestCase at) {
        return program.beginning(FIRST_STEPS, method, at.arguments());
    }
}
