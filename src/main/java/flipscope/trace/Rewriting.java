package flipscope.trace;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a method again, with one of its tokens changed. Everything round it stays as it is, so it
 * is parsed alone; only where that fails is the whole file parsed, for a message that is true of
 * it.
 */
final class Rewriting {
    private final Routine before;
    private final Span place;

    private Rewriting(Routine before, Span place) {
        this.before = before;
        this.place = place;
    }

    /**
     * The method with another text in place of a token, parsed and checked.
     *
     * @throws SourceException at the first fault; its place is in the changed source
     */
    static Routine of(Names names, Routine before, Token token, String text) {
        refuseLong(before, token, text);
        Rewriting rewriting = new Rewriting(before, token.span());
        try {
            return rewriting.read(names, text);
        } catch (SourceException fault) {
            throw rewriting.nearby(fault);
        }
    }

    private Routine read(Names names, String text) {
        SourceFile file = new SourceFile(before.text().file().name(), changed(lines(), text));
        Found found = alone(file, text).orElseGet(() -> among(file));
        Routine routine = Declarations.again(found.parsing.text(), before.owner(), found.method);
        Checker.check(names, routine, new Layout(found.parsing));
        return routine;
    }

    /** The changed method, and the text that it was found in. */
    private record Found(Parsing parsing, MethodDeclaration method) {}

    /**
     * The method, with all other members of its class left blank: they are most of what there is to
     * parse. Empty where it cannot be read so, for one reason or another.
     */
    private Optional<Found> alone(SourceFile file, String text) {
        try {
            return found(Parsing.of(file, changed(withoutOtherMembers(), text)), 0, 1);
        } catch (SourceException fault) {
            return Optional.empty();
        }
    }

    /** The method at the same place among the members of its class. */
    @SuppressWarnings("ReferenceEquality") // Two members may have the same text.
    private Found among(SourceFile file) {
        List<BodyDeclaration<?>> old = members(before.owner().source());
        int index = 0;
        while (old.get(index) != before.source()) index++;
        Parsing parsing = Parsing.of(file);
        return found(parsing, index, old.size())
                .orElseThrow(
                        () ->
                                parsing.text()
                                        .fault(place, "a change has to stay inside its method"));
    }

    /** The method at a place among so many members; empty if there are not as many. */
    private static Optional<Found> found(Parsing parsing, int index, int count) {
        if (parsing.unit().getTypes().size() != 1) return Optional.empty();
        List<BodyDeclaration<?>> members = members(parsing.unit());
        return members.size() == count && members.get(index) instanceof MethodDeclaration method
                ? Optional.of(new Found(parsing, method))
                : Optional.empty();
    }

    @SuppressWarnings("ReferenceEquality") // As above.
    private List<String> withoutOtherMembers() {
        List<String> lines = new ArrayList<>(lines());
        for (BodyDeclaration<?> member : members(before.owner().source()))
            if (member != before.source()) blank(lines, SourceText.span(member));
        return lines;
    }

    /**
     * Takes a piece out, so that all else keeps its line and column: with as few blanks as that
     * takes, since the parser has work with each of them.
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

    /** An open bracket or comment is noticed far below; what is at fault is the change. */
    private SourceException nearby(SourceException fault) {
        Span method = before.facts().method().span();
        int line = fault.span().line();
        boolean inside = method.line() <= line && line <= method.endLine();
        return inside ? fault : before.text().fault(place, fault.getMessage());
    }

    private static void refuseLong(Routine before, Token token, String text) {
        if (text.length() > Edit.LONGEST_TEXT)
            throw before.text()
                    .fault(
                            token.span(),
                            "%d characters for one token; at most %d are read"
                                    .formatted(text.length(), Edit.LONGEST_TEXT));
        if (text.chars().anyMatch(Character::isISOControl))
            throw before.text().fault(token.span(), "a change has to be on one line, without tabs");
    }

    /** A text with the change in place of the token. */
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
