package flipscope.lesson.read;

import flipscope.lesson.read.Results.Reading;
import flipscope.lesson.read.Results.WrongPath;
import flipscope.rules.Squares;
import flipscope.story.BitNames;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;

/** A value in the notations available to lessons: squares, count, hex, number. */
final class WordText {
    private static final List<String> WAYS = List.of("squares", "count", "hex", "number");

    private WordText() {}

    /** The paths of a value. */
    static List<String> paths(String name) {
        return WAYS.stream().map(way -> name + "." + way).toList();
    }

    /**
     * A value in one notation.
     *
     * @throws WrongPath if there is no such notation, or the value has no squares
     */
    static Reading read(TraceResults.Drawn drawn, String way) {
        Word word = drawn.word();
        return switch (way) {
            case "squares" -> squares(word, drawn.view());
            case "count" -> number(Long.bitCount(word.unsigned()));
            case "hex" -> new Reading(Reading.Kind.HEX, word.text());
            case "number" -> asNumber(word);
            default ->
                    throw new WrongPath(
                            "a value has no " + Problems.quoted(way) + Problems.meant(way, WAYS));
        };
    }

    private static Reading asNumber(Word word) {
        return word.type().equals(Type.BOOLEAN)
                ? new Reading(Reading.Kind.TEXT, word.text())
                : number(word.bits());
    }

    private static Reading number(long value) {
        return new Reading(Reading.Kind.NUMBER, Long.toString(value));
    }

    private static Reading squares(Word word, ViewKind view) {
        if (!BitNames.areSquares(view)) {
            throw new WrongPath("this value has no squares; it has count, hex and number");
        }
        return squares(BitNames.names(word.unsigned(), view));
    }

    /** Squares of a Reversi board. */
    static Reading squares(long set) {
        return squares(Squares.list(set).stream().map(Squares::name).toList());
    }

    private static Reading squares(List<String> names) {
        String text = names.isEmpty() ? "none" : String.join(", ", names);
        return new Reading(Reading.Kind.SQUARES, text);
    }
}
