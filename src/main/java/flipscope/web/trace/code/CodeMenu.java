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

/** The replacements for one token, as links, and a field for any other text. */
public final class CodeMenu {
    private static final Map<String, String> SIGNS =
            Map.of(
                    "&", "and", "|", "or", "^", "xor", "~", "not", "+", "plus", "-", "minus", "*",
                    "times");

    private final Messages words;
    private final TokenName name;
    private final Token token;
    private final List<Alternative> choices;
    private final Optional<String> now;
    private final String problem;
    private final Link here;

    /**
     * @param choices the replacements, if it has any
     * @param problem why the typed text cannot run, or empty
     */
    CodeMenu(
            Messages words,
            TokenName name,
            Token token,
            List<Alternative> choices,
            Optional<Edit> edit,
            String problem,
            Link here) {
        this.words = words;
        this.name = name;
        this.token = token;
        this.choices = choices;
        this.now = edit.map(Edit::text).filter(text -> edit.get().equals(name.to(text)));
        this.problem = problem;
        this.here = here;
    }

    /** The original token. */
    public Token token() {
        return token;
    }

    public List<Alternative> choices() {
        return choices;
    }

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
        return now.equals(Optional.of(choice.text()));
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
        return now.filter(text -> choices.stream().noneMatch(this::isCurrent)).orElse("");
    }

    /** The maximum number of characters. */
    public int longest() {
        return Edit.LONGEST_TEXT;
    }

    /** Why the typed text cannot run, or empty. */
    public String problem() {
        return problem;
    }

    /** This page without the menu. */
    public String close() {
        return here.with(CodeEditor.TOKENS, "1").toString();
    }
}
