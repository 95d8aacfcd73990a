package flipscope.web;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of a game, pasted where its moves are asked for: a page of ours here or on another
 * server, or any other that names {@code moves}, {@code start} or {@code position} as ours do.
 */
final class PastedLink {
    private static final Pattern ADDRESS =
            Pattern.compile("(?:https?://|/)[^\\s?#]*\\?([^\\s#]*)(?:#\\S*)?");

    private final Map<String, String> parameters;

    private PastedLink(Map<String, String> parameters) {
        this.parameters = parameters;
    }

    /** The link that a text is; none where it is no address of a game. */
    static Optional<PastedLink> of(String text) {
        Matcher address = ADDRESS.matcher(text.strip());
        return address.matches()
                ? decoded(address.group(1)).filter(PastedLink::namesGame)
                : Optional.empty();
    }

    private static Optional<PastedLink> decoded(String query) {
        Map<String, String> parameters = new HashMap<>();
        try {
            for (String each : query.split("&", -1)) {
                String[] pair = each.split("=", 2);
                parameters.putIfAbsent(pair[0], pair.length == 1 ? "" : decode(pair[1]));
            }
        } catch (IllegalArgumentException brokenEscape) {
            return Optional.empty();
        }
        return Optional.of(new PastedLink(parameters));
    }

    private static String decode(String value) {
        return URLDecoder.decode(value, StandardCharsets.UTF_8);
    }

    private boolean namesGame() {
        return parameters.containsKey("moves") || start().isPresent();
    }

    private Optional<String> start() {
        return Optional.ofNullable(parameters.get("start"))
                .or(() -> Optional.ofNullable(parameters.get("position")));
    }

    /**
     * The whole game.
     *
     * @throws NotationException if its moves or its start cannot be read
     */
    Game game() {
        Position start = start().map(PositionText::read).orElse(Position.START);
        return TranscriptText.read(parameters.getOrDefault("moves", ""), start);
    }
}
