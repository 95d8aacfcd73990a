package flipscope.lesson.read;

import java.util.Set;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/** Finds {@code {{NAME.PATH}}} in a text. */
final class LiveValueParser implements InlineContentParser, InlineContentParserFactory {
    private static final int LONGEST = 120;

    @Override
    public Set<Character> getTriggerCharacters() {
        return Set.of('{');
    }

    /** Keeps nothing between two places. */
    @Override
    public InlineContentParser create() {
        return this;
    }

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        if (!scanner.next("{{")) {
            return ParsedInline.none();
        }
        Position start = scanner.position();
        for (int length = 0; scanner.hasNext() && scanner.peek() != '}'; length++) {
            // Stop here: with many open braces, each would otherwise scan all the rest.
            if (length == LONGEST) {
                return ParsedInline.none();
            }
            scanner.next();
        }
        String expression = scanner.getSource(start, scanner.position()).getContent();
        return scanner.next("}}")
                ? ParsedInline.of(new LiveValue(expression.strip()), scanner.position())
                : ParsedInline.none();
    }
}
