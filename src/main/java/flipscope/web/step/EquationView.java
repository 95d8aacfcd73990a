package flipscope.web.step;

import flipscope.story.BoardShift;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.web.draw.GridView;
import flipscope.web.draw.ThumbView;
import java.util.List;
import java.util.Objects;

/**
 * Pictures in a row with signs between them: one operation, always in three places so that nothing
 * moves, or a chain of them.
 *
 * @param terms the pictures in order, the result last
 * @param gloss below them: the operator by name and in half a sentence, or why nothing changed; of
 *     a chain what it does not show; or empty
 * @param low whether no value of the trace is taller than a row
 * @param chain whether it is the chain of a stage or a line
 */
public record EquationView(List<TermView> terms, GlossView gloss, boolean low, boolean chain) {

    /**
     * A place in the row.
     *
     * @param sign what stands before it, or null
     * @param place {@code left}, {@code right} or {@code result}; in a chain {@code piece} or
     *     {@code result}
     * @param slot its picture, or null
     */
    public record TermView(SignView sign, String place, SlotView slot) {
        private TermView atRest() {
            SlotView still = slot == null ? null : slot.with(slot.grid().atRest());
            return new TermView(sign, place, still);
        }
    }

    /**
     * What stands between two pictures.
     *
     * @param css {@code operator} or {@code equals}
     * @param text the operator, as in Java
     * @param arrow on to what follows, or empty; never against the reading
     * @param distance the distance of a shift, if no arrow shows it; else empty
     */
    public record SignView(String css, String text, String spoken, String arrow, String distance) {
        /** The text, or the arrow where there is none. */
        public String shown() {
            return text.isEmpty() ? arrow : text;
        }

        /** The text and the arrow. */
        public String inText() {
            return (text + " " + arrow).strip();
        }

        private static final String ON = "→";

        static SignView equal(Messages words) {
            return new SignView("equals", "=", words.text("stepper.gives"), "", "");
        }

        /** A comma between the arguments of a call, if there is another. */
        static SignView comma(String css, boolean there) {
            return new SignView(css, there ? "," : "", "", "", "");
        }

        /** The operator of a step. */
        static SignView of(Messages words, Step step) {
            String symbol = symbol(step);
            return new SignView(
                    "operator",
                    symbol,
                    words.text("stepper.operator." + Slug.of(step.operator()), symbol),
                    "",
                    BoardShift.layers(words, step).orElse(""));
        }

        /** On to what follows, by a name or without. */
        static SignView onward(Messages words, String name) {
            return new SignView("operator", name, words.text("stepper.then"), ON, "");
        }

        /** Narrow: of a method without its class, of an index with room for it. */
        static String symbol(Step step) {
            String sign = step.sign();
            return step.operator() == Operator.LOOKUP
                    ? "[ ]"
                    : sign.substring(sign.lastIndexOf('.') + 1);
        }

        /** {@code one} for a single character, {@code long} for a name, else null. */
        public String size() {
            return text.length() > 4 ? "long" : text.length() == 1 ? "one" : null;
        }
    }

    /** A line below the pictures, with small ones in it; {@code operator} may be empty. */
    public record GlossView(String operator, String text, List<PieceView> pieces) {
        static final GlossView NONE = new GlossView("", "");

        GlossView(String operator, String text) {
            this(operator, text, List.of());
        }
    }

    /**
     * A value in small, with its name.
     *
     * @param said both in words
     */
    public record PieceView(String name, ThumbView thumb, String said) {}

    /**
     * One value.
     *
     * @param text its source
     * @param role its meaning: {@code White’s discs, files b to g}
     * @param way the direction in which a shift moved its bits, or empty
     * @param grid its picture
     * @param hex the whole value in hex, to copy; empty for numbers and truth values
     * @param note what stands under it in a chain: {@code takes g2, a3}; else empty
     * @param mask whether it is laid over what stands to its left
     * @param of which value of the step its cells are asked about: an operand from 1, 0 for the
     *     result, or -1 for none
     */
    public record SlotView(
            String text,
            String role,
            String way,
            GridView grid,
            String hex,
            String note,
            boolean mask,
            int of) {
        /** A value that is given and not asked about. */
        public SlotView(String text, String role, GridView grid) {
            this(text, role, "", grid, "", "", false, -1);
        }

        /** Whether its picture is the number that it is called by: it stands there once. */
        public boolean isItsName() {
            return grid.isNumber() && grid.big().equals(text);
        }

        public ShownName name() {
            return ShownName.of(text);
        }

        /** What it means and which way it moved. */
        public String told() {
            return (role + " " + way).strip();
        }

        /** A copy with another picture. */
        SlotView with(GridView other) {
            return new SlotView(text, role, way, other, hex, note, mask, of);
        }
    }

    /** The pictures in order. */
    public List<SlotView> slots() {
        return terms.stream().map(TermView::slot).filter(Objects::nonNull).toList();
    }

    /** A copy whose pictures have the marks alone that are seen at rest. */
    public EquationView atRest() {
        List<TermView> resting = terms.stream().map(TermView::atRest).toList();
        return new EquationView(resting, gloss, low, chain);
    }

    /** The last picture, or null for a call that is entered with fewer than three arguments. */
    public SlotView result() {
        return Last.of(terms).slot();
    }

    /** Whether the result can be seen to come about. */
    public boolean moves() {
        return result() != null && result().grid().motion() != null;
    }

    /** Its classes in the style sheet. */
    public String css() {
        return "equation" + (low ? " low" : "") + (chain ? " chain of-" + terms.size() : "");
    }
}
