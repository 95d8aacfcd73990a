package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.trace.code.CodeToolsView.ChoiceView;
import flipscope.web.trace.code.CodeToolsView.MenuView;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TokenName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The replacements for one token, as links, and a field for any other text. */
final class CodeMenu {
    private static final Map<String, String> SIGNS =
            Map.of(
                    "&", "and", "|", "or", "^", "xor", "~", "not", "+", "plus", "-", "minus", "*",
                    "times");

    private final Messages words;
    private final TokenName name;
    private final Token token;
    private final String now;
    private final Link here;

    CodeMenu(Messages words, TokenName name, Token token, Optional<Edit> edit, Link here) {
        this.words = words;
        this.name = name;
        this.token = token;
        this.now =
                edit.filter(each -> name.to(each.text()).equals(each)).map(Edit::text).orElse(null);
        this.here = here;
    }

    /**
     * @param changeable the token and its replacements, if it has any
     * @param problem why the typed text cannot run, or empty
     */
    MenuView of(Optional<EditableToken> changeable, String problem) {
        List<ChoiceView> choices =
                changeable.map(EditableToken::alternatives).orElse(List.of()).stream()
                        .map(this::choice)
                        .toList();
        boolean own = now != null && choices.stream().noneMatch(ChoiceView::current);
        return new MenuView(
                token.text(),
                token.span().line(),
                choices,
                here.action(),
                fields(),
                own ? now : "",
                Edit.LONGEST_TEXT,
                problem,
                here.with(CodeEditor.TOKENS, "1").toString());
    }

    private ChoiceView choice(Alternative alternative) {
        return new ChoiceView(
                alternative.text(),
                said(alternative),
                here.with(ChangedCode.EDIT, name.to(alternative.text())).toString(),
                alternative.text().equals(now));
    }

    /** The label of a replacement: the name of an operator, if it has one. */
    private String said(Alternative alternative) {
        String sign = SIGNS.get(alternative.text());
        String kind = Slug.of(alternative.kind());
        return words.text(sign != null ? "change.sign." + sign : "change.kind." + kind);
    }

    private List<FieldView> fields() {
        return FieldView.of(here.with(TokenName.PARAMETER, name.toString()).parameters());
    }
}
