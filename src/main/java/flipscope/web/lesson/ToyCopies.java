package flipscope.web.lesson;

import flipscope.lesson.read.DrawnWord;
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.ToyFree;
import flipscope.lesson.read.ToyState;
import flipscope.story.BitNames;
import flipscope.trace.BitLayout;
import flipscope.trace.Last;
import flipscope.trace.Word;
import flipscope.web.draw.PieceShape;
import flipscope.web.lesson.ToyStrips.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A set of a few squares, multiplied: shifted copies of it, one below the other, under a frame that
 * is the index of a table. Lengths are in places, of which one is 12 wide.
 */
public record ToyCopies(ToyBlock toy, ToyState state, ToyScene scene) {
    private static final int TOP = 63;

    /** The places that are drawn: some that are lost, and those down to here. */
    private static final int HIGHEST = 68;

    private static final int LOWEST = 39;
    private static final int PLACE = 12;
    private static final int HIGH = 44;

    /** The first place of the index. */
    private static final int INDEX = 59;

    /**
     * A copy.
     *
     * @param input what shifts it
     * @param shift how far
     * @param left where its frame begins
     * @param label where its shift is written
     */
    public record CopyView(
            String input,
            long shift,
            int top,
            int left,
            int width,
            int label,
            List<Place> places) {}

    /**
     * A bit of a copy, or of the product.
     *
     * @param name its square, if it is one of those pressed; for the product its digit
     */
    public record Place(String css, int x, String name) {}

    public int width() {
        return (HIGHEST - LOWEST + 1) * PLACE;
    }

    private static int x(int place) {
        return (HIGHEST - place) * PLACE;
    }

    public int frameLeft() {
        return x(TOP);
    }

    public int frameWidth() {
        return (TOP - INDEX + 1) * PLACE;
    }

    private List<Integer> bits() {
        BitLayout layout = layout();
        return layout.inOrder()
                .filter(bit -> Word.has(toy.pressed().pressed(), bit))
                .boxed()
                .toList();
    }

    private BitLayout layout() {
        DrawnWord set = state.value(toy.pressed().name());
        return BitLayout.of(set.view(), Long.SIZE);
    }

    /** The copies, the farthest shifted as they are declared. */
    public List<CopyView> copies() {
        List<ToyFree> slides = toy.slides();
        return IntStream.range(0, slides.size())
                .mapToObj(row -> copy(slides.get(row), row))
                .toList();
    }

    private CopyView copy(ToyFree slide, int row) {
        int shift = (int) state.value(slide);
        List<Integer> bits = bits();
        int low = Last.of(bits);
        int high = bits.get(0);
        long set = state.value(toy.pressed());
        List<Place> places = new ArrayList<>();
        for (int bit = low; bit <= high; bit++) {
            int place = bit + shift;
            if (place <= HIGHEST && place >= LOWEST) {
                String css = Word.has(set, bit) ? "one" : bits.contains(bit) ? "cell" : "dot";
                places.add(
                        new Place(
                                place > TOP ? css + " lost" : css,
                                x(place),
                                bits.contains(bit) ? layout().name(bit) : ""));
            }
        }
        int right = x(low + shift) + PLACE;
        int label = Math.max(right + PLACE + 8, x(INDEX) + PLACE + 8);
        return new CopyView(
                slide.name(),
                shift,
                20 + row * (HIGH + 4),
                x(high + shift) - 1,
                (high - low + 2) * PLACE + 2,
                label > width() - 36 ? 6 : label,
                places);
    }

    /** Where the product begins. */
    public int below() {
        return 20 + copies().size() * (HIGH + 4) + 4;
    }

    /** The product, whose top five places are the index. */
    public List<Place> product() {
        long product = state.value(Last.of(toy.show()).name()).word().bits();
        return IntStream.iterate(TOP, place -> place >= LOWEST, place -> place - 1)
                .mapToObj(
                        place -> {
                            boolean one = Word.has(product, place);
                            String digit = place >= INDEX ? one ? "1" : "0" : "";
                            return new Place(one ? "one" : "cell", x(place), digit);
                        })
                .toList();
    }

    /** The places, left of which a 1 is handed on since two 1s of the copies meet. */
    public List<Integer> carries() {
        List<Long> shifts = toy.slides().stream().map(state::value).toList();
        long set = state.value(toy.pressed());
        List<Integer> all = new ArrayList<>();
        long carry = 0;
        for (int place = 0; place < TOP; place++) {
            int here = place;
            long ones =
                    shifts.stream()
                            .filter(shift -> here >= shift && Word.has(set, (int) (here - shift)))
                            .count();
            carry = carry + ones >> 1;
            if (carry > 0) {
                all.add(x(place) + PLACE / 2);
            }
        }
        return all;
    }

    /**
     * A place of the table.
     *
     * @param url a way to stand that leads there; at the present place another one
     */
    public record Slot(String css, Optional<String> url) {}

    /** The table. */
    public List<Slot> slots() {
        Set<Long> clashes = state.clashes();
        Set<Long> used = state.table().keySet();
        int all = 1 << TOP - INDEX + 1;
        return IntStream.range(0, all)
                .mapToObj(
                        slot -> {
                            long each = slot;
                            String css =
                                    clashes.contains(each)
                                            ? "bad"
                                            : used.contains(each) ? "has" : "free";
                            return new Slot(
                                    state.index() == each ? css + " at" : css,
                                    Optional.ofNullable(state.table().get(each)).map(this::next));
                        })
                .toList();
    }

    private String next(List<ToyState> ways) {
        List<Long> sets = ways.stream().map(each -> each.value(toy.pressed())).toList();
        int here = sets.indexOf(state.value(toy.pressed()));
        return scene.url(ways.get((here + 1) % ways.size()));
    }

    public int clashes() {
        return state.clashes().size();
    }

    public long index() {
        return state.index();
    }

    /** The board of this state, from its highest row with a square down. */
    public List<Cell> board() {
        return board(state, true);
    }

    /** Another way to stand that asks for another result at this index. */
    public Optional<List<Cell>> rival() {
        return state.rival().map(other -> board(other, false));
    }

    /** Where the pieces of that other way stand. */
    public String rivalPieces() {
        return state.rival()
                .map(other -> other.value(toy.pressed().name()))
                .map(pieces -> BitNames.names(pieces.word().unsigned(), pieces.view()))
                .filter(names -> !names.isEmpty())
                .map(names -> String.join(", ", names))
                .orElseGet(() -> scene.words().text("course.toy.no-pieces"));
    }

    /** A board without anything, which keeps the place of a rival. */
    public List<Cell> nobody() {
        return board(state, false);
    }

    private List<Cell> board(ToyState shown, boolean pressed) {
        BitLayout layout = layout();
        int first = bits().stream().mapToInt(layout::row).min().orElse(0) - 1;
        List<Cell> cells = new ArrayList<>();
        for (int row = Math.max(0, first); row < layout.rows(); row++) {
            for (int column = 0; column < layout.columns(); column++) {
                cells.add(square(shown, layout.bit(column, row), (row + column) % 2 == 0, pressed));
            }
        }
        return cells;
    }

    private Cell square(ToyState shown, int bit, boolean light, boolean pressed) {
        String name = layout().name(bit);
        ToyFree free = toy.pressed();
        long set = shown.value(free);
        boolean on = Word.has(set, bit);
        boolean counts = Word.has(free.pressed(), bit);
        DrawnWord result = new DrawnWord((Word) shown.trace().result(), layout().view());
        boolean seen = Word.has(result.word().bits(), bit);
        boolean piece = name.equals(toy.look().piece());
        String css =
                (light ? "light " : "dark ")
                        + (seen ? "seen " : "")
                        + (counts ? "counts " : "")
                        + (on ? "on" : "");
        String shape =
                piece ? PieceShape.of("white-bishops") : on ? PieceShape.of("black-pawns") : "";
        return new Cell(
                css.strip(),
                counts && !on && pressed ? name : "",
                name,
                Optional.of(scene.url(state.pressed(free, 1L << bit)))
                        .filter(any -> counts && pressed),
                scene.words().text(on ? "course.toy.set" : "course.toy.clear", name),
                shape);
    }
}
