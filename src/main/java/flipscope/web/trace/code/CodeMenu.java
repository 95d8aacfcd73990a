package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TokenName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The replacements for one token, as links, and a field for any other text.
 *
 * @param token the original token
 * @param choices the replacements, if it has any
 * @param edit the edit of the code
 * @param problem why the typed text cannot run, or empty
 */
public record CodeMenu(
        Messages words,
        TokenName name,
        Token token,
        List<Alternative> choices,
        Optional<Edit> edit,
        String problem,
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
        return here.with(ChangedCode.EDIT, name.to(choice.text())).toString();
    }

    public boolean isCurrent(Alternative choice) {
        return edit.equals(Optional.of(name.to(choice.text())));
    }

    /** Where typed text is sent. */
    public String action() {
        return here.action();
    }

    /** The hidden fields sent with it. */
    public List<FieldView> fields() {
        return FieldView.of(here.with(TokenName.PARAMETER, name.toString()).parameters());
    }

    /** The current text if it is none of the choices, else empty. */
    public String own() {
        return edit.filter(now -> now.equals(name.to(now.text())))
                .filter(now -> choices.stream().noneMatch(this::isCurrent))
                .map(Edit::text)
                .orElse("");
    }

    /** The maximum number of characters. */
    public int longest() {
        return Edit.LONGEST_TEXT;
    }

    /** This page without the menu. */
    public String close() {
        return here.with(CodeEditor.TOKENS, "1").toString();
    }
}
