package flipscope.web.play.own;

import flipscope.judge.Generator.Stop;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.rules.Squares;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.play.PlayView;
import flipscope.web.write.WriteRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game that stops, since the code that it is played by says something else than the rules.
 *
 * @param play the game, at the position where it stops
 * @param stop what the code says there
 * @param written the code as it stands in an address
 * @param cause the misconception that the code has; empty if none is known
 * @param way that of the first bit that only the code has, if it can be told
 */
public record StopView(
        PlayView play, Stop stop, String written, Optional<String> cause, Optional<StrayWay> way)
        implements PageView {

    /**
     * A set of squares.
     *
     * @param name whose
     * @param count how many squares it has, in words
     */
    public record SetView(String name, String count, GridView grid) {}

    @Override
    public PageContext frame() {
        return play.plain();
    }

    @Override
    public String description() {
        return headline();
    }

    @Override
    public String spoken() {
        return headline();
    }

    private GameState game() {
        return play.game();
    }

    private Task task() {
        return stop.solution().task();
    }

    private boolean isMoves() {
        return stop.wrong().at().sets().size() < 3;
    }

    private Optional<Long> given() {
        return stop.wrong().given().value().map(value -> ((Word) value).bits());
    }

    private long wanted() {
        return ((Word) stop.wrong().wanted()).bits();
    }

    private long more() {
        return given().orElse(0L) & ~wanted();
    }

    private long less() {
        return given().map(set -> wanted() & ~set).orElse(0L);
    }

    private String move() {
        return isMoves() ? "" : Squares.names(stop.wrong().at().set(2));
    }

    /** What the code says that the rules do not, and the cause if that is known. */
    public String headline() {
        if (given().isEmpty()) {
            return text("own.stop.ended");
        }
        String kind = more() == 0 ? "less" : less() == 0 ? "more" : "both";
        String said =
                text(
                        "own.stop." + task().name() + "." + kind,
                        GameBoards.side(frame().words(), stop.position().toMove()),
                        names(more()),
                        names(less()),
                        move());
        return cause.map(name -> "own.cause." + name)
                .filter(key -> frame().words().has(key))
                .map(key -> text("own.stop.cause", said, text(key)))
                .orElse(said + ".");
    }

    private String names(long squares) {
        return Squares.names(squares).replace(" ", text("story.list.comma"));
    }

    private String told(StrayWay way) {
        String over = String.join(text("story.list.comma"), way.over());
        return text("own.stop.way", way.from(), way.over().size(), over, way.to());
    }

    /** Where the bit came from; why; what the rules say. */
    public List<String> said() {
        List<String> said = new ArrayList<>();
        way.ifPresent(each -> said.add(told(each)));
        if (given().isEmpty()) {
            said.add(new JudgementWords(frame().words()).given(task(), stop.wrong()));
        }
        cause.ifPresent(name -> said.add(text("judge.why." + name)));
        said.add(
                text(
                        "own.stop.rules." + task().name() + (isOneStray() ? ".none" : ""),
                        GameBoards.side(frame().words(), stop.position().toMove()),
                        Long.bitCount(wanted()),
                        move(),
                        names(more())));
        return said;
    }

    /** The board, with the squares that only one of the two has. */
    public BoardView board() {
        return new GameBoards(frame().words()).differing(game(), more() | less());
    }

    /** The set of the code, if it gave one, and that of the rules. */
    public List<SetView> sets() {
        List<SetView> sets = new ArrayList<>();
        stop.wrong().given().value().ifPresent(value -> sets.add(set("own.yours", value)));
        sets.add(set("own.rules", stop.wrong().wanted()));
        return sets;
    }

    private SetView set(String key, Value value) {
        Discs discs =
                task().given()
                        .position(stop.wrong().at())
                        .map(flipscope.story.TraceContext::of)
                        .map(Discs::of)
                        .orElse(Discs.NONE);
        GridView grid =
                Picture.over(discs, false, frame().words())
                        .with(false, new Outline(differing(), "asked"))
                        .of(text(key), value, task().view());
        int count = Long.bitCount(((Word) value).bits());
        return new SetView(text(key), text("own.count." + task().name(), count), grid);
    }

    private boolean isOneStray() {
        return isMoves() && Long.bitCount(more()) == 1;
    }

    private Set<String> differing() {
        return Set.copyOf(Squares.list(more() | less()).stream().map(Squares::name).toList());
    }

    private Link code() {
        return WriteRequest.to(task(), written, stop.position(), move());
    }

    /** The steps of the code at this position, where it goes wrong. */
    public String steps() {
        return WriteRequest.steps(task().name(), written, stop.position(), move()) + "#stepper";
    }

    /** Back to where it is written, with this position. */
    public String mend() {
        return code().with(WriteRequest.CHECK, true) + "#result";
    }

    /** The game by the answer of the rules, until the next difference. */
    public String goOn() {
        return game().url().by(game().url().code().letting(stop.ply() + 1)).play();
    }
}
