package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.story.BitNames;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A word as it is drawn, which lessons quote as squares, count, hex or number. */
public record DrawnWord(Word word, DisplayFormat view) {
    private static final List<String> WAYS = List.of("squares", "count", "hex", "number");

    /** The paths of a value. */
    static List<String> paths(String name) {
        return WAYS.stream().map(way -> name + "." + way).toList();
    }

    /** Its readings by path. */
    static Map<String, Reading> readings(String name, long set) {
        DrawnWord board = new DrawnWord(Word.of(set), DisplayFormat.BOARD);
        Map<String, Reading> all = new LinkedHashMap<>();
        WAYS.forEach(way -> all.put(name + "." + way, board.read(way)));
        return all;
    }

    /**
     * It in one notation.
     *
     * @throws Mistake if there is no such notation, or it has no squares
     */
    Reading read(String way) {
        return switch (way) {
            case "squares" -> squares();
            case "count" -> Reading.number(Long.bitCount(word.unsigned()));
            case "hex" -> new Reading(Kind.HEX, word.text());
            case "number" ->
                    word.type().equals(Type.BOOLEAN)
                            ? new Reading(Kind.TEXT, word.text())
                            : Reading.number(word.bits());
            default -> throw new Mistake("a value has no " + quoted(way) + meant(way, WAYS));
        };
    }

    private Reading squares() {
        if (!BitNames.areSquares(view)) {
            throw new Mistake("this value has no squares; it has count, hex and number");
        }
        return Reading.squares(BitNames.names(word.unsigned(), view));
    }
}
