package flipscope.web.code;

import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.Optional;

/**
 * The first mistake in code, which an editor says below its field, also while one types.
 *
 * @param mistake empty if it can be read
 * @param way where the code can be read as it is
 */
public record MistakeView(Messages words, Optional<SourceException> mistake, Optional<Way> way) {
    /** A link and its text. */
    public record Way(String name, String url) {}

    public MistakeView(Messages words, Optional<SourceException> mistake) {
        this(words, mistake, Optional.empty());
    }

    /** Its place for the script: first line and column, last line and column. */
    public String place() {
        Span span = mistake.orElseThrow().span();
        return span.line() + " " + span.column() + " " + span.endLine() + " " + span.endColumn();
    }

    /** Where it is and what would be right; empty without one. */
    public String said() {
        return mistake.map(this::sentence).orElse("");
    }

    private String sentence(SourceException wrong) {
        Span span = wrong.span();
        return words.text("editor.mistake", span.line(), span.column(), wrong.getMessage());
    }
}
