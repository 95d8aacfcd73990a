package flipscope.trace;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayList;
import java.util.List;

/** Reads a method again, with one of its tokens changed. Everything round it stays as it is. */
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
        SourceFile changed = changed(before.text(), token.span(), text);
        Rewriting rewriting = new Rewriting(before, token.span());
        try {
            return rewriting.read(names, changed);
        } catch (SourceException fault) {
            throw rewriting.nearby(fault);
        }
    }

    private Routine read(Names names, SourceFile changed) {
        Parsing parsing = Parsing.of(changed);
        MethodDeclaration source = counterpart(parsing);
        Routine routine = Declarations.again(parsing.text(), before.owner(), source);
        Checker.check(names, routine, new Layout(parsing));
        return routine;
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

    private static SourceFile changed(SourceText source, Span place, String text) {
        List<String> lines = new ArrayList<>(source.lines());
        String line = lines.get(place.line() - 1);
        lines.set(
                place.line() - 1,
                line.substring(0, place.column() - 1) + text + line.substring(place.endColumn()));
        return new SourceFile(source.file().name(), String.join("\n", lines));
    }

    /** The method at the same place among the members of its class. */
    @SuppressWarnings("ReferenceEquality") // Two members may have the same text.
    private MethodDeclaration counterpart(Parsing parsing) {
        List<BodyDeclaration<?>> old = members(before.owner().source());
        List<BodyDeclaration<?>> now = members(parsing.unit());
        int index = 0;
        while (old.get(index) != before.source()) index++;
        boolean inside =
                parsing.unit().getTypes().size() == 1
                        && now.size() == old.size()
                        && now.get(index) instanceof MethodDeclaration;
        if (!inside) throw parsing.text().fault(place, "a change has to stay inside its method");
        return (MethodDeclaration) now.get(index);
    }

    private static List<BodyDeclaration<?>> members(CompilationUnit unit) {
        TypeDeclaration<?> type = unit.getType(0);
        return type.getMembers();
    }
}
