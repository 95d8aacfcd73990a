package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.web.address.Link;
import flipscope.web.step.CodeMenu;
import flipscope.web.step.CodeMenu.Replacement;
import flipscope.web.trace.request.TraceInputs;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds the menu of one token.
 *
 * @param name the token as addresses name it
 * @param edit the edit of the code
 * @param here the address of the page
 */
record CodeMenuBuilder(Messages words, Edit name, Optional<Edit> edit, Link here) {
    private static final Map<String, String> SIGNS =
            Map.of(
                    "&", "and", "|", "or", "^", "xor", "~", "not", "+", "plus", "-", "minus", "*",
                    "times");

    CodeMenu view(Token token, List<Alternative> choices, String editor) {
        return new CodeMenu(
                token.text(),
                token.span().line(),
                choices.stream().map(this::replacement).toList(),
                editor,
                here.with(CodeEditor.TOKENS, "1").toString());
    }

    private Replacement replacement(Alternative choice) {
        Edit changed = name.to(choice.text());
        return new Replacement(
                choice.text(),
                label(choice),
                here.with(TraceInputs.EDIT, changed.toString()).toString(),
                edit.equals(Optional.of(changed)));
    }

    /** The name of an operator, if it has one. */
    private String label(Alternative choice) {
        String sign = SIGNS.get(choice.text());
        String kind = Slug.of(choice.kind());
        return words.text(sign != null ? "change.sign." + sign : "change.kind." + kind);
    }
}
