package flipscope.web.trace.step;

import flipscope.web.trace.step.StepperView.SentencePart;
import flipscope.web.trace.step.StepperView.SentenceView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the squares that a sentence names: {@code e4}, or {@code b2/3} of the cube. */
final class NamedSquares {
    private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8](?:/[1-4])?(?![\\w/])");

    private static final Pattern END = Pattern.compile("[.?!…] ");

    private final UnaryOperator<String> url;

    /**
     * @param url the address of a square's origin, or null
     */
    NamedSquares(UnaryOperator<String> url) {
        this.url = url;
    }

    /** The first sentence stands there from the start, unless it names squares. */
    SentenceView in(String sentences) {
        Matcher end = END.matcher(sentences);
        int title = end.find() ? end.end() : sentences.length();
        if (SQUARE.matcher(sentences.substring(0, title)).find()) {
            title = 0;
        }
        return new SentenceView(
                parts(sentences.substring(0, title)), parts(sentences.substring(title)));
    }

    /** A text in pieces: each square it names, and the text between them. */
    private List<SentencePart> parts(String sentence) {
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
