package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.web.site.Link;
import flipscope.web.trace.code.SourceView.Line;
import flipscope.web.trace.code.SourceView.Piece;
import flipscope.web.trace.code.SourceView.TokenLink;
import flipscope.web.trace.request.TokenName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Splits the lines of a method into plain text, editable tokens and edited tokens. */
final class LinePieces {
    private final Messages words;
    private final Map<Integer, List<Token>> byLine;
    private final Map<Token, EditableToken> changeables;
    private final String method;
    private final Optional<Edit> edit;
    private final Optional<TokenName> chosen;
    private final Link here;

    /**
     * @param tokens the tokens of the unedited method
     * @param changeables the tokens that become links
     * @param method the method's name
     */
    LinePieces(
            Messages words,
            List<Token> tokens,
            List<EditableToken> changeables,
            String method,
            Optional<Edit> edit,
            Optional<TokenName> chosen,
            Link here) {
        this.words = words;
        this.byLine = tokens.stream().collect(Collectors.groupingBy(each -> each.span().line()));
        this.changeables =
                changeables.stream()
                        .collect(Collectors.toMap(EditableToken::token, Function.identity()));
        this.method = method;
        this.edit = edit.filter(each -> each.method().equals(method));
        this.chosen = chosen.filter(each -> each.method().equals(method));
        this.here = here;
    }

    /** The pieces of a line; empty if it is plain text only. */
    List<Piece> of(Line line) {
        List<Token> special =
                byLine.getOrDefault(line.number(), List.of()).stream()
                        .filter(each -> isChanged(each) || changeables.containsKey(each))
                        .toList();
        return special.isEmpty() ? List.of() : new Cut(line).at(special);
    }

    private boolean isChanged(Token token) {
        return edit.filter(each -> each.token() == token.number()).isPresent();
    }

    /** By how many characters the line has grown before a token. */
    private int growth(Token token) {
        return isChanged(token) ? edit.orElseThrow().text().length() - token.text().length() : 0;
    }

    private TokenLink link(Token token) {
        EditableToken changeable = changeables.get(token);
        if (changeable == null) {
            return null;
        }
        TokenName name = new TokenName(method, token.number());
        String role = Slug.of(changeable.role());
        return new TokenLink(
                "token-" + token.number(),
                here.with(CodeEditor.TOKENS, "1").with(TokenName.PARAMETER, name).toString(),
                words.text(
                        "change.token",
                        words.text("change.role." + role),
                        token.text(),
                        token.span().line()));
    }

    /** One line being split. */
    private final class Cut {
        private final Line line;
        private final String text;
        private final int markFrom;
        private final int markTo;
        private final List<Piece> pieces = new ArrayList<>();
        private int at;

        Cut(Line line) {
            this.line = line;
            this.text = line.before() + line.marked() + line.after();
            this.markFrom = line.before().length();
            this.markTo = markFrom + line.marked().length();
        }

        List<Piece> at(List<Token> special) {
            int grown = 0;
            for (Token token : special) {
                int start = line.line().place(token.span().column() - 1) + grown;
                grown += growth(token);
                plain(start);
                special(token, start + token.text().length() + growth(token));
            }
            plain(text.length());
            return pieces;
        }

        private void plain(int end) {
            for (int border : new int[] {markFrom, markTo, end}) {
                if (at < border && border <= end) {
                    add(border, null, null, false);
                }
            }
        }

        private void special(Token token, int end) {
            boolean open = chosen.filter(each -> each.number() == token.number()).isPresent();
            add(end, isChanged(token) ? token.text() : null, link(token), open);
        }

        private void add(int end, String before, TokenLink link, boolean open) {
            boolean marked = markFrom <= at && at < markTo;
            pieces.add(new Piece(text.substring(at, end), marked, before, link, open));
            at = end;
        }
    }
}
