package flipscope.web.trace.request;

import flipscope.catalogue.Technique;
import flipscope.trace.Method;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.web.site.Problem;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * A token by its name in addresses: {@code Mobility.left.13}.
 *
 * @param method the method
 * @param number the token's number in the method
 */
public record TokenName(String method, int number) {
    /** The token whose menu is open. */
    static final QueryParameter<String> TOKEN = QueryParameter.text("token", 100);

    public static final String PARAMETER = TOKEN.name();

    /** The token that a request names; empty if it names none. */
    static Optional<TokenName> read(Query query) {
        return TOKEN.in(query).map(written -> read(written, query));
    }

    private static TokenName read(String written, Query query) {
        return Edit.read(written + ":")
                .map(each -> new TokenName(each.method(), each.token()))
                .orElseThrow(
                        () ->
                                TOKEN.refusal(
                                        query.words(),
                                        "change.error.token",
                                        Problem.excerpt(written)));
    }

    /** The token itself; ends the request if the algorithm does not run its method. */
    public Token find(ChangedCode code, Technique technique) {
        Method found = code.method(method, technique, PARAMETER);
        return code.token(technique, found, number, PARAMETER);
    }

    /** The edit that replaces the token with a text. */
    public Edit to(String text) {
        return new Edit(method, number, text);
    }

    @Override
    public String toString() {
        return method + "." + number;
    }
}
