package flipscope.web.trace.code;

import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.step.SourceView.Line;
import flipscope.web.step.SourceView.Piece;
import flipscope.web.trace.request.CodeOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Splits the lines of a method into plain text, editable tokens and edited tokens.
 *
 * @param byLine the tokens of the unedited method
 * @param changeables the tokens that become links
 * @param edit the edit of this method, if it is edited
 * @param chosen the token of this method whose menu is open, if one is
 */
record LinePieces(
        Messages words,
        Map<Integer, List<Token>> byLine,
        Map<Token, EditableToken> changeables,
        String method,
        Optional<Edit> edit,
        Optional<Edit> chosen,
        Link here) {
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

    private Optional<NamedLink> link(Token token) {
        int line = token.span().line();
        String name = new Edit(method, token.number(), "").place();
        return Optional.ofNullable(changeables.get(token))
                .map(each -> words.text("change.role." + Slug.of(each.role())))
                .map(role -> words.text("change.token", role, token.text(), line))
                .map(
                        text ->
                                new NamedLink(
                                        "token-" + token.number(),
                                        text,
                                        here.with(CodeEditor.TOKENS, "1")
                                                .with(CodeOptions.TOKEN, name)));
    }

    /** One line being split. */
    private final class Cut {
        private final Line line;
        private final String text;
        private final List<Piece> pieces = new ArrayList<>();
        private int at;

        Cut(Line line) {
            this.line = line;
            this.text = line.line().text();
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
            for (int border : new int[] {line.from(), line.to(), end}) {
                if (at < border && border <= end) {
                    add(border, Optional.empty(), Optional.empty(), false);
                }
            }
        }

        private void special(Token token, int end) {
            boolean open = chosen.filter(each -> each.token() == token.number()).isPresent();
            Optional<String> before = Optional.of(token.text()).filter(was -> isChanged(token));
            add(end, before, link(token), open);
        }

        private void add(int end, Optional<String> before, Optional<NamedLink> link, boolean open) {
            boolean marked = line.from() <= at && at < line.to();
            pieces.add(new Piece(text.substring(at, end), marked, before, link, open));
            at = end;
        }
    }
}
