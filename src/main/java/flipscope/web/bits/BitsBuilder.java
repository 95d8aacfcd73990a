package flipscope.web.bits;

import flipscope.judge.Solution;
import flipscope.scratch.KindReading;
import flipscope.scratch.Literal;
import flipscope.scratch.Scratch;
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
import flipscope.web.bits.BitsView.DrawnView;
import flipscope.web.bits.BitsView.EndView;
import flipscope.web.bits.BitsView.LineView;
import flipscope.web.bits.BitsView.ReadView;
import flipscope.web.bits.BitsView.ValueView;
import flipscope.web.bits.BitsView.ViewChoice;
import flipscope.web.code.EditorView;
import flipscope.web.code.MistakeView;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.MiniView;
import flipscope.web.draw.ThumbView;
import flipscope.web.game.StepParameters;
import flipscope.web.page.PageContext;
import flipscope.web.step.StepView;
import flipscope.web.step.ValuesView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds the pages of the scratchpad. */
public final class BitsBuilder {
    /** More are not listed. */
    private static final int MOST_CHANGES = 6;

    /** A picture holds no more numbers that could be drawn. */
    private static final int MOST_DRAWN = 3;

    /** Lines further from the current one have no picture. */
    private static final int FAR = 100;

    private final PageContext frame;
    private final Messages words;
    private final BitsAddress address;

    /** The lines as they were typed. */
    private final Scratch typed;

    /** The lines whose pictures are shown: above a mistake, where there is one. */
    private final Scratch shown;

    /** Empty where the lines make no value. */
    private final Optional<StepView> step;

    private BitsBuilder(
            PageContext frame,
            BitsAddress address,
            Scratch typed,
            Scratch shown,
            Optional<StepView> step) {
        this.frame = frame;
        this.words = frame.words();
        this.address = address;
        this.typed = typed;
        this.shown = shown;
        this.step = step;
    }

    /** The lines of an address, and one of them as a step. */
    static BitsBuilder ofLines(PageContext frame, BitsAddress address) {
        Scratch typed = Scratch.of(address.code(), address.view());
        Scratch shown = drawn(typed, address);
        Optional<StepView> step = steps(frame.words(), address, shown).map(ScratchSteps::ofLine);
        return new BitsBuilder(frame, address, typed, shown, step);
    }

    /** Lines that are not even read. */
    static BitsBuilder ofRefused(PageContext frame, BitsAddress address, Scratch refused) {
        return new BitsBuilder(frame, address, refused, refused, Optional.empty());
    }

    /** The lines of an address, and one step of their whole run; empty if they make no value. */
    static Optional<BitsRunView> ofRun(PageContext frame, BitsAddress address) {
        Scratch lines = Scratch.of(address.code(), address.view());
        return steps(frame.words(), address, lines)
                .map(ScratchSteps::ofRun)
                .map(
                        step ->
                                new BitsBuilder(frame, address, lines, lines, Optional.of(step))
                                        .run(step));
    }

    private BitsRunView run(StepView at) {
        return new BitsRunView(
                frame,
                spoken(),
                typed.mistake().map(any -> editor().mistake().said()),
                at,
                end(),
                address.page().toString());
    }

    /** Whether the lines cannot be understood. */
    boolean isWrong() {
        return typed.program().isEmpty();
    }

    BitsView view() {
        return new BitsView(
                frame,
                address,
                spoken(),
                editor(),
                lines(),
                read(),
                notes(),
                numberings(),
                boards(),
                shown.copies(),
                shown.generator(),
                step,
                drawn(),
                end());
    }

    private String spoken() {
        return typed.mistake()
                .map(SourceException::getMessage)
                .or(() -> step.map(StepView::spoken))
                .orElse("");
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

    /** The field for the lines. */
    EditorView editor() {
        MistakeView wrong = new MistakeView(words, typed.mistake());
        return new EditorView(
                words,
                "lines",
                "lines",
                words.text("pad.code"),
                address.code(),
                Optional.empty(),
                wrong);
    }

    // The lines

    private List<LineView> lines() {
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
        return Values.alt(words, name, step.outcome(), step.outcomeView());
    }

    private ReadView read() {
        KindReading read = typed.read();
        return new ReadView(
                read.isForeign()
                        ? words.text("pad.read.from", read.language())
                        : words.text("pad.read"),
                read.changes().stream().distinct().limit(MOST_CHANGES).toList(),
                address.with(read.text()).here().toString());
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        typed.shortShift()
                .ifPresent(
                        shift ->
                                notes.add(
                                        words.text(
                                                "pad.note.shift",
                                                shift.text(),
                                                shift.bits(),
                                                shift.places())));
        if (typed.read().cuts()) {
            notes.add(words.text("pad.note.cut", typed.read().language()));
        }
        List<Integer> lines =
                shown.trace()
                        .map(Scratch::lines)
                        .map(Map::keySet)
                        .map(List::copyOf)
                        .orElse(List.of());
        if (lines.stream().anyMatch(line -> Math.abs(line - currentLine()) > near())) {
            notes.add(words.text("pad.note.far"));
        }
        return notes;
    }

    // The step

    private List<DrawnView> drawn() {
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

    // How words are drawn

    private List<ViewChoice> numberings() {
        return Stream.of(BitsAddress.NUMBERINGS)
                .filter(each -> !address.board().isCube())
                .map(this::choice)
                .toList();
    }

    private List<ViewChoice> boards() {
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

    private EndView end() {
        List<LocalVariable> all = variables();
        return new EndView(
                LocalVariable.latest(all, ValuesView.MOST_VARIABLES).stream()
                        .map(this::value)
                        .toList(),
                Math.max(0, all.size() - ValuesView.MOST_VARIABLES));
    }

    private List<LocalVariable> variables() {
        return shown.trace().map(LocalVariable::atEnd).orElse(List.of()).stream()
                .filter(each -> each.value().isPresent())
                .toList();
    }

    private ValueView value(LocalVariable variable) {
        Value value = variable.value().orElseThrow();
        String alt = Values.alt(words, variable.name(), value, variable.view());
        MiniView mini = MiniView.light(value, variable.view(), alt);
        if (!(value instanceof Word word) || !CellNames.hasCells(value, variable.view())) {
            return new ValueView(variable.name(), mini, "", "", "");
        }
        return new ValueView(
                variable.name(),
                mini,
                word.text().substring(2).toUpperCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1 "),
                words.text("pad.decimal", word.bits()),
                words.text("pad.count", Long.bitCount(word.unsigned())));
    }
}
