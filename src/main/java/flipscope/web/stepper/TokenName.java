package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.trace.Edit;
import flipscope.trace.Method;
import flipscope.trace.Token;
import flipscope.web.Query;
import java.util.Optional;

/**
 * A token as an address names it: {@code Mobility.left.13}.
 *
 * @param method the method
 * @param number the token's number in it
 */
record TokenName(String method, int number) {
    private static final int LONGEST = 100;

    /** The token that a request names; empty if it names none. */
    static Optional<TokenName> read(Query query) {
        return query.string(CodeEditor.TOKEN, LONGEST).map(written -> read(written, query));
    }

    private static TokenName read(String written, Query query) {
        return Edit.read(written + ":")
                .map(each -> new TokenName(each.method(), each.token()))
                .orElseThrow(
                        () ->
                                query.refusal(
                                        CodeEditor.TOKEN,
                                        "change.error.token",
                                        Query.excerpt(written)));
    }

    /** The token, where the algorithm runs its method. */
    Token find(ChangedCode code, Algorithm algorithm) {
        Method found = code.method(method, algorithm, CodeEditor.TOKEN);
        return code.token(found, number, CodeEditor.TOKEN);
    }

    /** The change that puts a text in its place. */
    Edit to(String text) {
        return new Edit(method, number, text);
    }

    @Override
    public String toString() {
        return method + "." + number;
    }
}
