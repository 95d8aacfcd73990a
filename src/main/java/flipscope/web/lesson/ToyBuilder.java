package flipscope.web.lesson;

import flipscope.lesson.read.DrawnWord;
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.ToyBlock.Shown;
import flipscope.lesson.read.ToyFree;
import flipscope.lesson.read.ToyState;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.web.address.Link;
import flipscope.web.draw.CubePicture;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.lesson.ToyPictureView.Board;
import flipscope.web.lesson.ToyPictureView.Cell;
import flipscope.web.lesson.ToyView.SlideView;
import flipscope.web.lesson.WayView.Stop;
import flipscope.web.page.PageContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws a toy as its address has it.
 *
 * @param answers write the addresses of its states
 */
record ToyBuilder(ToyBlock toy, ToyState state, Answers answers, Messages words) {

    /** A toy at the state of the address, or as it is at first. */
    static ToyBuilder of(ToyBlock toy, Answers answers, Messages words) {
        return new ToyBuilder(toy, answers.played(toy), answers, words);
    }

    ToyView view() {
        ToyStateView shown = shown();
        String plain = plain(shown.said());
        return new ToyView(
                toy,
                shown,
                css(),
                plain,
                url(toy.start()),
                toy.slides().stream().map(free -> slide(free, plain)).toList(),
                ways());
    }

    /**
     * The states along one of its ways.
     *
     * @param way as the id of its place names it
     */
    WayView way(PageContext frame, String way) {
        return new WayView(
                frame,
                toy,
                toy.way(state, way).stream()
                        .map(stop -> new Stop(stop.at(), at(stop.state()).shown()))
                        .toList());
    }

    private ToyBuilder at(ToyState other) {
        return new ToyBuilder(toy, other, answers, words);
    }

    private ToyStateView shown() {
        Link alone = answers.page(toy, state).with(Answers.ALONE, true);
        return new ToyStateView(
                state.isMet(),
                url(state),
                alone,
                Link.to("/share").with("url", alone).toString(),
                state.line(),
                state.said(),
                picture());
    }

    String url(ToyState other) {
        return answers.playing(toy, other);
    }

    private List<String> ways() {
        Stream<String> ways = toy.slides().stream().map(toy::way);
        Stream<String> table = Stream.of(toy.tableWay()).filter(id -> toy.look().hasTable());
        return Stream.concat(ways, table).toList();
    }

    private ToyPictureView picture() {
        if (toy.look().hasTable()) {
            return ToyPictureView.of(new ToyCopiesBuilder(toy, state, this).view());
        }
        return cube().map(ToyPictureView::of)
                .orElseGet(
                        () ->
                                hasBoards()
                                        ? ToyPictureView.of(boards())
                                        : new ToyStripsBuilder(toy, state, this).view());
    }

    /** Its cube, if it has one: the first two values are the balls of both sides. */
    private Optional<CubePicture> cube() {
        return toy.slides().stream()
                .filter(each -> each.name().equals(toy.look().turns()))
                .findFirst()
                .map(turn -> CubePicture.turned(balls(0), balls(1), (int) state.value(turn)));
    }

    private long balls(int side) {
        return side < toy.show().size()
                ? state.value(toy.show().get(side).name()).word().bits()
                : 0;
    }

    /** The CSS class of its picture. */
    private String css() {
        return toy.slides().isEmpty() ? kind() + " of-presses" : kind();
    }

    private String kind() {
        if (toy.look().hasTable()) {
            return "of-copies";
        }
        if (toy.look().isCube()) {
            return "of-cube";
        }
        return hasBoards() ? "of-boards" : toy.look().cells().standing() ? "of-file" : "of-row";
    }

    private boolean hasBoards() {
        return toy.look().cells().isBoard();
    }

    /** Its values as boards. */
    private List<Board> boards() {
        return toy.show().stream().map(this::board).toList();
    }

    private Board board(Shown shown) {
        String label = (shown.sign() + " " + shown.name()).strip();
        return toy.free().stream()
                .filter(free -> free.pressed() != 0 && free.name().equals(shown.name()))
                .findFirst()
                .map(free -> new Board(label, rows(free), Optional.empty()))
                .orElseGet(() -> new Board(label, List.of(), Optional.of(grid(shown.name()))));
    }

    private GridView grid(String name) {
        DrawnWord seen = state.value(name);
        String alt = Values.alt(words, name, seen.word(), seen.view());
        return Grids.draw(
                seen.word(), seen.view(), alt, Grids.Picture.over(Discs.NONE, false, words));
    }

    private List<List<Cell>> rows(ToyFree free) {
        DrawnWord seen = state.value(free.name());
        BitLayout layout = BitLayout.of(seen.view(), seen.word().type().width());
        List<List<Cell>> rows = new ArrayList<>();
        for (int row = 0; row < layout.rows(); row++) {
            int line = row;
            rows.add(
                    IntStream.range(0, layout.columns())
                            .mapToObj(column -> cell(free, seen, layout.bit(column, line), layout))
                            .toList());
        }
        return rows;
    }

    private Cell cell(ToyFree free, DrawnWord seen, int bit, BitLayout layout) {
        String name = layout.name(bit);
        boolean on = toy.look().cells().has(seen, name);
        boolean pressed = (free.pressed() >>> bit & 1) != 0;
        return new Cell(
                on ? "bit on" : "bit",
                on ? "1" : "",
                name,
                Optional.of(url(state.pressed(free, 1L << bit))).filter(any -> pressed),
                words.text(on ? "course.toy.set" : "course.toy.clear", name),
                "");
    }

    /** What slides; of a copy is first said how far it is shifted. */
    private SlideView slide(ToyFree free, String plain) {
        int at = Math.max(0, free.slide().indexOf(state.value(free)));
        int end = state.end(free);
        return new SlideView(
                free.name(),
                at,
                free.slide().size() - 1,
                toy.way(free),
                free.name().equals(toy.look().runs()),
                toy.look().hasTable() ? state.value(free) + ": " + plain : plain,
                beside(free, at - 1, end),
                beside(free, at + 1, end));
    }

    private Optional<String> beside(ToyFree free, int place, int end) {
        return place < 0 || place > end
                ? Optional.empty()
                : Optional.of(url(state.with(free, free.slide().get(place))));
    }

    /** A sentence without its style. */
    private static String plain(String said) {
        return said.replaceAll("<[^>]*>", "")
                .replace("&amp;", "&")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"");
    }
}
