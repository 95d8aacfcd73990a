package flipscope.judge;

import flipscope.catalogue.Catalogue;
import flipscope.trace.BitLayout;
import flipscope.trace.Method;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Reads the packaged files of the tasks.
 *
 * <p>Pieces of {@code core} are put into their texts, so that no code is written twice: {@code
 * {{Edges.INNER_FILES}}} is the declaration of a constant, {@code {{Mobility.left}}} the body of a
 * method, {@code {{Mobility.left until One more}}} its beginning, up to the comment that starts so.
 */
record TaskReader(Catalogue catalogue) {
    private static final Pattern PIECE =
            Pattern.compile("(?m)^( *)\\{\\{(\\w+)\\.(\\w+)(?: until ([^}]+))?}}$");

    /** Slips that are the same mistake whatever the technique. */
    private static final Set<String> OF_ANY_TECHNIQUE =
            Set.of("missing-mask", "swapped", "occupied", "occupied-by-own");

    /**
     * @throws IllegalArgumentException if the file lacks something or contradicts itself
     */
    Task read(String name, int number) {
        Map<?, ?> says = says(name);
        Given given = constant(Given.class, says, "given");
        String reference = filled(text(says, "reference"));
        String best = filled(text(says, "best"));
        Map<String, String> slips = slips(reference, says);
        Map<String, String> slipsOfBest = slips(best, says);
        slipsOfBest.keySet().retainAll(OF_ANY_TECHNIQUE);
        slipsOfBest.values().removeIf(best::equals);
        return new Task(
                name,
                asked(name, reference, given),
                number,
                constant(Form.class, says, "form"),
                given,
                new TestCase(
                        texts(says.get("example")).stream().map(each -> set(each, given)).toList()),
                new LinkedHashSet<>(Arrays.asList(text(says, "operators").split(" ", -1))),
                Boolean.TRUE.equals(says.get("loops")),
                Boolean.TRUE.equals(says.get("article")),
                reference,
                best,
                Template.of(reference, texts(says.get("blanks"))),
                texts(says.get("choices")),
                texts(says.get("decoys")),
                slips,
                slipsOfBest);
    }

    private static Method asked(String name, String reference, Given given) {
        SourceFile file = new SourceFile(name + ".java", reference, given.view(0).numbering());
        return Program.written(file).methods().stream()
                .filter(each -> each.simpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Map<?, ?> says(String name) {
        Load yaml = new Load(LoadSettings.builder().build());
        try (InputStream file = TaskReader.class.getResourceAsStream("/tasks/" + name + ".yaml")) {
            return (Map<?, ?>) yaml.loadFromInputStream(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Map<?, ?> says, String key) {
        if (!(says.get(key) instanceof String text)) {
            throw new IllegalArgumentException("no " + key);
        }
        return text;
    }

    private static List<String> texts(Object list) {
        return list == null
                ? List.of()
                : ((List<?>) list).stream().map(String.class::cast).toList();
    }

    private static <E extends Enum<E>> E constant(Class<E> type, Map<?, ?> says, String key) {
        return Enum.valueOf(type, text(says, key).toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static long set(String squares, Given given) {
        BitLayout board = BitLayout.of(given.view(0), Long.SIZE);
        Set<String> names = Set.of(squares.split(" ", -1));
        return board.where(bit -> names.contains(board.name(bit)));
    }

    /** Each slip is a solution in which one text is replaced by another everywhere. */
    private static Map<String, String> slips(String solution, Map<?, ?> says) {
        Map<String, String> slips = new LinkedHashMap<>();
        ((Map<?, ?>) says.get("slips"))
                .forEach(
                        (name, change) -> {
                            List<String> texts = texts(change);
                            String wrong = solution.replace(texts.get(0), texts.get(1));
                            slips.put((String) name, wrong);
                        });
        return slips;
    }

    /** The text with every piece put in, as deep as it stands there. */
    private String filled(String text) {
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
        String whole =
                String.join(
                        "\n", lines.subList(method.span().line() - 1, method.span().endLine() - 1));
        String text = whole.substring(whole.indexOf("{\n") + 2).stripIndent();
        int end = until == null ? text.length() : text.indexOf("// " + until);
        return text.substring(0, end).replaceAll("(?<!\\w)[A-Z]\\w*\\.(?=[A-Z])", "");
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
