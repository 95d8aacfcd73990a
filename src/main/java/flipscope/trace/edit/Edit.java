package flipscope.trace.edit;

import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.parse.Checker;
import flipscope.trace.parse.ClassTable;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.SourceText;
import flipscope.trace.parse.Token;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change of one token of a method.
 *
 * @param method the method, as {@code Mobility.left}
 * @param token the number of a token of it; see {@link Token#number}
 * @param text its replacement; empty to leave it out
 */
public record Edit(String method, int token, String text) {
    /** The longest replacement, in characters. */
    public static final int LONGEST_TEXT = 80;

    private static final Pattern FORM =
            Pattern.compile("([\\w$]+\\.[\\w$]+)\\.(\\d{1,6}):(.*)", Pattern.DOTALL);

    /** Reads {@code METHOD.N:text}, as in {@code Mobility.left.9:>>>}; empty for anything else. */
    public static Optional<Edit> read(String written) {
        Matcher form = FORM.matcher(written);
        if (!form.matches()) {
            return Optional.empty();
        }
        int token = Integer.parseInt(form.group(2));
        return Optional.of(new Edit(form.group(1), token, form.group(3).strip()));
    }

    /** The token in the form of addresses: {@code Mobility.left.9}. */
    public String place() {
        return method + "." + token;
    }

    /** Another change of the same token. */
    public Edit to(String other) {
        return new Edit(method, token, other);
    }

    /**
     * The method checked again with this change. Its file is parsed anew.
     *
     * @param names the classes beside it, which have been checked
     * @throws SourceException at the first fault, with its place in the changed source
     * @throws IllegalArgumentException if the method has no such token
     */
    public Routine made(ClassTable names, Routine before) {
        SourceText source = before.text();
        Span span =
                Token.of(before).stream()
                        .filter(each -> each.number() == token)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(toString()))
                        .span();
        if (text.length() > LONGEST_TEXT) {
            throw source.fault(
                    span,
                    "%s characters for one token; at most %s are read"
                            .formatted(text.length(), LONGEST_TEXT));
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw source.fault(span, "a change must be on one line, without tabs");
        }
        try {
            return Checker.checkAgain(names, before, source.file().with(span, text));
        } catch (SourceException fault) {
            throw nearby(fault, before, span);
        }
    }

    /** An open bracket or comment is noticed only far below, but its cause is the change. */
    private static SourceException nearby(SourceException fault, Routine before, Span change) {
        Span method = before.details().method().span();
        int line = fault.span().line();
        boolean inside = method.line() <= line && line <= method.endLine();
        return inside ? fault : before.text().fault(change, fault.getMessage());
    }

    /** In the form that {@link #read} reads. */
    @Override
    public String toString() {
        return place() + ":" + text;
    }
}
