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
import flipscope.web.lesson.ToyStrips.Cell;
import flipscope.web.lesson.ToyStrips.Strip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A toy as its address has it.
 *
 * @param answers write the addresses of its states
 */
public record ToyScene(ToyBlock toy, ToyState state, Answers answers, Messages words) {

    /** A toy at the state of the address, or as it is at first. */
    static ToyScene of(ToyBlock toy, Answers answers, Messages words) {
        return new ToyScene(toy, answers.played(toy), answers, words);
    }

    /** The same toy in another state. */
    public ToyScene at(ToyState other) {
        return new ToyScene(toy, other, answers, words);
    }

    String url(ToyState other) {
        return answers.playing(toy, other);
    }

    public String url() {
        return url(state);
    }

    /** The page where it stands alone, as it is. */
    public Link alone() {
        return answers.page(toy, state).with(Answers.ALONE, true);
    }

    /** Where it becomes a frame, as it is. */
    public String share() {
        return Link.to("/share").with("url", alone()).toString();
    }

    /** The ids of the places of its ways on the page. */
    public List<String> ways() {
        Stream<String> ways = toy.slides().stream().map(toy::way);
        Stream<String> table = Stream.of(toy.tableWay()).filter(id -> toy.look().hasTable());
        return Stream.concat(ways, table).toList();
    }

    /** As it was at first. */
    public String anew() {
        return url(toy.start());
    }

    private ToyStrips drawing() {
        return new ToyStrips(toy, state, this);
    }

    /** Its values, place by place; none if it is drawn as boards. */
    public List<Strip> strips() {
        return drawing().strips();
    }

    /** The number that its bits are. */
    public Optional<ToyStrips.Total> number() {
        return drawing().number();
    }

    /** Its copies and its table, if it has one. */
    public Optional<ToyCopies> copies() {
        return toy.look().hasTable()
                ? Optional.of(new ToyCopies(toy, state, this))
                : Optional.empty();
    }

    /** Its cube, if it has one: the first two values are the balls of both sides. */
    public Optional<CubePicture> cube() {
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
    public String css() {
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

    /** Whether it is drawn as boards. */
    public boolean hasBoards() {
        return toy.look().cells().isBoard();
    }

    /** A value on a board: pressed, or looked at. */
    public record Board(String label, List<List<Cell>> rows, Optional<GridView> grid) {}

    /** Its values as boards. */
    public List<Board> boards() {
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

    /**
     * An input that slides.
     *
     * @param at its place on its way, from 0
     */
    public record Slide(ToyFree free, int at, Optional<String> before, Optional<String> after) {
        public int last() {
            return free.slide().size() - 1;
        }
    }

    /** What slides. */
    public List<Slide> slides() {
        return toy.slides().stream().map(this::slide).toList();
    }

    private Slide slide(ToyFree free) {
        int at = Math.max(0, free.slide().indexOf(state.value(free)));
        return new Slide(free, at, beside(free, at - 1), beside(free, at + 1));
    }

    private Optional<String> beside(ToyFree free, int place) {
        return place < 0 || place > state.end(free)
                ? Optional.empty()
                : Optional.of(url(state.with(free, free.slide().get(place))));
    }

    /** Whether a slide runs on by itself after a press. */
    public boolean runs(ToyFree slide) {
        return slide.name().equals(toy.look().runs());
    }

    /** What a knob is said to stand at; of a copy first how far it is shifted. */
    public String spoken(ToyFree slide) {
        return toy.look().hasTable() ? state.value(slide) + ": " + plain() : plain();
    }

    /** The sentence without its style. */
    public String plain() {
        return state.said()
                .replaceAll("<[^>]*>", "")
                .replace("&amp;", "&")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"");
    }
}
