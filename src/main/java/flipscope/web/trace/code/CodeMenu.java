package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.web.address.Link;
import flipscope.web.trace.request.TracedRuns;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The replacements for one token, as links, and the way to the editor for any other text.
 *
 * @param token the original token
 * @param choices the replacements, if it has any
 * @param edit the edit of the code
 * @param editor all of the code in the editor
 */
public record CodeMenu(
        Messages words,
        Edit name,
        Token token,
        List<Alternative> choices,
        Optional<Edit> edit,
        String editor,
        Link here) {
    private static final Map<String, String> SIGNS =
            Map.of(
                    "&", "and", "|", "or", "^", "xor", "~", "not", "+", "plus", "-", "minus", "*",
                    "times");

    /** The label of a replacement: the name of an operator, if it has one. */
    public String name(Alternative choice) {
        String sign = SIGNS.get(choice.text());
        String kind = Slug.of(choice.kind());
        return words.text(sign != null ? "change.sign." + sign : "change.kind." + kind);
    }

    /** The page with a replacement. */
    public String url(Alternative choice) {
        return here.with(TracedRuns.EDIT, name.to(choice.text()).toString()).toString();
    }

    public boolean isCurrent(Alternative choice) {
        return edit.equals(Optional.of(name.to(choice.text())));
    }

    /** This page without the menu. */
    public String close() {
        return here.with(CodeEditor.TOKENS, "1").toString();
    }
}
