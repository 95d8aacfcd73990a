package flipscope.scratch;

import flipscope.judge.MeantNames;
import flipscope.scratch.read.Reading;
import flipscope.trace.BitLayout;
import flipscope.trace.CodeException;
import flipscope.trace.DisplayFormat;
import flipscope.trace.EvaluationException;
import flipscope.trace.Last;
import flipscope.trace.Method;
import flipscope.trace.Operator;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.run.Program;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Lines that a reader tries, evaluated within the limits of code that is not ours.
 *
 * @param read the lines as Java
 * @param program what they are; empty if they cannot be understood
 * @param trace what they do, as far as they run; empty if they make no value
 * @param mistake what is wrong, or where they were stopped
 */
public record Scratch(
        KindReading read,
        Optional<Program> program,
        Optional<Trace> trace,
        Optional<SourceException> mistake) {
    private static final String METHOD = "lines";
    private static final String FILE = "bits.java";

    /** An operator or an opening bracket at the end, or a bracket that is never closed. */
    private static final Pattern UNFINISHED =
            Pattern.compile("[-+*/%&|^~<>=!?:,(]$|^[^()]*\\([^()]*;?$");

    /** The most steps that are kept of a run that is stopped. */
    private static final int MOST_STEPS = 2_000;

    /** With words drawn as boards, in the usual numbering. */
    public static Scratch of(String typed) {
        return of(typed, DisplayFormat.BOARD);
    }

    /**
     * What is Java as it stands is read as it stands.
     *
     * @param view how words are drawn
     */
    public static Scratch of(String typed, DisplayFormat view) {
        KindReading plain = KindReading.plain(SourceFile.withLineFeeds(typed));
        Scratch scratch = read(plain, plain.text(), view);
        if (scratch.program().isPresent()) {
            return scratch;
        }
        BitLayout board = BitLayout.of(DisplayFormat.BOARD.numbered(view.numbering()), Long.SIZE);
        try {
            return read(KindReading.of(plain.text(), board), plain.text(), view);
        } catch (SourceException refused) {
            return Reading.isForeign(plain.text()) || isFirst(refused, scratch)
                    ? mistaken(plain, named(refused, plain.text()))
                    : scratch;
        }
    }

    /** What has a name is told by it, even where its line is not finished. */
    private static SourceException named(SourceException refused, String typed) {
        boolean named = refused.getMessage().contains("cannot be");
        return named ? refused : unfinished(refused, typed).orElse(refused);
    }

    /** Whether the grammar stumbles before Java does, which may take two names for a variable. */
    private static boolean isFirst(SourceException refused, Scratch java) {
        Span mine = refused.span();
        Span other = java.mistake().orElseThrow().span();
        return refused.getMessage().startsWith("did not expect")
                && mine.line() == other.line()
                && mine.column() < other.column()
                && mine.column() > 1;
    }

    /** Lines that are not even read, and why. */
    public static Scratch refused(String typed, String why) {
        return mistaken(
                KindReading.plain(typed), new SourceException(FILE, new Span(1, 1, 1, 1), why));
    }

    private static Scratch mistaken(KindReading read, SourceException mistake) {
        return new Scratch(read, Optional.empty(), Optional.empty(), Optional.of(mistake));
    }

    private static Scratch read(KindReading read, String typed, DisplayFormat view) {
        SourceFile file = new SourceFile(FILE, read.text(), view.numbering(), view.shape());
        try {
            return run(read, typed, Program.lines(file, METHOD));
        } catch (SourceException wrong) {
            SourceException meant = MeantNames.suggest(wrong, read.text());
            Optional<SourceException> open =
                    read.isForeign() ? Optional.empty() : unfinished(wrong, typed);
            return mistaken(read, open.orElseGet(() -> inTyped(meant, read.text(), typed)));
        }
    }

    /** The parser stumbles over what stands behind a line that is still being typed. */
    private static Optional<SourceException> unfinished(SourceException wrong, String typed) {
        int number = wrong.span().line();
        String line = line(typed, number).stripTrailing();
        Span end = new Span(number, line.length(), number, line.length());
        return UNFINISHED.matcher(line).find()
                ? Optional.of(new SourceException(wrong.file(), end, "this line is not finished"))
                : Optional.empty();
    }

    /** A mistake in what was read, at its place in what was typed. */
    private static SourceException inTyped(CodeException wrong, String read, String typed) {
        int number = wrong.span().line();
        Span place = place(wrong.span(), line(read, number), line(typed, number));
        return new SourceException(wrong.file(), place, wrong.getMessage());
    }

    /**
     * The same word on the line that was typed, counted from the end; that whole line if it has no
     * such word.
     */
    private static Span place(Span span, String read, String typed) {
        if (read.equals(typed) || read.isEmpty()) {
            return span;
        }
        int start = Math.min(span.column(), read.length()) - 1;
        String word =
                read.substring(
                        start, Math.max(start + 1, Math.min(span.endColumn(), read.length())));
        int found = typed.length();
        for (int at = read.length(); at > start; at = read.lastIndexOf(word, at - 1)) {
            found = typed.lastIndexOf(word, found - 1);
        }
        return found < 0
                ? new Span(span.line(), 1, span.line(), Math.max(1, typed.length()))
                : new Span(span.line(), found + 1, span.line(), found + word.length());
    }

    private static String line(String text, int number) {
        return text.lines().skip(number - 1L).findFirst().orElse("");
    }

    private static Scratch run(KindReading read, String typed, Program program) {
        Method method = method(program);
        Trace trace;
        Optional<SourceException> mistake = Optional.empty();
        try {
            trace = program.trace(method);
        } catch (EvaluationException stop) {
            trace = program.beginning(MOST_STEPS, method);
            mistake = Optional.of(inTyped(stop, read.text(), typed));
        }
        if (mistake.isEmpty()) {
            mistake =
                    tooFar(trace, read.shiftsOut())
                            .map(step -> inTyped(outOf(read, step), read.text(), typed));
        }
        boolean empty = trace.steps().stream().noneMatch(step -> step.result() != null);
        return new Scratch(
                read, Optional.of(program), empty ? Optional.empty() : Optional.of(trace), mistake);
    }

    /**
     * A shift by all the bits or more, of which Java takes the lowest bits of the distance alone.
     */
    private static Optional<Step> tooFar(Trace trace, int least) {
        return trace.steps().stream()
                .filter(step -> step.operator().shifts())
                .filter(step -> step.result().type().width() >= least)
                .filter(step -> !fits(step))
                .findFirst();
    }

    private static boolean fits(Step step) {
        long places = step.word(1).bits();
        return places >= 0 && places < step.result().type().width();
    }

    private static SourceException outOf(KindReading read, Step step) {
        return new SourceException(
                FILE,
                step.site().span(),
                "this shifts by %s: %s leaves nothing then, Java shifts by %s"
                        .formatted(step.word(1).bits(), read.language(), distance(step)));
    }

    private static long distance(Step step) {
        return step.word(1).bits() & (step.result().type().width() - 1);
    }

    /**
     * A shift that does not go as far as it says.
     *
     * @param text the shift
     * @param bits how many it moves among
     * @param places how far it goes
     */
    public record ShortShift(String text, int bits, long places) {}

    /** The first of its kind, if any line has one. */
    public Optional<ShortShift> shortShift() {
        return trace.flatMap(each -> tooFar(each, 0))
                .map(
                        step ->
                                new ShortShift(
                                        step.text(), step.result().type().width(), distance(step)));
    }

    private static Method method(Program program) {
        return Last.of(
                        program.methods().stream()
                                .filter(each -> each.simpleName().equals(METHOD))
                                .filter(each -> each.parameters().isEmpty()))
                .orElseThrow();
    }

    /**
     * The last method that makes a set from two or three, as a move generator has it, by itself;
     * empty if there is none.
     */
    public Optional<String> generator() {
        return program.flatMap(
                all ->
                        all.methods().stream()
                                .filter(Scratch::isGenerator)
                                .reduce((before, each) -> each)
                                .map(each -> all.standingAlone(each, Optional.empty())));
    }

    private static boolean isGenerator(Method method) {
        int sets = method.parameters().size();
        return (sets == 2 || sets == 3)
                && method.result().equals(Type.LONG)
                && method.parameters().stream().allMatch(each -> each.type().equals(Type.LONG));
    }

    /** The lines in Java and in other languages. */
    public List<Copy> copies() {
        return program.map(each -> Copy.of(read.text(), each.written(), METHOD)).orElse(List.of());
    }

    /** The lines above its mistake, where they can be understood. */
    public Optional<Scratch> above(DisplayFormat view) {
        int line = mistake.map(each -> each.span().line()).orElse(1);
        String[] lines = read.text().split("\n", -1);
        return Optional.of(String.join("\n", Arrays.copyOf(lines, line - 1)))
                .map(above -> of(above, view))
                .filter(each -> each.trace().isPresent());
    }

    /** The last step of each line that makes a value worth seeing. */
    public static Map<Integer, Step> lines(Trace trace) {
        Map<Integer, Step> lines = new TreeMap<>();
        for (Step step : trace.steps()) {
            if (step.last() && step.result() != null && isSeen(step)) {
                lines.put(step.site().statementSpan().line(), step);
                if (step.operator() == Operator.RETURN && step.assigned() != null) {
                    lines.put(trace.entry(step).site().statementSpan().line(), step);
                }
            }
        }
        return lines;
    }

    private static boolean isSeen(Step step) {
        return step.isTraced() || step.outcome().type().equals(Type.LONG);
    }
}
