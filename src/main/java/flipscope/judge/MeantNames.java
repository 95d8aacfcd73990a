package flipscope.judge;

import flipscope.catalogue.ClosestName;
import flipscope.text.DataFile;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Adds to a mistake in what a reader wrote which name or word may have been meant. */
public final class MeantNames {
    private static final Pattern UNKNOWN =
            Pattern.compile("^(?:there is|\\w+ has) no ([a-z ]+) named `(\\w+)`(?: here)?$");
    private static final Pattern DECLARED =
            Pattern.compile("(?<!\\w)(?:long|int|boolean)\\s+(\\w+)");

    private static final Pattern FIRST_WORD = Pattern.compile("^\\s*([A-Za-z]{4,})(?!\\w)");

    /** Words that a line may begin with. */
    private static final List<String> WORDS =
            List.of("return", "long", "int", "boolean", "while", "for", "else", "static", "final");

    /** What chess programs mean by a name, and what stands for it here. */
    private static final Map<String, String> ELSEWHERE = new HashMap<>();

    static {
        DataFile.table("/scratch/chess-names.txt").forEach(MeantNames::put);
    }

    private MeantNames() {}

    private static void put(String names, String written) {
        String told = "; in chess programs, where a1 is bit 0, it is " + written;
        for (String name : names.split(" ")) {
            ELSEWHERE.put(name, told);
        }
    }

    /**
     * The mistake, with a suggestion if a name is unknown and another is like it; or that the line
     * begins with a mistyped word.
     *
     * @param code all that was written
     */
    public static SourceException suggest(SourceException mistake, String code) {
        Matcher unknown = UNKNOWN.matcher(mistake.getMessage());
        if (!unknown.matches()) {
            return mistypedWord(mistake, code).orElse(mistake);
        }
        String name = unknown.group(2);
        String message = "there is no " + unknown.group(1) + " named `" + name + "` here";
        String end =
                isDeclaredBelow(name, mistake.span(), code)
                        ? "; it is declared further down"
                        : nearest(name, code)
                                .map(MeantNames::question)
                                .orElse(ELSEWHERE.getOrDefault(name, ""));
        return new SourceException(mistake.file(), mistake.span(), message + end);
    }

    private static String question(String name) {
        return "; did you mean `" + name + "`?";
    }

    private static boolean isDeclaredBelow(String name, Span place, String code) {
        String below = code.lines().skip(place.line()).collect(Collectors.joining("\n"));
        return declared(below).contains(name);
    }

    /** The parser stumbles behind a mistyped word, or takes it for a type. */
    private static Optional<SourceException> mistypedWord(SourceException mistake, String code) {
        int line = mistake.span().line();
        Matcher first = FIRST_WORD.matcher(code.lines().skip(line - 1L).findFirst().orElse(""));
        if (!first.find()) {
            return Optional.empty();
        }
        String word = first.group(1);
        if (SourceVersion.isKeyword(word) || declared(code).contains(word)) {
            return Optional.empty();
        }
        Span place = new Span(line, first.start(1) + 1, line, first.end(1));
        return ClosestName.nearest(word, WORDS)
                .map(near -> "`" + word + "` is not a word of Java" + question(near))
                .map(message -> new SourceException(mistake.file(), place, message));
    }

    private static Optional<String> nearest(String name, String code) {
        List<String> others =
                declared(code).stream().filter(each -> !each.equals(name)).distinct().toList();
        return ClosestName.nearest(name, others);
    }

    private static List<String> declared(String code) {
        return DECLARED.matcher(code).results().map((MatchResult each) -> each.group(1)).toList();
    }
}
