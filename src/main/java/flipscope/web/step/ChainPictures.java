package flipscope.web.step;

import flipscope.story.BoardShift;
import flipscope.story.Chain;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.ChainNote;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.Values;
import flipscope.story.motion.ChainMotion;
import flipscope.story.motion.Motion;
import flipscope.text.Messages;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.MotionDrawing;
import flipscope.web.draw.ThumbView;
import flipscope.web.step.EquationView.GlossView;
import flipscope.web.step.EquationView.PieceView;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws the chain of a stop: its pictures with operators and arrows between them, a note under
 * each, and below them what they leave out.
 */
final class ChainPictures {
    /** What fits between two pictures; longer names stand over the second one. */
    private static final int LONGEST_SIGN = 12;

    private static final int LONGEST_WORD = 5;

    /** How many small pictures stand below a chain. */
    private static final int MOST_ASIDES = 8;

    private final Narrator narrator;
    private final Messages words;
    private final Trace trace;
    private final ValuePictures pictures;
    private final Chain chain;
    private final Stop stop;
    private final Map<Integer, Integer> rounds;

    ChainPictures(Narrator narrator, ValuePictures pictures, Stop stop, Detail detail) {
        this.narrator = narrator;
        this.words = narrator.messages();
        this.trace = narrator.trace();
        this.pictures = pictures;
        this.chain = Chain.of(trace, stop, detail);
        this.stop = stop;
        this.rounds = detail == Detail.STAGE ? chain.roundsOfBits(trace) : Map.of();
    }

    /**
     * The pictures of a line or a stage.
     *
     * @param outlined the names of the cells of the stop's step that are outlined
     */
    List<TermView> terms(IntFunction<Set<String>> outlined) {
        List<ChainNote> notes = narrator.notes(chain);
        ChainMotion motion = ChainMotion.of(trace, chain);
        Step shown = trace.step(stop.step());
        List<TermView> terms = new ArrayList<>();
        int last = chain.links().size() - 1;
        GridView before = null;
        for (int index = 0; index <= last; index++) {
            Link link = chain.links().get(index);
            SlotView slot =
                    slot(
                            link,
                            notes.get(index),
                            asked(link.value(), shown, index == last),
                            outlined,
                            index == last);
            GridView made = filled(motion.pictures().get(index), link, slot, before);
            SlotView filled =
                    slot.with(index == last && !rounds.isEmpty() ? made.numbered(rounds) : made);
            terms.add(new TermView(sign(index), index == last ? "result" : "piece", filled));
            before = link.sign() == Sign.OPERATOR ? before : slot.grid();
        }
        return terms;
    }

    /** The picture that is made of the one before it. */
    private static GridView filled(Motion motion, Link link, SlotView slot, GridView before) {
        return motion.moves() && link.value().value() instanceof Word word
                ? slot.grid().moving(MotionDrawing.of(motion, word, link.value().view(), before))
                : slot.grid();
    }

    private SlotView slot(
            Link link, ChainNote note, int asked, IntFunction<Set<String>> outlined, boolean last) {
        Shown value = link.value();
        boolean mask = link.sign() == Sign.OPERATOR && link.step().operator() == Operator.AND;
        return new SlotView(
                value.text(),
                role(link, note, last),
                isMade(link) ? BoardShift.arrow(link.step()) : "",
                grid(link, note, outline(value, note, asked, outlined)),
                "",
                note.words(),
                mask,
                asked);
    }

    private String role(Link link, ChainNote note, boolean last) {
        if (!note.passage().isEmpty()) {
            return note.passage();
        }
        Shown value = link.value();
        boolean told = fits(link.name()) || value.text().endsWith(link.name());
        if (link.sign() == Sign.ARROW && !told) {
            return ShownName.shortened(link.name());
        }
        if (value.operand() != null) {
            return narrator.role(value.step(), value.operand());
        }
        return last ? words.text("stepper.result") : "";
    }

    private static boolean fits(String name) {
        return name.length() <= LONGEST_SIGN
                && Stream.of(name.split(" ")).allMatch(word -> word.length() <= LONGEST_WORD);
    }

    /** The cells that are asked about, else those that a mask takes. */
    private static Outline outline(
            Shown value, ChainNote note, int asked, IntFunction<Set<String>> outlined) {
        Set<String> cells = asked < 0 ? Set.of() : outlined.apply(asked - 1);
        return cells.isEmpty()
                ? new Outline(CellNames.shown(value.value(), value.view(), note.taken()), "took")
                : new Outline(cells, "asked");
    }

    private GridView grid(Link link, ChainNote note, Outline outline) {
        Shown value = link.value();
        if (value.operand() != null) {
            return pictures.operand(value.step(), value.operand(), outline);
        }
        return isMade(link)
                ? pictures.result(link.step(), value.value(), value.view(), note.marks(), outline)
                : pictures.plain()
                        .with(note.marks())
                        .with(false, outline)
                        .of(value.text(), value.value(), value.view());
    }

    /** Whether it is what its step came to. */
    private static boolean isMade(Link link) {
        return link.sign() == Sign.EQUALS || link.sign() == Sign.ARROW;
    }

    /** Which value of the shown step a picture is, if it is one. */
    private static int asked(Shown value, Step shown, boolean last) {
        if (value.operand() != null && value.step().index() == shown.index()) {
            return shown.operands().indexOf(value.operand()) + 1;
        }
        boolean result =
                last && value.value().equals(shown.result()) && value.view().equals(shown.view());
        return result ? 0 : -1;
    }

    private SignView sign(int index) {
        Link link = chain.links().get(index);
        return switch (link.sign()) {
            case START -> null;
            case OPERATOR -> SignView.of(words, link.step());
            case EQUALS -> SignView.equal(words);
            case ARROW -> SignView.onward(words, fits(link.name()) ? link.name() : "");
            case ROUNDS -> SignView.onward(words, "");
            case STAGE -> SignView.onward(words, operation(index));
        };
    }

    /** What the line of a stage does with the value to its left, where it begins with that. */
    private String operation(int index) {
        String before = chain.links().get(index - 1).value().text() + " ";
        String line = chain.links().get(index).step().text();
        String rest = line.startsWith(before) ? line.substring(before.length()) : "";
        return fits(rest) ? rest : "";
    }

    /**
     * What stands below the chain of a stage: what it made besides its last value, the stages of a
     * call, or what the numbers in the cells are.
     */
    GlossView aside() {
        List<PieceView> stages = stages();
        if (!stages.isEmpty()) {
            return gloss("stepper.aside.stages", stages);
        }
        if (!rounds.isEmpty()) {
            return gloss("stepper.aside.rounds", List.of());
        }
        List<PieceView> others = others();
        return others.isEmpty() ? GlossView.NONE : gloss("stepper.aside.also", others);
    }

    private GlossView gloss(String key, List<PieceView> pieces) {
        return new GlossView(
                "", words.text(key), pieces.subList(0, Math.min(MOST_ASIDES, pieces.size())));
    }

    /** The results of the call that the chain shows in part. */
    private List<PieceView> stages() {
        Link last = Last.of(chain.links());
        if (last.sign() != Sign.STAGE || last.step().call() < 0) {
            return List.of();
        }
        return trace.stages(last.step().call()).stream()
                .map(stage -> trace.step(stage.result()))
                .filter(step -> step.result() instanceof Word)
                .map(step -> piece(String.valueOf(step.callStage() + 1), step))
                .toList();
    }

    /** Variables that the stage made and that nothing in it uses. */
    private List<PieceView> others() {
        Step shown = chain.result().step();
        List<Step> steps =
                trace.steps(stop.first(), stop.last()).stream()
                        .filter(step -> step.call() == shown.call())
                        .toList();
        Set<Integer> used =
                steps.stream()
                        .flatMap(step -> step.operands().stream())
                        .map(Operand::origin)
                        .collect(Collectors.toSet());
        Map<String, PieceView> made = new LinkedHashMap<>();
        for (Step step : steps) {
            boolean word = step.assigned() != null && step.index() != shown.index();
            if (word && !used.contains(step.index())) {
                made.put(step.assigns(), piece(step.assigns(), step));
            }
        }
        made.remove(chain.variable());
        return List.copyOf(made.values());
    }

    private PieceView piece(String name, Step step) {
        String said = Values.alt(words, name, step.outcome(), step.outcomeView());
        return new PieceView(name, ThumbView.of(step.outcome(), step.outcomeView()), said);
    }
}
