package flipscope.trace.parse;

import flipscope.trace.SourceFile;
import flipscope.trace.parse.Lexer.Kind;
import flipscope.trace.parse.Lexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Lines of code without a method around them. Constants may stand above them and methods below. The
 * lines become the body of a method; every one keeps its number.
 */
final class WrittenLines {
    private static final Set<String> TYPES = Set.of("long", "int", "boolean", "void");
    private static final Set<String> MODIFIERS = Set.of("static", "private", "public");

    private final List<Token> tokens;

    /** The first token of each statement or member. */
    private final List<Integer> starts = new ArrayList<>();

    private WrittenLines(String text) {
        this.tokens =
                Lexer.tokens(text).stream().filter(each -> each.kind() != Kind.COMMENT).toList();
        split();
    }

    /**
     * @param method the name of the method that they become
     * @throws flipscope.trace.SourceException if they are not Java, or too long or too deep
     */
    static ParsedFile parse(SourceFile file, String method) {
        WrittenLines lines = new WrittenLines(file.text());
        String head = " static void " + method + "() {";
        int first = lines.next(0, false);
        int end = lines.next(first, true);
        String closed = lines.with(file.text(), end, "}");
        return first == 0
                ? ParsedFile.ofMembers(file, WrittenFile.CLASS + head, closed)
                : ParsedFile.ofMembers(file, WrittenFile.CLASS, lines.with(closed, first, head));
    }

    private void split() {
        int depth = 0;
        boolean begins = true;
        for (int at = 0; at < tokens.size(); at++) {
            String word = word(at);
            if (begins && !word.equals(";")) {
                starts.add(at);
            }
            depth += "({".contains(word) ? 1 : ")}".contains(word) ? -1 : 0;
            begins = depth == 0 && (word.equals(";") || word.equals("}"));
        }
    }

    private String word(int at) {
        return at < tokens.size() ? tokens.get(at).text() : "";
    }

    /** The first token, from this one on, where members begin, or statements; else the end. */
    private int next(int from, boolean members) {
        return starts.stream()
                .filter(at -> at >= from && isMember(at) == members)
                .findFirst()
                .orElse(tokens.size());
    }

    private boolean isMember(int at) {
        if (!TYPES.contains(word(at))) {
            return MODIFIERS.contains(word(at));
        }
        int name = at + 1;
        while (word(name).equals("[") || word(name).equals("]")) {
            name++;
        }
        return word(name + 1).equals("(");
    }

    /**
     * The code with something added directly after what stands before a token.
     *
     * @param code the text, to which something may have been added further down
     */
    private String with(String code, int before, String added) {
        int place = before == 0 ? 0 : tokens.get(before - 1).end();
        return code.substring(0, place) + added + code.substring(place);
    }
}
