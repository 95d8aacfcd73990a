package flipscope.web.bits;

import flipscope.judge.Solution;
import flipscope.scratch.Literal;
import flipscope.scratch.Sample;
import flipscope.scratch.Scratch;
import flipscope.scratch.read.Reading.Change;
import flipscope.story.LocalVariable;
import flipscope.story.StepReference;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import flipscope.trace.Operand;
import flipscope.trace.SourceException;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.code.EditorView;
import flipscope.web.code.MistakeView;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.MiniView;
import flipscope.web.draw.ThumbView;
import flipscope.web.game.StepParameters;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.StepView;
import flipscope.web.step.ValuesView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The scratchpad: lines with their pictures, and one of them as a step.
 *
 * @param typed the lines as they were typed
 * @param shown the lines whose pictures are shown: above a mistake, where there is one
 * @param step the step; empty where the lines make no value
 */
public record BitsView(
        PageContext frame,
        BitsAddress address,
        Scratch typed,
        Scratch shown,
        Optional<StepView> step)
        implements PageView {
    /** More are not listed. */
    private static final int MOST_CHANGES = 6;

    /** A picture holds no more numbers that could be drawn. */
    private static final int MOST_DRAWN = 3;

    /** Lines further from the current one have no picture. */
    private static final int FAR = 100;

    /**
     * A line.
     *
     * @param url shows it as a step; empty where it makes no value, or far from the current line
     * @param said its value in words
     */
    public record LineView(
            int number,
            Optional<String> url,
            Optional<ThumbView> picture,
            String said,
            boolean current,
            boolean wrong) {}

    /** The last value of a variable. */
    public record ValueView(String name, MiniView mini, String hex, String decimal, String count) {}

    /**
     * A number that is drawn by hand.
     *
     * @param of which operand of the step it is, from 1
     */
    public record DrawnView(String name, int of, Word value, BitLayout layout, Link link) {

        public String url(String how) {
            return link.with(BitsAddress.DRAW, how) + "#draw";
        }
    }

    /** The lines of an address, and one of them as a step. */
    static BitsView ofLines(PageContext frame, BitsAddress address) {
        Scratch typed = Scratch.of(address.code(), address.view());
        Scratch shown = drawn(typed, address);
        Optional<StepView> step = steps(frame.words(), address, shown).map(ScratchSteps::ofLine);
        return new BitsView(frame, address, typed, shown, step);
    }

    /** The lines of an address, and one step of their whole run. */
    static BitsView ofRun(PageContext frame, BitsAddress address) {
        Scratch lines = Scratch.of(address.code(), address.view());
        Optional<StepView> step = steps(frame.words(), address, lines).map(ScratchSteps::ofRun);
        return new BitsView(frame, address, lines, lines, step);
    }

    private static Scratch drawn(Scratch typed, BitsAddress address) {
        return typed.program().isPresent() ? typed : typed.above(address.view()).orElse(typed);
    }

    private static Optional<ScratchSteps> steps(
            Messages words, BitsAddress address, Scratch lines) {
        return lines.trace().map(trace -> new ScratchSteps(words, address, lines, trace));
    }

    /** The step of lines that make a value, as the page shows it. */
    public static StepView step(Messages words, BitsAddress address) {
        return drawn(words, address).orElseThrow().ofLine();
    }

    /** The same for a picture; empty where the lines make no value. */
    static Optional<StepView> alone(Messages words, BitsAddress address) {
        return drawn(words, address).map(ScratchSteps::alone);
    }

    private static Optional<ScratchSteps> drawn(Messages words, BitsAddress address) {
        return steps(words, address, drawn(Scratch.of(address.code(), address.view()), address));
    }

    @Override
    public String spoken() {
        return typed.mistake()
                .map(SourceException::getMessage)
                .or(() -> step.map(StepView::spoken))
                .orElse("");
    }

    @Override
    public String description() {
        return text("pad.description");
    }

    /** The field for the lines. */
    public EditorView editor() {
        MistakeView wrong = new MistakeView(frame.words(), typed.mistake());
        return new EditorView(
                frame.words(),
                "lines",
                "lines",
                text("pad.code"),
                address.code(),
                Optional.empty(),
                wrong);
    }

    /** What is hard to find on the keyboard of a phone. */
    public List<String> signs() {
        return List.of("&", "|", "^", "~", "<<", ">>>", "0x", "L", "()");
    }

    // The lines

    public List<LineView> lines() {
        int count = (int) (address.code() + "\n").lines().limit(Solution.LONGEST).count();
        Map<Integer, Step> values = shown.trace().map(Scratch::lines).orElse(Map.of());
        int wrong = typed.mistake().map(each -> each.span().line()).orElse(0);
        int current = currentLine();
        int near = near();
        List<LineView> lines = new ArrayList<>();
        for (int line = 1; line <= count; line++) {
            int away = Math.abs(line - current);
            Optional<Step> value =
                    Optional.ofNullable(values.get(line)).filter(each -> away <= FAR);
            lines.add(
                    new LineView(
                            line,
                            value.filter(each -> away <= near).map(step -> link(step) + "#stepper"),
                            value.map(step -> ThumbView.of(step.outcome(), step.outcomeView())),
                            value.map(this::said).orElse(""),
                            line == current,
                            line == wrong));
        }
        return lines;
    }

    private int currentLine() {
        return step.map(each -> each.step().site().statementSpan().line()).orElse(0);
    }

    /** How far from the current line there is room for links. */
    private int near() {
        return Math.min(FAR, address.here().room() / 2);
    }

    /** The page at a step. */
    private Link link(Step step) {
        String name = StepReference.name(shown.trace().orElseThrow(), step.index());
        return address.page().with(StepParameters.AT, name);
    }

    private String said(Step step) {
        String name = step.assigns() == null ? step.text() : step.assigns();
        return Values.alt(frame.words(), name, step.outcome(), step.outcomeView());
    }

    /** What was not Java and how it was read. */
    public List<Change> changes() {
        return typed.read().changes().stream().distinct().limit(MOST_CHANGES).toList();
    }

    /** What the changes are: from which language, and to Java. */
    public String readAs() {
        return typed.read().isForeign()
                ? text("pad.read.from", typed.read().language())
                : text("pad.read");
    }

    /** What Java has otherwise than one might think. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        typed.shortShift()
                .ifPresent(
                        shift ->
                                notes.add(
                                        text(
                                                "pad.note.shift",
                                                shift.text(),
                                                shift.bits(),
                                                shift.places())));
        if (typed.read().cuts()) {
            notes.add(text("pad.note.cut", typed.read().language()));
        }
        List<Integer> lines =
                shown.trace()
                        .map(Scratch::lines)
                        .map(Map::keySet)
                        .map(List::copyOf)
                        .orElse(List.of());
        if (lines.stream().anyMatch(line -> Math.abs(line - currentLine()) > near())) {
            notes.add(text("pad.note.far"));
        }
        return notes;
    }

    /** The lines as they were read. */
    public String asRead() {
        return address.with(typed.read().text()).here().toString();
    }

    // The step

    /** The numbers of the step that can be drawn; none while a line is wrong. */
    public List<DrawnView> drawn() {
        return step.filter(each -> typed.program().isPresent())
                .map(each -> drawn(each.step()))
                .orElse(List.of());
    }

    private List<DrawnView> drawn(Step step) {
        List<DrawnView> drawn = new ArrayList<>();
        for (Operand operand : step.operands()) {
            int of = step.operands().indexOf(operand) + 1;
            BitLayout layout = operand.layout();
            boolean room = drawn.size() < MOST_DRAWN && layout.columns() > 0;
            if (room && literal(shown, step, of).isPresent()) {
                Link link = link(step).with("of", of);
                drawn.add(new DrawnView(operand.text(), of, operand.word(), layout, link));
            }
        }
        return drawn;
    }

    static Optional<Literal> literal(Scratch scratch, Step step, int of) {
        return of < 1 || of > step.operands().size()
                ? Optional.empty()
                : Literal.of(
                        scratch.read().text(),
                        scratch.trace().orElseThrow(),
                        step,
                        step.operand(of - 1));
    }

    public String whole() {
        return address.here().at("/bits/steps") + "#stepper";
    }

    // How words are drawn

    /** A way to draw words: its name, and where its bits stand. */
    public record ViewChoice(String key, BitLayout layout, String url, boolean current) {}

    /** None for a cube, which is always numbered alike. */
    public List<ViewChoice> numberings() {
        return Stream.of(BitsAddress.NUMBERINGS)
                .filter(each -> !address.board().isCube())
                .map(this::choice)
                .toList();
    }

    public List<ViewChoice> boards() {
        return Stream.of(BitsAddress.BOARDS).map(this::choice).toList();
    }

    private ViewChoice choice(Numbering numbering) {
        BitsAddress other = address.with(numbering, address.board());
        return choice(Slug.of(numbering), other, other.here());
    }

    private ViewChoice choice(Shape board) {
        BitsAddress other = address.with(address.numbering(), board);
        return choice(Slug.of(board), other, other.withoutChoices());
    }

    private ViewChoice choice(String key, BitsAddress other, Link url) {
        return new ViewChoice(
                key, BitLayout.of(other.view(), Long.SIZE), url.toString(), other.equals(address));
    }

    // What stands below

    /** The variables of the lines as they end; of very many those set last. */
    public List<ValueView> values() {
        return LocalVariable.latest(variables(), ValuesView.MOST_VARIABLES).stream()
                .map(this::value)
                .toList();
    }

    /** How many variables are not shown. */
    public int more() {
        return Math.max(0, variables().size() - ValuesView.MOST_VARIABLES);
    }

    private List<LocalVariable> variables() {
        return shown.trace().map(LocalVariable::atEnd).orElse(List.of()).stream()
                .filter(each -> each.value().isPresent())
                .toList();
    }

    private ValueView value(LocalVariable variable) {
        Value value = variable.value().orElseThrow();
        String alt = Values.alt(frame.words(), variable.name(), value, variable.view());
        MiniView mini = MiniView.light(value, variable.view(), alt);
        if (!(value instanceof Word word) || !CellNames.hasCells(value, variable.view())) {
            return new ValueView(variable.name(), mini, "", "", "");
        }
        return new ValueView(
                variable.name(),
                mini,
                word.text().substring(2).toUpperCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1 "),
                text("pad.decimal", word.bits()),
                text("pad.count", Long.bitCount(word.unsigned())));
    }

    public String url(Sample sample) {
        return BitsAddress.of(sample.code(), sample.at()).here().toString();
    }
}
