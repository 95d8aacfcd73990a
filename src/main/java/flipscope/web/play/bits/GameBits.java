package flipscope.web.play.bits;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Traces;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.story.motion.GameScenes;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Motion;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.draw.BoardPicture;
import flipscope.web.figure.Card;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.write.WriteRequest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
    private static final String COUNTING = "popcount/stages";
    private static final String COUNTED = "popcount/hardware";

    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;

    public GameBits(Catalogue catalogue, Traces traces, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
    }

    /** The bits of the shown position. */
    public BitsView of(GameState game, BitsRequest asked) {
        Optional<Ply> last = game.last();
        if (game.isOver()) {
            return over(game, asked);
        }
        if (last.isEmpty() && game.turn().equals(Position.START)) {
            return shot(game, asked);
        }
        return last.isPresent() && !game.isPersonToMove()
                ? turned(game, last.get(), asked)
                : compass(game, asked);
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
                game.last().stream().map(ply -> step("turned", stepsOfTurning(game, ply), ply));
        Stream<NamedLink> choice =
                game.choice().stream().map(url -> step("choice", url, game.last().orElseThrow()));
        List<NamedLink> found =
                own(game.url().code().moves(), "moves", game.turn(), "")
                        .orElseGet(() -> steps(page, ALL_WAYS, FOUND_FAST));
        return Stream.of(found.stream(), last, choice).flatMap(Function.identity()).toList();
    }

    private String stepsOfTurning(GameState game, Ply ply) {
        return ownTurning(game, ply)
                .map(steps -> steps.get(0).url())
                .orElseGet(() -> turning(game, ply).apply(TURNED).toString());
    }

    private Optional<List<NamedLink>> ownTurning(GameState game, Ply ply) {
        return own(game.url().code().turned(), "turned", ply.before(), square(ply));
    }

    /** The steps of the code that the game is played by, if it is not the engine's. */
    private Optional<List<NamedLink>> own(String code, String task, Position at, String move) {
        return code.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        List.of(
                                step(
                                        "own",
                                        WriteRequest.steps(task, code, at, move) + "#stepper")));
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

    /** The preview of the site: the board as it stands there. */
    public Card card() {
        return Card.of(
                words.text("bits.card"),
                "",
                words.text("bits.lead"),
                BoardPicture.played(Position.START, 0));
    }

    /** How {@code mobility/left} finds one move at the start, and what the other ways find. */
    private BitsView shot(GameState game, BitsRequest asked) {
        Position start = game.turn();
        MoveTrace left = trace(ONE_WAY, ChosenInputs.of(start));
        long own = left.input(0);
        long beside = left.bits("beside");
        long kept = left.bits("run");
        long legal = left.bits("legal");
        long others = start.legalMoves() & ~legal;
        List<Scene> scenes =
                List.of(
                        scene("shot.1", "", own, List.of()),
                        scene("shot.2", "", own, List.of()),
                        scene("shot.3", "", own, figure("shot.3", own), number(words, own)),
                        scene("shot.4", left.code("beside"), beside, figure("shot.4", beside)),
                        scene("shot.5", left.code("run"), kept, figure("shot.5", kept)),
                        scene(
                                "shot.6",
                                left.code("legal"),
                                legal,
                                figure("shot.6", legal, names(legal)),
                                names(legal),
                                names(others)));
        Motion film =
                new GameScenes()
                        .discs(0, start.opponent())
                        .becoming(Shape.BLACK, own, 0, 3)
                        .rows(1)
                        .homes(own, 3, 5)
                        .step(left.step("beside"), 3, 4)
                        .step(left.step("run"), 4, 5)
                        .step(left.step("beyond"), 5)
                        .motion(scenes.size());
        return new BitsView(
                words,
                "shot",
                start,
                scenes,
                asked,
                List.of(),
                new FilmView(film),
                words.text("bits.headline"),
                List.of(figure("black", own), figure("white", start.opponent())),
                stepsOfFinding(game),
                game.url().link());
    }

    /** What the last move changed. */
    private BitsView turned(GameState game, Ply ply, BitsRequest asked) {
        MoveTrace move = played(ply);
        String other = GameBoards.side(words, ply.side().other());
        long placed = move.input(2);
        long flips = move.bits("flips");
        long gained = move.bits("gained");
        int discs = Long.bitCount(flips);
        String square = square(ply);
        String rest = words.text("bits.turned.3.said", square, discs, discs + 1);
        List<Scene> scenes =
                List.of(
                        scene(
                                "turned.1",
                                "",
                                placed,
                                figure("turned.1", placed),
                                who(game, ply),
                                square),
                        scene(
                                "turned.2",
                                move.code("flips"),
                                flips,
                                figure("turned.2", flips),
                                other,
                                names(flips),
                                discs),
                        scene(
                                "turned.3",
                                move.code("gained"),
                                gained,
                                figure("turned.3", gained, square),
                                square,
                                discs,
                                discs + 1));
        Position after = game.shown().position();
        Motion film =
                discs(after)
                        .bits(placed, 0, 1)
                        .bits(flips, 1, 2)
                        .bits(gained, 2)
                        .motion(scenes.size());
        return view(
                game,
                "turned",
                after,
                scenes,
                asked,
                film,
                rest,
                ownTurning(game, ply)
                        .orElseGet(() -> steps(turning(game, ply), TURNED, TURNED_FAST)));
    }

    private static GameScenes discs(Position position) {
        boolean black = position.toMove() == Side.BLACK;
        return new GameScenes()
                .discs(
                        black ? position.own() : position.opponent(),
                        black ? position.opponent() : position.own());
    }

    private BitsView view(
            GameState game,
            String kind,
            Position shown,
            List<Scene> scenes,
            BitsRequest asked,
            Motion film,
            String rest,
            List<NamedLink> steps) {
        return new BitsView(
                words,
                kind,
                shown,
                scenes,
                asked,
                List.of(),
                new FilmView(film),
                rest,
                List.of(),
                steps,
                game.url().link());
    }

    /** What all eight directions find, after what the last move turned. */
    private BitsView compass(GameState game, BitsRequest asked) {
        Position turn = game.turn();
        MoveTrace all = trace(ALL_WAYS, ChosenInputs.of(turn));
        List<Way> ways = all.found();
        long legal = all.result();
        int moves = Long.bitCount(legal);
        boolean yours = game.url().player().isAlone(turn.toMove());
        String side = GameBoards.side(words, turn.toMove());
        String other = GameBoards.side(words, turn.toMove().other());
        String rest = words.text("bits.compass.4.said" + (yours ? ".yours" : ""), moves, side);
        Scene.Figure number = figure("compass.4", legal);
        List<Scene> scenes = new ArrayList<>();
        GameScenes film = discs(turn);
        game.last().ifPresent(ply -> scenes.add(last(ply, film)));
        int looks = scenes.size();
        scenes.add(scene("compass.2", all.called("run"), legal, List.of(), other));
        scenes.add(scene("compass.3", all.again("legal"), legal, number));
        scenes.add(scene("compass.4", all.last(), legal, number).saying(rest));
        for (int order = 0; order < ways.size(); order++) {
            Way way = ways.get(order);
            film.way(way.direction(), way.found(), way.run(), order, looks, looks + 1);
        }
        film.bits(legal, looks + 1);
        return new BitsView(
                words,
                "compass",
                turn,
                scenes,
                asked,
                ways,
                new FilmView(film.motion(scenes.size())),
                rest,
                List.of(),
                stepsOfFinding(game),
                game.url().link());
    }

    private Scene last(Ply ply, GameScenes film) {
        MoveTrace move = played(ply);
        long gained = move.bits("gained");
        film.bits(gained, 0, 1);
        return scene(
                "compass.1",
                move.code("opponentAfter"),
                gained,
                figure("turned.3", gained, square(ply)),
                square(ply),
                Long.bitCount(move.bits("flips")));
    }

    /** The end: both numbers, and how many bits each has. */
    private BitsView over(GameState game, BitsRequest asked) {
        Position end = game.shown().position();
        boolean blacks = end.toMove() == Side.BLACK;
        long black = blacks ? end.own() : end.opponent();
        long white = blacks ? end.opponent() : end.own();
        List<Scene.Figure> counts = List.of(count("black", black), count("white", white));
        List<Scene> scenes =
                List.of(
                        scene(
                                "over.1",
                                "",
                                black,
                                List.of(figure("black", black), figure("white", white))),
                        scene("over.2", counted(black).last(), black, counts));
        Motion film = new GameScenes().packed(black, white, 1).motion(scenes.size());
        return view(game, "over", end, scenes, asked, film, "", stepsOfCounting(black));
    }

    private MoveTrace counted(long discs) {
        return trace(COUNTED, ChosenInputs.of(Map.of("bits", FilmView.hex(discs))));
    }

    private Scene.Figure count(String side, long discs) {
        return new Scene.Figure(
                words.text("bits.count." + side), String.valueOf(counted(discs).result()), "");
    }

    private List<NamedLink> stepsOfCounting(long discs) {
        Function<String, Link> page =
                technique -> Link.to("/trace/" + technique).with("bits", FilmView.hex(discs));
        return steps(page, COUNTING, COUNTED);
    }

    private String who(GameState game, Ply ply) {
        return GameBoards.who(words, game, ply.side());
    }

    private static String square(Ply ply) {
        return Squares.name(ply.square());
    }

    private Scene scene(String key, String code, long bits, Scene.Figure figure, Object... said) {
        return scene(key, code, bits, List.of(figure), said);
    }

    private Scene scene(
            String key, String code, long bits, List<Scene.Figure> figures, Object... said) {
        return new Scene(
                words.text("bits." + key),
                words.text("bits." + key + ".said", said),
                code,
                bits,
                figures);
    }

    private Scene.Figure figure(String key, long bits, Object... of) {
        return new Scene.Figure(
                words.text("bits." + key + ".label", of), number(words, bits), hex(bits));
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

    private String names(long squares) {
        return Squares.names(squares).replace(" ", words.text("story.list.comma"));
    }
}
