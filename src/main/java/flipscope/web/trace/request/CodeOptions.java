package flipscope.web.trace.request;

import flipscope.trace.edit.Edit;
import flipscope.web.address.Problem;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.Optional;

/**
 * What an address asks of the code beside a trace.
 *
 * @param open whether its tokens can be chosen
 * @param token the token whose menu is open, left out
 * @param find whether to search for inputs on which the edited code goes wrong
 */
public record CodeOptions(boolean open, Optional<Edit> token, boolean find) {
    public static final QueryParameter<Boolean> TOKENS = QueryParameter.flag("tokens");
    public static final QueryParameter<Boolean> FIND = QueryParameter.flag("find");

    /** As {@code Mobility.left.13}. */
    public static final QueryParameter<String> TOKEN = QueryParameter.text("token", 100);

    static CodeOptions read(Query query) {
        Optional<Edit> token = TOKEN.in(query).map(written -> token(written, query));
        return new CodeOptions(TOKENS.of(query), token, FIND.of(query));
    }

    private static Edit token(String written, Query query) {
        return Edit.read(written + ":")
                .orElseThrow(
                        () ->
                                TOKEN.refusal(
                                        query.words(),
                                        "change.error.token",
                                        Problem.excerpt(written)));
    }
}
