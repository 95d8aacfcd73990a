package flipscope.trace.edit;

import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.parse.Checker;
import flipscope.trace.parse.ClassTable;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.SourceText;
import flipscope.trace.parse.Token;

/** Reads a method with one token changed. */
public final class EditedMethod {
    private EditedMethod() {}

    /**
     * Parses its file and checks the method with another text in place of a token.
     *
     * @throws SourceException at the first fault, with its place in the changed source
     */
    public static Routine of(ClassTable names, Routine before, Token token, String text) {
        SourceText source = before.text();
        if (text.length() > Edit.LONGEST_TEXT) {
            throw source.fault(
                    token.span(),
                    "%s characters for one token; at most %s are read"
                            .formatted(text.length(), Edit.LONGEST_TEXT));
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw source.fault(token.span(), "a change must be on one line, without tabs");
        }
        try {
            return Checker.checkAgain(names, before, source.file().with(token.span(), text));
        } catch (SourceException fault) {
            throw nearby(fault, before, token);
        }
    }

    /** An open bracket or comment is noticed only far below, but its cause is the change. */
    private static SourceException nearby(SourceException fault, Routine before, Token token) {
        Span method = before.details().method().span();
        int line = fault.span().line();
        boolean inside = method.line() <= line && line <= method.endLine();
        return inside ? fault : before.text().fault(token.span(), fault.getMessage());
    }
}
