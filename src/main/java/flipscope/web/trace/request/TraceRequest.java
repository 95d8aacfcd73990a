package flipscope.web.trace.request;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.NotationException;
import flipscope.notation.RandomText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.Edit;
import flipscope.trace.Parameter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An algorithm and its inputs, as read from an address. The inputs come from {@code position} or
 * from a ply of a game; the game is kept for the link back to it.
 *
 * @param arguments the algorithm and its inputs
 * @param link the address without the parameters for the step and its options
 * @param game the game that the position comes from, at the ply that is stepped
 * @param fault an edit that cannot run; the code is then left unedited
 */
public record TraceRequest(
        Arguments arguments, Link link, Optional<GameState> game, Optional<EditFault> fault) {
    /** Set-up mode: choosing a square changes its disc. */
    public static final String SETUP = "setup";

    /** The seed that a position was found by, kept beside the position itself. */
    public static final String SEED = "seed";

    /** The maximum length of a step's name. */
    public static final int LONGEST_NAME = 80;

    /** The square whose legality is explained. */
    public static final String WHY = "why";

    private static final int LONGEST_POSITION = 400;
    private static final int LONGEST_MOVES = 1_000;
    private static final int LONGEST_PLY = 10;
    private static final int LONGEST_WORD = 80;

    /** Without a fault. */
    public TraceRequest(Arguments arguments, Link link, Optional<GameState> game) {
        this(arguments, link, game, Optional.empty());
    }

    /** Reads a request. {@code position} takes precedence over a game. */
    public static TraceRequest read(Technique algorithm, Query query) {
        Optional<String> position = typed(query);
        Optional<GameState> game = position.isPresent() ? Optional.empty() : game(algorithm, query);
        Optional<Integer> move = query.string("move", LONGEST_WORD).map(TraceRequest::square);
        ChosenInputs setup =
                new ChosenInputs(
                        game.map(GameState::turn).or(() -> position(algorithm, position)),
                        move.or(() -> game.flatMap(GameState::next)),
                        values(algorithm, query));
        Arguments arguments = bind(algorithm, setup);
        Link link = Link.to("/trace/" + algorithm.id());
        Link full =
                game.map(state -> link(link, state, move))
                        .orElseGet(() -> link.with(arguments.query()));
        Link changed =
                full.with(SEED, seed(query))
                        .with(SETUP, isSetUp(algorithm, query))
                        .with(ChangedCode.EDIT, ChangedCode.read(query));
        return new TraceRequest(arguments, changed, game);
    }

    /** The edit of the code. */
    public Optional<Edit> edit() {
        return Edit.read(link.get(ChangedCode.EDIT));
    }

    /** The title for readers: the technique's, marked if its code is edited. */
    public String title(Messages words) {
        String title = arguments.algorithm().title();
        return edit().isEmpty() ? title : words.text("change.title", title);
    }

    /** Everything that the trace depends on, in the form of addresses. */
    public List<String> given() {
        Map<String, String> all = new LinkedHashMap<>(arguments.query());
        edit().ifPresent(each -> all.put(ChangedCode.EDIT, each.toString()));
        return all.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList();
    }

    private static String isSetUp(Technique algorithm, Query query) {
        return algorithm.takes(From.POSITION) ? query.choice(SETUP, List.of("1")).orElse("") : "";
    }

    /** The position as typed; for a random one, with its number of discs if given. */
    public static Optional<String> typed(Query query) {
        Optional<Integer> discs =
                query.number("discs", RandomPositions.MIN_DISCS, RandomPositions.MAX_DISCS);
        return query.string("position", LONGEST_POSITION)
                .map(text -> discs.isPresent() && isSeed(text) ? text + ":" + discs.get() : text);
    }

    private static boolean isSeed(String text) {
        return RandomText.of(text).filter(random -> random.discs().isEmpty()).isPresent();
    }

    private static String seed(Query query) {
        String seed = query.string(SEED, LONGEST_WORD).orElse("");
        if (!seed.isEmpty() && !isSeed("random:" + seed)) {
            throw query.refusal(SEED, "inputs.error.seed", seed);
        }
        return seed;
    }

    /**
     * The inputs for another algorithm, taken from these by name. Empty if it works on another kind
     * of board, or rejects these inputs.
     */
    public Optional<Arguments> on(Technique other) {
        Arguments chosen = arguments;
        if (!other.board().equals(chosen.algorithm().board())) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    other.bind(new ChosenInputs(chosen.position(), chosen.move(), chosen.query())));
        } catch (InputException cannotTakeThese) {
            return Optional.empty();
        }
    }

    /**
     * The address of another algorithm on the same inputs, unedited, and beside the game if this
     * one is.
     */
    public Link to(Technique other) {
        boolean beside = !link.get("trace").isEmpty();
        Link unchanged = link.with(ChangedCode.EDIT, "");
        return beside ? unchanged.with("trace", other.id()) : unchanged.at("/trace/" + other.id());
    }

    /** The address of the page that compares two algorithms on these inputs. */
    public Link comparing(Technique left, Technique right) {
        Link page =
                Link.to("/compare")
                        .with("left", left.id())
                        .with("right", right.id())
                        .with(link)
                        .with("trace", "");
        return EmbedAddress.from(link, page);
    }

    /** A copy whose links stay inside an embed. */
    public TraceRequest within(Embedding embedding) {
        return new TraceRequest(arguments, embedding.in(link), game, fault);
    }

    /** A copy with unedited code and the fault of the edit. */
    public TraceRequest refusing(EditFault change) {
        Link unchanged = link.with(ChangedCode.EDIT, "");
        return new TraceRequest(arguments, unchanged, game, Optional.of(change));
    }

    /** A copy whose links keep the question about a square. */
    public TraceRequest asking(String why) {
        return new TraceRequest(arguments, link.with(WHY, why), game, fault);
    }

    /** Whether the address is for a stepper inside another page: a game's or an embedding one. */
    public static boolean isPart(Link link) {
        return isBesideGame(link) || EmbedAddress.isEmbed(link.path());
    }

    /** Whether the address is for a stepper inside the page of a game. */
    public static boolean isBesideGame(Link link) {
        return !link.get("trace").isEmpty();
    }

    /** The stand-alone page for a stepper beside a game; it keeps the game. */
    public static Link apart(Link link) {
        return isBesideGame(link) ? link.at("/trace/" + link.get("trace")).with("trace", "") : link;
    }

    /** A request for the current position of a game. */
    public static TraceRequest beside(Technique algorithm, GameState game, Link link) {
        return new TraceRequest(
                bind(algorithm, ChosenInputs.of(game.turn())), link, Optional.of(game));
    }

    private static Link link(Link link, GameState game, Optional<Integer> move) {
        return link.with(game.url().stepping(Optional.empty()).parameters())
                .with("ply", game.ply())
                .with("move", move.map(Squares::name).orElse(""));
    }

    private static Arguments bind(Technique algorithm, ChosenInputs setup) {
        try {
            return algorithm.bind(setup);
        } catch (InputException wrong) {
            throw ProblemException.parameter(wrong.parameter(), wrong.getMessage());
        }
    }

    /**
     * The game of the request. A game without moves is recognised by its ply. An algorithm that
     * takes a move gets the position before that move.
     */
    private static Optional<GameState> game(Technique algorithm, Query query) {
        boolean given =
                query.string("moves", LONGEST_MOVES)
                        .or(() -> query.string("start", LONGEST_POSITION))
                        .or(() -> query.string("ply", LONGEST_PLY))
                        .isPresent();
        if (!given || !algorithm.takes(From.POSITION)) {
            return Optional.empty();
        }
        GameState game = GameReader.read(query);
        return Optional.of(algorithm.takes(From.MOVE) ? game.beforeMove() : game);
    }

    /** The position on a Reversi board; inputs of other sizes are bound as typed. */
    private static Optional<Position> position(Technique algorithm, Optional<String> text) {
        return text.filter(written -> !algorithm.takes(From.BOARD))
                .map(written -> GameReader.position("position", written));
    }

    private static Map<String, String> values(Technique algorithm, Query query) {
        Map<String, String> values = new HashMap<>();
        if (algorithm.takes(From.BOARD)) {
            query.string("position", LONGEST_POSITION)
                    .ifPresent(text -> values.put("position", text));
            query.string("moves", LONGEST_MOVES).ifPresent(text -> values.put("moves", text));
        }
        for (Parameter input : algorithm.inputs()) {
            if (Technique.from(input) == From.VALUE) {
                query.string(input.name(), LONGEST_WORD)
                        .ifPresent(text -> values.put(input.name(), text));
            }
        }
        return values;
    }

    private static int square(String text) {
        try {
            return SquareText.read(text);
        } catch (NotationException wrong) {
            throw ProblemException.parameter("move", wrong.getMessage());
        }
    }
}
