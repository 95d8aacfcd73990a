package flipscope.catalogue;

import flipscope.catalogue.Technique.From;
import flipscope.notation.NotationException;
import flipscope.text.QueryText;
import flipscope.trace.Domain;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.run.Program;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The algorithms of one file: the methods with {@code @Algorithm}, or else the one with the name of
 * the file, or the first. What an annotation does not say comes from the comment at the head of the
 * file, from the names, and from the parameters.
 */
public record OwnFile(SourceFile source, Program program) {
    /** Marks the method that an algorithm is compared with. */
    public static final String ORACLE = "Oracle";

    /** What the ids of these algorithms begin with. */
    public static final String OWN = "own/";

    private static final Pattern ID = Pattern.compile(OWN + "[a-z0-9][a-z0-9-]{0,59}");
    private static final Pattern HEAD =
            Pattern.compile("^\\s*(?:/\\*+(.*?)\\*/|((?://[^\\n]*\\n)++))", Pattern.DOTALL);
    private static final Pattern SENTENCE = Pattern.compile("(.{1,80}?)(?:[.:;]\\s.*|\\.?$)");

    /** An example on which something happens in every direction. */
    private static final String POSITION =
            "------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X";

    /**
     * @throws SourceException if there are none, or one of them cannot be stepped on its example
     */
    List<Technique> techniques() {
        List<Method> annotated =
                program.methods().stream()
                        .filter(each -> each.annotations().containsKey(Technique.ANNOTATION))
                        .toList();
        List<Technique> all =
                (annotated.isEmpty() ? List.of(entry()) : annotated)
                        .stream().map(each -> technique(each, annotated.size() > 1)).toList();
        all.forEach(this::tryOut);
        return all;
    }

    private Method entry() {
        List<Method> methods =
                program.methods().stream()
                        .filter(each -> !each.annotations().containsKey(ORACLE))
                        .toList();
        return methods.stream()
                .filter(each -> each.simpleName().equalsIgnoreCase(source.className()))
                .findFirst()
                .or(() -> methods.stream().findFirst())
                .orElseThrow(() -> fault(new Span(1, 1, 1, 1), "there is no method in it"));
    }

    private SourceException fault(Span place, String message) {
        return new SourceException(source.name(), place, message);
    }

    private Technique technique(Method method, boolean oneOfMany) {
        Map<String, String> says = new LinkedHashMap<>();
        String name = oneOfMany ? method.simpleName() : source.className();
        String id = OWN + slug(name);
        says.put("title", oneOfMany ? name : title());
        says.put("summary", "");
        says.put("origin", "");
        says.put("example", example(method));
        says.putAll(method.annotations().getOrDefault(Technique.ANNOTATION, Map.of()));
        says.putIfAbsent("id", id);
        says.putIfAbsent("family", says.get("id"));
        says.keySet().removeAll(List.of("engine", "correctForm"));
        if (!ID.matcher(says.get("id")).matches()) {
            throw fault(
                    method.span(),
                    "the id of an algorithm of your own is like `%s`: own/, then lower-case letters, digits and hyphens"
                            .formatted(id));
        }
        return Technique.of(says, method, program);
    }

    private static String slug(String name) {
        String words = name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
        return words.replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    }

    /** The first sentence of the comment at the head, or the name of the file. */
    private String title() {
        Matcher head = HEAD.matcher(source.text());
        if (!head.find()) {
            return source.className();
        }
        String said =
                (head.group(1) == null ? head.group(2) : head.group(1))
                        .lines()
                        .map(line -> line.strip().replaceFirst("^(?:\\*|//)\\s?", ""))
                        .collect(Collectors.joining(" "))
                        .strip();
        Matcher sentence = SENTENCE.matcher(said);
        return sentence.matches() ? sentence.group(1) : source.className();
    }

    private static String example(Method method) {
        Map<String, String> example = new LinkedHashMap<>();
        for (Parameter input : method.parameters()) {
            switch (Technique.from(input)) {
                case POSITION -> example.put("position", POSITION);
                case BOARD -> example.put("position", Samples.someBoard(input));
                case MOVE -> example.put("move", "a1");
                case VALUE -> example.put(input.name(), value(input));
            }
        }
        // Without inputs nothing reads it.
        return example.isEmpty()
                ? "none=0"
                : example.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .collect(Collectors.joining("&"));
    }

    private static String value(Parameter input) {
        if (input.type().equals(Type.BOOLEAN)) {
            return "true";
        }
        if (input.domain().single()) {
            return "0x8";
        }
        if (ValueText.isNumber(input)) {
            Domain numbers = ValueText.numbers(input);
            return "" + Math.max(numbers.least(), Math.min(1, numbers.most()));
        }
        return input.type().equals(Type.LONG) && ValueText.room(input) == Long.SIZE
                ? "0x00003c7e3c000000"
                : "0x18";
    }

    private void checkInput(Technique technique, String name) {
        boolean board = technique.takes(From.POSITION) || technique.takes(From.BOARD);
        Set<String> known = new TreeSet<>();
        technique.inputs().stream()
                .filter(input -> Technique.from(input) != From.POSITION)
                .filter(input -> Technique.from(input) != From.BOARD)
                .forEach(input -> known.add(input.name()));
        if (board) {
            known.add("position");
        }
        boolean game = technique.board().isPresent() && name.equals("moves");
        if (!known.contains(name) && !game) {
            boolean side = board && List.of("own", "opponent").contains(name);
            throw new InputException(
                    name,
                    side
                            ? "write `position=…`: the discs of both sides, and who is to move"
                            : "there is no such input; there are " + String.join(", ", known));
        }
    }

    /** Whether the example is the author's, and must be allowed as it stands. */
    private static boolean isWritten(Method method) {
        return method.annotations()
                .getOrDefault(Technique.ANNOTATION, Map.of())
                .containsKey("example");
    }

    /** Whether a domain is written where the board decides; what is true anyway may stand there. */
    private static boolean isGivenElsewhere(Parameter input) {
        Domain domain = input.domain();
        boolean sides = List.of("own", "opponent").containsAll(domain.others());
        boolean one = !domain.single() || Technique.from(input) == From.MOVE;
        boolean implied = domain.within().isEmpty() && sides && one;
        return Technique.from(input) != From.VALUE && !implied;
    }

    /** Whatever cannot be stepped is refused before anybody asks for it. */
    private void tryOut(Technique technique) {
        Method method = technique.method();
        boolean plain = technique.inputs().stream().noneMatch(each -> each.type().isTable());
        if (!plain || method.result().equals(Type.VOID)) {
            throw fault(
                    method.span(),
                    "an algorithm takes values of type long, int and boolean, and returns something");
        }
        technique.inputs().stream()
                .filter(OwnFile::isGivenElsewhere)
                .findFirst()
                .ifPresent(
                        input -> {
                            throw fault(
                                    method.span(),
                                    "`%s` comes from the board, which says what it may be; leave out its @Range, @Subset, @Disjoint or @OneSquare"
                                            .formatted(input.name()));
                        });
        try {
            Map<String, String> example = QueryText.read(technique.example());
            if (isWritten(method)) {
                example.keySet().stream()
                        .filter(name -> !name.isEmpty())
                        .forEach(name -> checkInput(technique, name));
            }
            technique.bind(ChosenInputs.of(technique, isWritten(method) ? example : Map.of()));
            program.trace(method, technique.bind(ChosenInputs.EXAMPLE).values());
        } catch (EvaluationException stop) {
            throw fault(stop.span(), "on its example: " + stop.getMessage());
        } catch (InputException | NotationException wrong) {
            throw fault(method.span(), "its example: " + wrong.getMessage());
        } catch (RuntimeException wrong) {
            throw fault(
                    method.span(),
                    "its inputs cannot be bound: `own` and `opponent` go together, and `move` is a long beside them; an example is like bits=0x18&x=3");
        }
    }
}
