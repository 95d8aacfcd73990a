package flipscope.lesson.read;

import flipscope.rules.Position;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Values of a position: {@code legal.squares}, {@code black.count}, {@code to-move}. */
final class BoardResults implements Results {
    private static final String TO_MOVE = "to-move";
    private static final String EMPTIES = "empties";

    private final Position position;
    private final Map<String, Long> sets;

    BoardResults(Position position) {
        this.position = position;
        this.sets =
                Map.of(
                        "legal", position.legalMoves(),
                        "black", position.black(),
                        "white", position.white());
    }

    @Override
    public Reading read(String path) {
        if (path.equals(TO_MOVE)) {
            return new Reading(Reading.Kind.TEXT, position.toMove().title());
        }
        if (path.equals(EMPTIES)) {
            return new Reading(
                    Reading.Kind.NUMBER, Integer.toString(Long.bitCount(position.empty())));
        }
        String[] parts = path.split("\\.", 2);
        Long set = sets.get(parts[0]);
        if (set == null || parts.length < 2) {
            throw new WrongPath(
                    "no value " + Problems.quoted(path) + Problems.meant(path, paths()));
        }
        return WordText.read(new TraceResults.Drawn(Word.of(set), ViewKind.BOARD), parts[1]);
    }

    private List<String> paths() {
        List<String> paths = new ArrayList<>(List.of(TO_MOVE, EMPTIES));
        sets.keySet().stream().sorted().forEach(name -> paths.addAll(WordText.paths(name)));
        return paths;
    }
}
