package flipscope.web.play.bits;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Traces;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.overview.StoryboardBuilder;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shows the bits of a game's position: how one move is found from the start, later what every
 * direction finds, and while the other side is to move what the last move turned.
 */
public final class GameBits {
    private static final String ONE_WAY = "reversi/mobility/left";
    private static final String ALL_WAYS = "reversi/mobility/shifts";
    private static final String FOUND_FAST = "reversi/mobility/core";
    private static final String PLAYED = "reversi/move/apply";
    private static final String TURNED = "reversi/flips/loop";
    private static final String TURNED_FAST = "reversi/flips/core";

    private final Catalogue catalogue;
    private final Traces traces;
    private final Narrators narrators;
    private final Messages words;

    public GameBits(TraceSite site) {
        this.catalogue = site.catalogue();
        this.traces = site.traces();
        this.narrators = site.narrators();
        this.words = site.words();
    }

    /** The bits of the shown position. */
    public BitsView of(GameState game, BitsRequest asked) {
        Optional<Ply> last = game.last();
        boolean moved = last.isPresent();
        if (!moved && game.turn().equals(Position.START)) {
            return view(game, "shot", shot(game.turn()), List.of(), asked);
        }
        if (moved && !game.isPersonToMove()) {
            MoveTrace move = played(last.get());
            return view(game, "turned", turned(game, move), move.turned(), asked);
        }
        MoveTrace all = trace(ALL_WAYS, ChosenInputs.of(game.turn()));
        return view(game, "compass", compass(game, all), all.found(), asked);
    }

    private BitsView view(
            GameState game, String kind, List<Scene> scenes, List<Way> ways, BitsRequest asked) {
        boolean turned = kind.equals("turned");
        int otherwise = kind.equals("shot") ? 0 : scenes.size();
        return new BitsView(
                words,
                kind,
                turned ? game.last().orElseThrow().before() : game.turn(),
                scenes,
                Math.min(asked.scene().orElse(otherwise), scenes.size()),
                ways,
                turned
                        ? steps(turning(game, game.last().orElseThrow()), TURNED, TURNED_FAST)
                        : stepsOfFinding(game),
                game.url().link(),
                asked.front());
    }

    private MoveTrace played(Ply ply) {
        return trace(PLAYED, ChosenInputs.of(ply.before(), ply.square()));
    }

    private MoveTrace trace(String technique, ChosenInputs inputs) {
        return new MoveTrace(traces.of(bound(technique, inputs)));
    }

    private Arguments bound(String technique, ChosenInputs inputs) {
        return catalogue.find(technique).orElseThrow().bind(inputs);
    }

    /** The plain technique first, then the engine's; then what the last move did, and why. */
    private List<NamedLink> stepsOfFinding(GameState game) {
        Function<String, Link> page = technique -> game.url().trace(technique, game.ply());
        Stream<NamedLink> last =
                game.last().stream()
                        .map(ply -> step("turned", turning(game, ply).apply(TURNED), ply));
        Stream<NamedLink> choice =
                game.choice().stream().map(url -> step("choice", url, game.last().orElseThrow()));
        return Stream.of(steps(page, ALL_WAYS, FOUND_FAST).stream(), last, choice)
                .flatMap(Function.identity())
                .toList();
    }

    private static Function<String, Link> turning(GameState game, Ply ply) {
        return technique -> game.url().trace(technique, ply.number() - 1, square(ply));
    }

    private List<NamedLink> steps(Function<String, Link> page, String plain, String fast) {
        return List.of(step("how", page.apply(plain)), step("engine", page.apply(fast)));
    }

    private NamedLink step(String id, Object url, Ply... of) {
        Object[] squares = Stream.of(of).map(GameBits::square).toArray();
        return new NamedLink(id, words.text("bits.to." + id, squares), url.toString());
    }

    /** The steps behind the first page. */
    public Link page() {
        return Link.to("/trace/" + ONE_WAY).with(start().query());
    }

    private Arguments start() {
        return bound(ONE_WAY, ChosenInputs.of(Position.START));
    }

    /** The preview of the site: how the first move is found. */
    public Card card() {
        Narrator narrator = narrators.of(traces.of(start()), TraceContext.of(start()));
        List<Item> row =
                new StoryboardBuilder(narrator, page())
                        .frames().stream()
                                .map(frame -> Item.titled(frame.title(), frame.grid()))
                                .toList();
        return Card.of(words.text("bits.headline"), "", words.text("bits.lead"), row);
    }

    /** How {@code mobility/left} finds one move at the start. */
    private List<Scene> shot(Position start) {
        MoveTrace left = trace(ONE_WAY, ChosenInputs.of(start));
        long own = left.input(0);
        long white = left.input(1);
        long kept = left.bits("run");
        long legal = left.bits("legal");
        String value = left.code(0);
        return List.of(
                scene("shot.1", value, own, 0, names(own)),
                scene("shot.2", value, own, 0),
                scene("shot.3", value, own, 0, number(words, own), sum(own)),
                scene("shot.4", left.code("beside"), left.bits("beside"), 0),
                scene("shot.5", left.code("run"), kept, white, names(kept)),
                scene("shot.6", left.code("legal"), legal, white, names(legal)));
    }

    /** What the last move did to both numbers. */
    private List<Scene> turned(GameState game, MoveTrace move) {
        Ply ply = game.last().orElseThrow();
        String side = GameBoards.side(words, ply.side());
        String other = GameBoards.side(words, ply.side().other());
        long placed = move.input(0) | move.input(2);
        long after = move.bits("ownAfter");
        long white = move.input(1);
        long left = move.bits("opponentAfter");
        int discs = Long.bitCount(white & ~left);
        return List.of(
                scene("turned.1", move.code(2), placed, white, who(game, ply), square(ply), side),
                scene(
                        "turned.2",
                        move.code("gained"),
                        after,
                        white,
                        names(white & ~left),
                        side,
                        discs),
                scene(
                        "turned.3",
                        move.code("ownAfter"),
                        after,
                        left,
                        side,
                        discs + 1,
                        other,
                        discs));
    }

    /** What all eight directions find, after what the last move turned. */
    private List<Scene> compass(GameState game, MoveTrace all) {
        String side = GameBoards.side(words, game.toMove());
        String other = GameBoards.side(words, game.toMove().other());
        long legal = all.result();
        int moves = Long.bitCount(legal);
        Optional<Scene> last = game.last().map(ply -> last(game, ply));
        Scene search = scene("compass.2", all.called("run"), 0, 0, side, other);
        Scene union = scene("compass.3", all.again("legal"), legal, 0, side, moves);
        Scene found = scene("compass.4", all.last(), legal, 0, moves);
        return Stream.concat(last.stream(), Stream.of(search, union, found)).toList();
    }

    private Scene last(GameState game, Ply ply) {
        MoveTrace move = played(ply);
        long turned = move.input(1) & ~move.bits("opponentAfter");
        return scene(
                "compass.1",
                move.code("opponentAfter"),
                turned,
                0,
                who(game, ply),
                square(ply),
                names(turned));
    }

    private String who(GameState game, Ply ply) {
        return GameBoards.who(words, game, ply.side());
    }

    private static String square(Ply ply) {
        return Squares.name(ply.square());
    }

    private Scene scene(String key, String code, long bits, long rings, Object... said) {
        return new Scene(
                words.text("bits." + key),
                words.text("bits." + key + ".said", said),
                code,
                bits,
                rings,
                words.text("bits." + key + ".label", said),
                key.startsWith("compass") ? hex(bits) : number(words, bits));
    }

    /** A set of squares as one number, in groups of three digits. */
    static String number(Messages words, long bits) {
        return words.text("bits.number", new BigInteger(Long.toUnsignedString(bits)));
    }

    /** A set of squares in hex, in groups of four digits. */
    private static String hex(long bits) {
        String digits = HexFormat.of().withUpperCase().toHexDigits(bits);
        return "0x" + digits.replaceAll("(?<=\\G.{4})(?=.)", " ");
    }

    /** What each bit is worth, the highest first. */
    private String sum(long bits) {
        return Squares.list(bits).stream()
                .map(square -> number(words, Squares.bit(square)))
                .collect(Collectors.joining(" + "));
    }

    private String names(long squares) {
        return Squares.names(squares).replace(" ", words.text("story.list.comma"));
    }
}
