package flipscope.judge;

import flipscope.catalogue.Catalogue;
import flipscope.trace.Method;
import flipscope.trace.SourceFile;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts pieces of {@code core} into the text of a task, so that no code is written twice: {@code
 * {{Edges.INNER_FILES}}} is the declaration of a constant, {@code {{Mobility.left}}} the body of a
 * method, {@code {{Mobility.left until One more}}} its beginning, up to the comment that starts so.
 */
final class CoreText {
    private static final Pattern PIECE =
            Pattern.compile("(?m)^( *)\\{\\{(\\w+)\\.(\\w+)(?: until ([^}]+))?}}$");

    private final Catalogue catalogue;

    CoreText(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The text with every piece put in, as deep as it stands there. */
    String fill(String text) {
        return PIECE.matcher(text)
                .replaceAll(
                        piece -> Matcher.quoteReplacement(indented(piece(piece), piece.group(1))));
    }

    private static String indented(String text, String indent) {
        return text.strip()
                .lines()
                .map(line -> line.isBlank() ? "" : indent + line)
                .collect(Collectors.joining("\n"));
    }

    private String piece(MatchResult piece) {
        String owner = piece.group(2);
        String name = piece.group(3);
        return catalogue
                .program()
                .method(owner + "." + name)
                .map(method -> body(method, piece.group(4)))
                .orElseGet(() -> constant(owner, name));
    }

    private static String body(Method method, String until) {
        List<String> lines = method.file().text().lines().toList();
        List<String> body = lines.subList(method.span().line() - 1, method.span().endLine() - 1);
        int start = 0;
        while (!body.get(start).endsWith("{")) {
            start++;
        }
        String text = String.join("\n", body.subList(start + 1, body.size())).stripIndent();
        int end = until == null ? text.length() : text.indexOf("// " + until);
        return text.substring(0, end).replaceAll("\\b[A-Z]\\w*\\.(?=[A-Z])", "");
    }

    private String constant(String owner, String name) {
        Pattern declaration = Pattern.compile("static final long " + name + " = [^;]+;");
        String source =
                catalogue.sources().stream()
                        .filter(file -> file.name().endsWith("/" + owner + ".java"))
                        .map(SourceFile::text)
                        .collect(Collectors.joining());
        return declaration.matcher(source).results().findFirst().orElseThrow().group();
    }
}
