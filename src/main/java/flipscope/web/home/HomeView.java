package flipscope.web.home;

import flipscope.rules.Squares;
import flipscope.web.draw.GridView;
import flipscope.web.draw.MiniView;
import flipscope.web.game.BoardView;
import flipscope.web.play.PlayView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The home page: a playable board, Black's discs as bits, and three presses. */
public final class HomeView implements PageView {
    private final HomeRequest request;
    private final LeftTrace trace;
    private final PlayView game;
    private final String course;
    private final Optional<NamedLink> famous;
    private final HomeWords words;

    /**
     * @param game the page of the game
     * @param course the first lesson
     * @param famous a lesson that readers may be looking for
     */
    HomeView(
            HomeRequest request,
            LeftTrace trace,
            PlayView game,
            String course,
            Optional<NamedLink> famous) {
        this.request = request;
        this.trace = trace;
        this.game = game;
        this.course = course;
        this.famous = famous;
        this.words = new HomeWords(game.frame().words(), trace);
    }

    @Override
    public PageFrame frame() {
        return game.frame();
    }

    @Override
    public String description() {
        return text("home.headline") + " " + text("home.subline");
    }

    /** What a press did; without one, nothing that is not on the page anyway. */
    @Override
    public String spoken() {
        return answer().isEmpty() ? number() + ". " + reading() : answer();
    }

    // The game

    public PlayView game() {
        return game;
    }

    /** The board; after the last press with the moves that were found. */
    public BoardView board() {
        BoardView board = game.board();
        return isDone() ? board.finding(trace.bits(LeftTrace.PRESSES)) : board;
    }

    // The bits

    /** Whether narrow screens show the bits in place of the discs. */
    public boolean showsBits() {
        return request.bits();
    }

    /** The page that shows the bits there, or the discs. */
    public String showing(boolean bits) {
        return request.showing(bits).toString();
    }

    public GridView picture() {
        return trace.picture(request.press());
    }

    /** The squares that are laid over the picture to be pressed, a1 first. */
    public List<List<Integer>> rows() {
        return IntStream.range(0, 8)
                .mapToObj(
                        row ->
                                IntStream.range(0, 8)
                                        .mapToObj(file -> Squares.at(file, row))
                                        .toList())
                .toList();
    }

    public String name(int square) {
        return Squares.name(square);
    }

    /** White's squares say why they stay; any other sets or clears Black's disc. */
    public String pressing(int square) {
        boolean white = (trace.white() & Squares.bit(square)) != 0;
        Link link = white ? request.refusing(square) : request.toggled(square);
        return link.toString();
    }

    public String label(int square) {
        return words.bit(square);
    }

    /** The number that the bits are. */
    public String number() {
        return words.number(request.press());
    }

    /** What this number is. */
    public String reading() {
        return words.reading(request.press());
    }

    // The presses

    /** Their numbers. */
    public List<Integer> presses() {
        return IntStream.rangeClosed(1, LeftTrace.PRESSES).boxed().toList();
    }

    /** {@code done}, {@code next} or {@code later}. */
    public String state(int press) {
        int done = request.press();
        return press <= done ? "done" : press == done + 1 ? "next" : "later";
    }

    /** The bits after a press, empty before. */
    public MiniView still(int press) {
        return trace.thumbnail(press, press <= request.press());
    }

    public String pressed(int press) {
        return request.pressed(press).toString();
    }

    public boolean isDone() {
        return request.press() == LeftTrace.PRESSES;
    }

    /** What was found, or why a press was refused; may be empty. */
    public String answer() {
        return words.answer(request);
    }

    /** The page as it began, if anything was pressed. */
    public Optional<String> again() {
        return Optional.of(request.beginning().toString()).filter(link -> request.isBegun());
    }

    // Where the page leads on

    /** The steps of the presses. */
    public String steps() {
        return trace.url();
    }

    public String course() {
        return course;
    }

    public Optional<NamedLink> famous() {
        return famous;
    }
}
