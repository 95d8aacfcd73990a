package flipscope.web.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences in pieces, with the squares that they name: {@code e4}, or {@code b2/3} of the cube.
 *
 * @param title what the stop is about: the first sentence, unless it names squares
 * @param told what came of it; not there while the reader has the motion at its beginning
 */
public record NamedSquares(List<Part> title, List<Part> told) {
    private static final Pattern SQUARE =
            Pattern.compile("(?<!\\w)[a-h][1-8](?:/[1-4])?(?![\\w/])");

    private static final Pattern END = Pattern.compile("[.?!…] ");

    /**
     * A piece of a sentence.
     *
     * @param square the square that it names, or empty
     * @param url the origin of its bit in the result; null where it has none
     */
    public record Part(String text, String square, String url) {}

    /**
     * @param url the address of a square's origin, or null
     */
    static NamedSquares of(String sentences, UnaryOperator<String> url) {
        int first = first(sentences);
        return new NamedSquares(
                parts(sentences.substring(0, first), url), parts(sentences.substring(first), url));
    }

    private static int first(String sentences) {
        Matcher end = END.matcher(sentences);
        int title = end.find() ? end.end() : sentences.length();
        return SQUARE.matcher(sentences.substring(0, title)).find() ? 0 : title;
    }

    /** A text in pieces: each square it names, and the text between them. */
    private static List<Part> parts(String sentence, UnaryOperator<String> url) {
        List<Part> parts = new ArrayList<>();
        Matcher square = SQUARE.matcher(sentence);
        int at = 0;
        while (square.find()) {
            addText(parts, sentence.substring(at, square.start()));
            parts.add(new Part(square.group(), square.group(), url.apply(square.group())));
            at = square.end();
        }
        addText(parts, sentence.substring(at));
        return parts;
    }

    private static void addText(List<Part> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(new Part(text, "", null));
        }
    }
}
