package flipscope.web.trace.step;

import flipscope.story.Chain;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.ChainNote;
import flipscope.story.motion.ChainMotion;
import flipscope.story.motion.Motion;
import flipscope.text.Messages;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Stages;
import flipscope.web.trace.step.EquationView.GlossView;
import flipscope.web.trace.step.EquationView.SignView;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.EquationView.TermView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Draws a chain: its pictures with operators and arrows between them, and a note under each. */
final class ChainPictures {
    /** What fits between two pictures; longer names stand over the second one. */
    private static final int LONGEST_SIGN = 12;

    private static final int LONGEST_WORD = 5;

    private static final String ON = "→";

    private final ValuePictures pictures;
    private final Messages words;
    private final boolean low;

    ChainPictures(ValuePictures pictures, Messages words, boolean low) {
        this.pictures = pictures;
        this.words = words;
        this.low = low;
    }

    /**
     * The pictures of a chain.
     *
     * @param notes one for each link
     * @param shown the step whose bits can be asked about
     * @param outlined the names of its cells that are outlined
     */
    EquationView of(
            Chain chain,
            List<ChainNote> notes,
            ChainMotion motion,
            Step shown,
            IntFunction<Set<String>> outlined) {
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
            SlotView filled = slot.with(filled(motion.pictures().get(index), link, slot, before));
            terms.add(new TermView(sign(link), index == last ? "result" : "piece", filled));
            before = link.sign() == Sign.OPERATOR ? before : slot.grid();
        }
        return new EquationView(terms, GlossView.NONE, low, true);
    }

    /** The picture that is made of the one before it. */
    private static GridView filled(Motion motion, Link link, SlotView slot, GridView before) {
        return motion.moves() && link.value().value() instanceof Word word
                ? slot.grid().staged(Stages.of(motion, word, link.value().view(), before))
                : slot.grid();
    }

    private SlotView slot(
            Link link, ChainNote note, int asked, IntFunction<Set<String>> outlined, boolean last) {
        Shown value = link.value();
        boolean mask = link.sign() == Sign.OPERATOR && link.step().operator() == Operator.AND;
        return new SlotView(
                value.text(),
                role(link, note, last),
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
            return pictures.role(value.step(), value.operand());
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
                ? new Outline(cells(value, note.taken()), "took")
                : new Outline(cells, "asked");
    }

    private GridView grid(Link link, ChainNote note, Outline outline) {
        Shown value = link.value();
        if (value.operand() != null) {
            return pictures.operand(value.step(), value.operand(), outline);
        }
        boolean made = link.sign() == Sign.EQUALS || link.sign() == Sign.ARROW;
        return made
                ? pictures.result(link.step(), value.value(), value.view(), note.marks(), outline)
                : pictures.value(value.text(), value.value(), value.view(), note.marks(), outline);
    }

    /** Which value of the shown step a picture is, if it is one. */
    private static int asked(Shown value, Step shown, boolean last) {
        if (value.operand() != null && value.step().index() == shown.index()) {
            return shown.operands().indexOf(value.operand()) + 1;
        }
        boolean result =
                last
                        && value.value().equals(shown.result())
                        && value.view().equals(shown.site().resultView());
        return result ? 0 : -1;
    }

    private static Set<String> cells(Shown shown, long bits) {
        Set<String> names = new HashSet<>();
        if (shown.value() instanceof Word word && CellNames.hasCells(word, shown.view())) {
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                names.add(CellNames.shown(word, shown.view(), bit));
            }
        }
        return names;
    }

    private SignView sign(Link link) {
        return switch (link.sign()) {
            case START -> null;
            case OPERATOR -> EquationBuilder.sign(words, link.step());
            case EQUALS -> EquationBuilder.equal(words);
            case ARROW -> arrow(link);
            case ROUNDS, STAGE ->
                    new SignView("operator on", "", words.text("stepper.then"), ON, "");
        };
    }

    private SignView arrow(Link link) {
        String way = EquationBuilder.arrow(link.step());
        return new SignView(
                way.isEmpty() ? "operator on" : "operator",
                fits(link.name()) ? link.name() : "",
                words.text("stepper.then"),
                way.isEmpty() ? ON : way,
                "");
    }
}
