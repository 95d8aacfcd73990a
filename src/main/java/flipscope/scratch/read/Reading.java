package flipscope.scratch.read;

import flipscope.text.DataFile;
import flipscope.trace.SourceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lines as they were typed, read as Java. Every line keeps its number.
 *
 * @param text as Java
 * @param changes what became something else, operators first
 * @param language what they were read as
 * @param cuts whether a number without an end is drawn, of which only 64 bits are seen
 * @param shiftsOut how long a number is of which a shift by all bits or more leaves nothing, at
 *     least
 */
public record Reading(
        String text, List<Change> changes, String language, boolean cuts, int shiftsOut) {
    static final String FILE = "bits.java";
    private static final Logger LOG = LoggerFactory.getLogger(Reading.class);

    /** A text and what it was read as. */
    public record Change(String from, String to) {}

    /**
     * What Java does not have.
     *
     * @param language that has it
     * @param start where it stands in the text, from 0
     */
    public record Foreign(String language, int start, String text) {}

    /** The functions that copies of lines bring with them. */
    private static final List<String> HELPERS =
            List.of("Python", "JavaScript").stream()
                    .flatMap(
                            each ->
                                    DataFile.table("/scratch/languages/" + each + ".txt")
                                            .entrySet()
                                            .stream()
                                            .filter(
                                                    entry ->
                                                            entry.getKey().startsWith("use ")
                                                                    && !entry.getKey()
                                                                            .equals("use M"))
                                            .map(entry -> entry.getValue().replace("\\n", "\n")))
                    .toList();

    /** Whether this is no Java, by what only other languages have. */
    public static boolean isForeign(String typed) {
        return Dialect.of(typed) != Dialect.JAVA;
    }

    /** The first on a line that only another language has, if anything there is of one. */
    public static Optional<Foreign> foreign(String typed, int line) {
        return Dialect.seen(typed, line);
    }

    /**
     * Reads lines.
     *
     * @throws SourceException if they cannot be read, or not exactly
     */
    public static Reading of(String typed) {
        Dialect dialect = Dialect.of(typed);
        String text = dialect.isOpen() ? withoutHelpers(typed) : typed;
        Lexer lexer = new Lexer(text, dialect);
        StatementParser parser = new StatementParser(text, dialect, lexer.tokens());
        return orRefused(
                () -> read(text, lexer, parser),
                () -> parser.fault(parser.token(), "this cannot be read"));
    }

    /** The last net: what nobody thought of is refused like everything that cannot be read. */
    static Reading orRefused(Supplier<Reading> reading, Supplier<SourceException> refusal) {
        try {
            return reading.get();
        } catch (SourceException refused) {
            throw refused;
        } catch (RuntimeException unexpected) {
            LOG.error("lines could not be read", unexpected);
            throw refusal.get();
        }
    }

    private static Reading read(String text, Lexer lexer, StatementParser parser) {
        Dialect dialect = parser.dialect;
        List<Token> tokens = new Macros(parser).expand(lexer.tokens());
        parser.tokens = tokens;
        parser.at = 0;
        List<Statement> all = unwrapped(parser.all());
        Set<String> names = JavaWriter.names(all, tokens);
        JavaWriter writer = new JavaWriter(text, dialect, lexer.comments(), all, tokens, names);
        String java = writer.write();
        List<Change> changes = new ArrayList<>(writer.operators);
        changes.addAll(writer.words);
        changes.addAll(writer.lines);
        return new Reading(
                java, List.copyOf(changes), dialect.title(), writer.cuts, dialect.shiftsOut());
    }

    private static String withoutHelpers(String typed) {
        String text = typed;
        for (String each : HELPERS) {
            int at = text.indexOf(each);
            if (at >= 0) {
                String blank = "\n".repeat((int) each.chars().filter(c -> c == '\n').count());
                text = text.substring(0, at) + blank + text.substring(at + each.length());
            }
        }
        return text;
    }

    /** The lines of {@code main}, where nothing else has any. */
    private static List<Statement> unwrapped(List<Statement> all) {
        List<Statement> lines = new ArrayList<>();
        for (Statement each : all) {
            if (each instanceof Statement.Function function && function.name().is("main")) {
                for (Statement inner : function.body().statements()) {
                    if (!(inner instanceof Statement.Return)) {
                        lines.add(inner);
                    }
                }
            } else {
                lines.add(each);
            }
        }
        return lines;
    }
}
