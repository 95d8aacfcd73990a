package flipscope.web.trace.request;

import flipscope.trace.edit.Edit;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;

import java.util.Optional;

/**
 * What an address asks of the code beside a trace.
 *
 * @param open whether its tokens can be chosen
 * @param token the token whose menu is open
 * @param text the text typed in place of that token, if a form sent one
 * @param find whether to search for inputs on which the edited code goes wrong
 */
public record CodeOptions(
        boolean open, Optional<TokenName> token, Optional<String> text, boolean find) {
    public static final QueryParameter<Boolean> TOKENS = QueryParameter.flag("tokens");
    public static final QueryParameter<String> TEXT =
            QueryParameter.text("text", Edit.LONGEST_TEXT);
    public static final QueryParameter<Boolean> FIND = QueryParameter.flag("find");

    static final CodeOptions NONE =
            new CodeOptions(false, Optional.empty(), Optional.empty(), false);

    static CodeOptions read(Query query) {
        return new CodeOptions(
                TOKENS.of(query), TokenName.read(query), text(query), FIND.of(query));
    }

    /** The edit that a form sends as token and text apart. */
    Optional<Edit> typed() {
        return text.flatMap(typed -> token.map(name -> name.to(typed)));
    }

    /** An empty text is one too: it deletes the token. */
    private static Optional<String> text(Query query) {
        return Optional.of(query).filter(TEXT::isIn).map(each -> TEXT.of(each));
    }
}
