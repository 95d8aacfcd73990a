package flipscope.web.trace.code;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;

import flipscope.catalogue.Technique;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import flipscope.web.address.Link;
import flipscope.web.step.CodeMenu;
import flipscope.web.step.SourceView;
import flipscope.web.step.SourceView.Line;
import flipscope.web.step.SourceView.Tools;
import flipscope.web.step.TracedRun;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.request.CodeOptions;
import java.util.List;
import java.util.Optional;

/**
 * Makes the shown source editable: masks, amounts and operators link to their replacements, and an
 * edited token shows the original too.
 */
public final class CodeEditor {
    static final String TOKENS = CodeOptions.TOKENS.name();

    private final Messages words;
    private final Technique technique;
    private final Optional<Edit> edit;
    private final String editor;
    private final boolean open;
    private final Optional<Edit> chosen;

    public CodeEditor(TracedRun run, CodeOptions asked) {
        this.words = run.words();
        this.technique = run.technique();
        this.edit = run.edit();
        this.editor = run.editor().toString();
        this.chosen = asked.token();
        this.open = chosen.isPresent() || asked.open();
        chosen.ifPresent(this::token);
    }

    /** Whether the code can be changed here: all of it is shown. */
    public boolean isOpen() {
        return open;
    }

    /** Adds the parameter that keeps the code editable. */
    public Link keep(Link link) {
        return link.with(TOKENS, open ? "1" : "");
    }

    /**
     * The source with its links.
     *
     * @param shown the method that it belongs to
     * @param here the address of this page
     */
    public SourceView on(SourceView source, Method shown, Link here) {
        Method method = technique.program().method(shown.name()).orElseThrow();
        List<Line> lines = source.lines();
        if (open || in(method, edit).isPresent()) {
            LinePieces pieces = pieces(method, here);
            lines = lines.stream().map(line -> line.in(pieces.of(line))).toList();
        }
        return new SourceView(
                source.file(),
                lines,
                source.earlier(),
                source.later(),
                Optional.of(tools(here, method)));
    }

    private LinePieces pieces(Method method, Link here) {
        Program original = technique.program();
        List<EditableToken> changeables = open ? original.changeables(method) : List.of();
        return new LinePieces(
                words,
                original.tokens(method).stream().collect(groupingBy(each -> each.span().line())),
                changeables.stream().collect(toMap(EditableToken::token, identity())),
                method.name(),
                in(method, edit),
                in(method, chosen),
                here);
    }

    private Tools tools(Link here, Method shown) {
        return new Tools(
                here.with(TOKENS, open ? "" : "1").toString(),
                open,
                editor,
                in(shown, chosen).map(each -> menu(each, shown, here)));
    }

    /** A name of a token, if that is in this method. */
    private static Optional<Edit> in(Method method, Optional<Edit> token) {
        return token.filter(each -> each.method().equals(method.name()));
    }

    private Token token(Edit name) {
        return TracedRuns.token(words, name, technique, CodeOptions.TOKEN);
    }

    private CodeMenu menu(Edit name, Method method, Link here) {
        Token token = token(name);
        List<Alternative> choices =
                technique.program().changeables(method).stream()
                        .filter(each -> each.token().equals(token))
                        .findFirst()
                        .map(EditableToken::alternatives)
                        .orElse(List.of());
        return new CodeMenuBuilder(words, name, edit, here).view(token, choices, editor);
    }
}
