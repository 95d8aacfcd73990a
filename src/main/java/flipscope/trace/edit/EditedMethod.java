package flipscope.trace.edit;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.parse.Checker;
import flipscope.trace.parse.ClassTable;
import flipscope.trace.parse.DeclarationReader;
import flipscope.trace.parse.ParsedFile;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.SourceLayout;
import flipscope.trace.parse.SourceText;
import flipscope.trace.parse.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads a method with one token changed. The method is parsed alone, since nothing else changes;
 * the whole file is parsed only if that fails, to report the true error.
 */
public final class EditedMethod {
    private final Routine before;
    private final Span place;

    private EditedMethod(Routine before, Span place) {
        this.before = before;
        this.place = place;
    }

    /**
     * Parses and checks the method with another text in place of a token.
     *
     * @throws SourceException at the first fault, with its place in the changed source
     */
    public static Routine of(ClassTable names, Routine before, Token token, String text) {
        refuseLong(before, token, text);
        EditedMethod rewriting = new EditedMethod(before, token.span());
        try {
            return rewriting.read(names, text);
        } catch (SourceException fault) {
            throw rewriting.nearby(fault);
        }
    }

    private Routine read(ClassTable names, String text) {
        SourceFile file = new SourceFile(before.text().file().name(), changed(lines(), text));
        Found found = alone(file, text).orElseGet(() -> among(file));
        Routine routine =
                DeclarationReader.again(found.parsing.text(), before.owner(), found.method);
        Checker.check(names, routine, new SourceLayout(found.parsing));
        return routine;
    }

    /** The changed method and the file that it was parsed from. */
    private record Found(ParsedFile parsing, MethodDeclaration method) {}

    /**
     * Parses the method with all other members of its class blanked out, since they are most of the
     * work. Empty if that fails.
     */
    private Optional<Found> alone(SourceFile file, String text) {
        try {
            return found(ParsedFile.of(file, changed(withoutOtherMembers(), text)), 0, 1);
        } catch (SourceException fault) {
            return Optional.empty();
        }
    }

    /** Parses the whole file and finds the method by its index among the members. */
    @SuppressWarnings("ReferenceEquality") // Two members may have the same text.
    private Found among(SourceFile file) {
        List<BodyDeclaration<?>> old = members(before.owner().source());
        int index = 0;
        while (old.get(index) != before.source()) {
            index++;
        }
        ParsedFile parsing = ParsedFile.of(file);
        return found(parsing, index, old.size())
                .orElseThrow(
                        () -> parsing.text().fault(place, "a change must stay inside its method"));
    }

    /** The method at an index; empty if the number of members has changed. */
    private static Optional<Found> found(ParsedFile parsing, int index, int count) {
        if (parsing.unit().getTypes().size() != 1) {
            return Optional.empty();
        }
        List<BodyDeclaration<?>> members = members(parsing.unit());
        return members.size() == count && members.get(index) instanceof MethodDeclaration method
                ? Optional.of(new Found(parsing, method))
                : Optional.empty();
    }

    @SuppressWarnings("ReferenceEquality") // As above.
    private List<String> withoutOtherMembers() {
        List<String> lines = new ArrayList<>(lines());
        for (BodyDeclaration<?> member : members(before.owner().source())) {
            if (member != before.source()) {
                blank(lines, SourceText.span(member));
            }
        }
        return lines;
    }

    /**
     * Blanks out a piece so that the rest keeps its lines and columns, with as few blanks as
     * possible, since each costs the parser time.
     */
    private static void blank(List<String> lines, Span piece) {
        for (int number = piece.line(); number <= piece.endLine(); number++) {
            String line = lines.get(number - 1);
            int from = number == piece.line() ? piece.column() - 1 : 0;
            int to = number == piece.endLine() ? piece.endColumn() : line.length();
            String blanked = line.substring(0, from) + " ".repeat(to - from) + line.substring(to);
            lines.set(number - 1, blanked.stripTrailing());
        }
    }

    /** An open bracket or comment is noticed only far below, but its cause is the change. */
    private SourceException nearby(SourceException fault) {
        Span method = before.details().method().span();
        int line = fault.span().line();
        boolean inside = method.line() <= line && line <= method.endLine();
        return inside ? fault : before.text().fault(place, fault.getMessage());
    }

    private static void refuseLong(Routine before, Token token, String text) {
        if (text.length() > Edit.LONGEST_TEXT) {
            throw before.text()
                    .fault(
                            token.span(),
                            String.format(
                                    Locale.ROOT,
                                    "%d characters for one token; at most %d are read",
                                    text.length(),
                                    Edit.LONGEST_TEXT));
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw before.text().fault(token.span(), "a change must be on one line, without tabs");
        }
    }

    /** The text with the token replaced. */
    private String changed(List<String> source, String text) {
        List<String> lines = new ArrayList<>(source);
        String line = lines.get(place.line() - 1);
        lines.set(
                place.line() - 1,
                line.substring(0, place.column() - 1) + text + line.substring(place.endColumn()));
        return String.join("\n", lines);
    }

    private List<String> lines() {
        return before.text().lines();
    }

    private static List<BodyDeclaration<?>> members(CompilationUnit unit) {
        TypeDeclaration<?> type = unit.getType(0);
        return type.getMembers();
    }
}
