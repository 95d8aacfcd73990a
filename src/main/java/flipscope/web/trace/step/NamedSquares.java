package flipscope.web.trace.step;

import flipscope.web.trace.step.StepperView.SentencePart;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the squares that a sentence names: {@code e4}, or {@code b2/3} of the cube. */
final class NamedSquares {
    private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8](?:/[1-4])?(?![\\w/])");

    private final UnaryOperator<String> url;

    /**
     * @param url the address of a square's origin, or null
     */
    NamedSquares(UnaryOperator<String> url) {
        this.url = url;
    }

    /** The sentence in pieces: each square it names, and the text between them. */
    List<SentencePart> in(String sentence) {
        List<SentencePart> parts = new ArrayList<>();
        Matcher square = SQUARE.matcher(sentence);
        int at = 0;
        while (square.find()) {
            addText(parts, sentence.substring(at, square.start()));
            parts.add(new SentencePart(square.group(), square.group(), url.apply(square.group())));
            at = square.end();
        }
        addText(parts, sentence.substring(at));
        return parts;
    }

    private static void addText(List<SentencePart> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(new SentencePart(text, "", null));
        }
    }
}
