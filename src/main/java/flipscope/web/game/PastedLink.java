package flipscope.web.game;

import flipscope.notation.GameText;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.QueryText;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The address of a game, pasted where moves are expected: from this site on any server; from any
 * page with the parameters {@code moves}, {@code start} or {@code position} as used here; or from
 * another site, if some part of the address is a complete game or board.
 */
final class PastedLink {
    private static final Pattern ADDRESS =
            Pattern.compile("(https?://[^\\s/?#]*)?(/[^\\s?#]*)(?:\\?([^\\s#]*))?(?:#(\\S*))?");

    private PastedLink() {}

    /**
     * Reads the game that a link names; empty if it is not the address of a game.
     *
     * @throws NotationException if what it names cannot be read
     */
    static Optional<Game> read(String text) {
        Matcher address = ADDRESS.matcher(text.strip());
        if (!address.matches()) {
            return Optional.empty();
        }
        try {
            Map<String, String> query = QueryText.read(address.group(3));
            if (query.containsKey("moves") || start(query).isPresent()) {
                return Optional.of(named(query));
            }
            return Optional.ofNullable(address.group(1)).flatMap(site -> elsewhere(address));
        } catch (IllegalArgumentException brokenEscape) {
            return Optional.empty();
        }
    }

    private static Optional<String> start(Map<String, String> query) {
        return Optional.ofNullable(query.get("start"))
                .or(() -> Optional.ofNullable(query.get("position")));
    }

    private static Game named(Map<String, String> query) {
        Position start = start(query).map(PositionText::read).orElse(Position.START);
        return TranscriptText.read(query.getOrDefault("moves", ""), start);
    }

    /** The first value that is a game: in the query, in the fragment, or in the path. */
    private static Optional<Game> elsewhere(Matcher address) {
        return Stream.of(address.group(3), address.group(4), address.group(2))
                .filter(part -> part != null)
                .flatMap(part -> Stream.of(part.split("[&=?/]", -1)))
                .map(QueryText::decoded)
                .flatMap(each -> value(each).stream())
                .findFirst();
    }

    /** A board, or at least two moves: a single square may occur in any address. */
    private static Optional<Game> value(String value) {
        try {
            Game game = GameText.read(value);
            return Optional.of(game).filter(any -> game.plies().size() != 1);
        } catch (NotationException other) {
            return Optional.empty();
        }
    }
}
