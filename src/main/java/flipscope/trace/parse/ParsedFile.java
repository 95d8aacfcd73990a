package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseException;
import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.Range;
import com.github.javaparser.Token;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.SimpleName;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * A parsed source file.
 *
 * @param comments every comment, in textual order
 */
public record ParsedFile(SourceText text, CompilationUnit unit, List<Comment> comments) {
    private static final Pattern LEXICAL = Pattern.compile("at line (\\d+), column (\\d+)");
    private static final Pattern EXPECTED =
            Pattern.compile("expected (?:one of )?(.*)", Pattern.DOTALL);

    /** Behind these no semicolon is missing. */
    private static final Set<String> WHOLE = Set.of("{", "}", ";");

    /** Deeper text needs a larger stack, since the parser takes up to 8 kB for a level. */
    private static final int ORDINARY_DEPTH = 40;

    /** How many expected tokens an error may list. */
    private static final int MOST_ALTERNATIVES = 3;

    /**
     * Parses a file as Java 17.
     *
     * @throws SourceException if it is not Java, or too long or too deep
     */
    public static ParsedFile of(SourceFile file) {
        return of(new SourceText(file), file.text(), 0);
    }

    /**
     * Parses methods and constants that have no class around them, as if they had.
     *
     * @param head the beginning of the class
     * @param members the text of the file, to which brackets and heads of methods may be added
     * @throws SourceException if they are not Java, or too long or too deep
     */
    static ParsedFile ofMembers(SourceFile file, String head, String members) {
        SourceText text = new SourceText(file);
        ParsedFile parsed = of(text, head + "\n" + members + "\n}\n", 1);
        parsed.unit.walk(node -> moveUp(text, node));
        parsed.comments.forEach(comment -> moveUp(text, comment));
        return parsed;
    }

    private static void moveUp(SourceText text, Node node) {
        node.getRange()
                .map(range -> new Range(up(text, range.begin), up(text, range.end)))
                .ifPresent(node::setRange);
    }

    /** What was added has the place of the character beside it. */
    private static Position up(SourceText text, Position place) {
        int line = Math.max(1, Math.min(text.lines().size(), place.line - 1));
        int column = place.line == 1 ? 1 : Math.min(place.column, text.line(line).length());
        return new Position(line, Math.max(1, column));
    }

    /**
     * @param above how many lines the parsed text has above those of the file
     */
    private static ParsedFile of(SourceText text, String part, int above) {
        int depth = SourceGuard.check(text);
        Supplier<ParseResult<CompilationUnit>> parsing = () -> parse(text, part, above);
        ParseResult<CompilationUnit> result =
                depth <= ORDINARY_DEPTH ? parsing.get() : StackBudget.onLargeStack(parsing);
        if (!result.isSuccessful()) {
            throw fault(text, result.getProblem(0), above);
        }
        List<Comment> comments =
                result.getCommentsCollection()
                        .map(all -> List.copyOf(all.getComments()))
                        .orElse(List.of());
        CompilationUnit unit = result.getResult().orElseThrow();
        unit.findFirst(SimpleName.class, ParsedFile::isReserved)
                .ifPresent(
                        name -> {
                            throw text.fault(
                                    span(name).up(above),
                                    "`%s` is a word of Java; choose another name".formatted(name));
                        });
        return new ParsedFile(text, unit, comments);
    }

    /** {@code _}, {@code assert} and {@code enum} were names in earlier versions of Java. */
    private static boolean isReserved(SimpleName name) {
        return SourceVersion.isKeyword(name.getIdentifier(), SourceVersion.RELEASE_17);
    }

    /** By the grammar alone: the subset refuses in its own words whatever is beyond it. */
    private static ParseResult<CompilationUnit> parse(SourceText text, String part, int above) {
        ParserConfiguration configuration =
                new ParserConfiguration()
                        .setLanguageLevel(LanguageLevel.RAW)
                        .setAttributeComments(false);
        try {
            return new JavaParser(configuration).parse(part);
        } catch (ParseProblemException e) {
            throw fault(text, e.getProblems().get(0), above);
        }
    }

    private static SourceException fault(SourceText text, Problem problem, int above) {
        String message = problem.getMessage();
        Matcher lexical = LEXICAL.matcher(message);
        if (lexical.find()) {
            int line = Integer.parseInt(lexical.group(1)) - above;
            int column = Integer.parseInt(lexical.group(2));
            return text.fault(
                    message.contains("<EOF>")
                            ? opening(text)
                            : new Span(line, column, line, column),
                    "this is not a word or symbol of Java, or a quote or a comment is not closed");
        }
        Span place = place(text, problem, above);
        boolean inside = place.column() <= text.line(place.line()).length();
        String said =
                endsTooSoon(problem) || !inside && lacksSemicolon(problem)
                        ? "a `;` is missing here, or an operator"
                        : explain(problem, inside);
        return text.fault(inside ? place : end(text), said);
    }

    /**
     * Where a mistake is: the unexpected token or, if only a semicolon is missing, the end of the
     * line before.
     */
    private static Span place(SourceText text, Problem problem, int above) {
        Token last = last(problem);
        if (last == null) {
            return problem.getLocation()
                    .flatMap(TokenRange::toRange)
                    .map(range -> span(range).up(above))
                    .orElse(end(text));
        }
        Token bad = last.next;
        if (bad.kind == 0) {
            return end(text);
        }
        if (endsTooSoon(problem)) {
            return new Span(last.endLine, last.endColumn, last.endLine, last.endColumn).up(above);
        }
        return new Span(bad.beginLine, bad.beginColumn, bad.endLine, bad.endColumn).up(above);
    }

    /** Whether what was not expected stands below a line that could have ended with a semicolon. */
    private static boolean endsTooSoon(Problem problem) {
        return lacksSemicolon(problem) && last(problem).next.beginLine > last(problem).endLine;
    }

    private static boolean lacksSemicolon(Problem problem) {
        Token last = last(problem);
        return last != null
                && last.next.kind != 0
                && last.image != null
                && !WHOLE.contains(last.image)
                && problem.getMessage().contains("\";\"");
    }

    /** The token before the one at which the parser stumbled; null if it did not stumble at one. */
    private static Token last(Problem problem) {
        return problem.getCause().orElse(null) instanceof ParseException stumble
                ? stumble.currentToken
                : null;
    }

    /** The opening of the last token: of the quote or comment that runs to the end. */
    private static Span opening(SourceText text) {
        String all = text.file().text();
        List<Lexer.Token> tokens = Lexer.tokens(all);
        return Span.of(all, tokens.get(tokens.size() - 1).start(), 1);
    }

    private static Span end(SourceText text) {
        int last = text.lines().size();
        int column = Math.max(1, text.line(last).length());
        return new Span(last, column, last, column);
    }

    /**
     * @param inside whether the parser stumbled in the text of the file, not over what was added
     */
    private static String explain(Problem problem, boolean inside) {
        Token last = last(problem);
        if (last == null) {
            return problem.getMessage().replaceAll("\\s+", " ");
        }
        String found = last.next.image;
        if (last.next.kind == 0 || !inside && !found.equals("}")) {
            return "did not expect the end of the code here; is a `}` missing?";
        }
        Matcher expected = EXPECTED.matcher(problem.getMessage());
        String wanted = expected.find() ? expected.group(1).strip().replace('"', '`') : "";
        return "did not expect `" + found + "` here" + alternatives(wanted);
    }

    /** Where a block may end, a statement may begin too: the parser does not say so. */
    private static String alternatives(String wanted) {
        if (wanted.equals("`}`")) {
            return "";
        }
        if (wanted.split(" ").length <= MOST_ALTERNATIVES) {
            return "; expected " + wanted.replace(" ", " or ");
        }
        return wanted.contains("`;`") ? "; expected an operator or `;`" : "";
    }
}
