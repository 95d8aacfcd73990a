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
import flipscope.web.lesson.ToyCopiesView.CopyView;
import flipscope.web.lesson.ToyCopiesView.Place;
import flipscope.web.lesson.ToyCopiesView.Slot;
import flipscope.web.lesson.ToyPictureView.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Draws a set of a few squares, multiplied: shifted copies of it, one below the other, under a
 * frame that is the index of a table. Lengths are in places, of which one is 12 wide.
 */
record ToyCopiesBuilder(ToyBlock toy, ToyState state, ToyBuilder builder) {
    private static final int TOP = 63;

    /** The places that are drawn: some that are lost, and those down to here. */
    private static final int HIGHEST = 68;

    private static final int LOWEST = 39;
    private static final int PLACE = 12;
    private static final int HIGH = 44;

    private static final int TOP_OF_COPIES = 20;
    private static final int WIDTH = (HIGHEST - LOWEST + 1) * PLACE;

    /** The first place of the index. */
    private static final int INDEX = 59;

    ToyCopiesView view() {
        List<CopyView> copies = copies();
        Optional<ToyState> rival = state.rival();
        Set<Long> clashes = state.clashes();
        return new ToyCopiesView(
                WIDTH,
                TOP_OF_COPIES + copies.size() * (HIGH + 4) + 4,
                x(TOP),
                (TOP - INDEX + 1) * PLACE,
                state.index(),
                board(state, true),
                rival.isPresent(),
                board(rival.orElse(state), false),
                rivalPieces(rival),
                copies,
                product(),
                carries(),
                slots(clashes),
                clashes.size());
    }

    private static int x(int place) {
        return (HIGHEST - place) * PLACE;
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

    private List<CopyView> copies() {
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
                TOP_OF_COPIES + row * (HIGH + 4),
                x(high + shift) - 1,
                (high - low + 2) * PLACE + 2,
                label > WIDTH - 36 ? 6 : label,
                places);
    }

    private List<Place> product() {
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

    private List<Integer> carries() {
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

    private List<Slot> slots(Set<Long> clashes) {
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
        return builder.url(ways.get((here + 1) % ways.size()));
    }

    private String rivalPieces(Optional<ToyState> rival) {
        return rival.map(other -> other.value(toy.pressed().name()))
                .map(pieces -> BitNames.names(pieces.word().unsigned(), pieces.view()))
                .filter(names -> !names.isEmpty())
                .map(names -> String.join(", ", names))
                .orElseGet(() -> builder.words().text("course.toy.no-pieces"));
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
                Optional.of(builder.url(state.pressed(free, 1L << bit)))
                        .filter(any -> counts && pressed),
                builder.words().text(on ? "course.toy.set" : "course.toy.clear", name),
                shape);
    }
}
