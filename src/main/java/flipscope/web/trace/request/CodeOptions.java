package flipscope.web.trace.request;

import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * What an address asks of the code beside a trace.
 *
 * @param open whether its tokens can be chosen
 * @param token the token whose menu is open
 * @param find whether to search for inputs on which the edited code goes wrong
 */
public record CodeOptions(boolean open, Optional<TokenName> token, boolean find) {
    public static final QueryParameter<Boolean> TOKENS = QueryParameter.flag("tokens");
    public static final QueryParameter<Boolean> FIND = QueryParameter.flag("find");

    static final CodeOptions NONE = new CodeOptions(false, Optional.empty(), false);

    static CodeOptions read(Query query) {
        return new CodeOptions(TOKENS.of(query), TokenName.read(query), FIND.of(query));
    }
}
