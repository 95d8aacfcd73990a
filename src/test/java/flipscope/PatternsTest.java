package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import flipscope.text.DataFile;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Java's patterns recurse once for every repetition of a group, unless it is possessive: a long
 * text then overflows the stack. And some look through all of a text at each of its characters.
 */
class PatternsTest {
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*+\"");

    /** As it is written in a literal: a group without a limit that gives back what it took. */
    private static final Pattern RECURSIVE =
            Pattern.compile("(?<!\\\\)\\)(?:[*+]|\\{\\d+,})(?!\\+)");

    /** Walks back over all marks that stand on one letter, from each of them. */
    private static final Pattern EDGE =
            Pattern.compile("(?<!\\\\)(?:\\\\\\\\\\\\\\\\)*+\\\\\\\\[bBX]");

    /** Looks below each name for the same name. */
    private static final Pattern SAME_BELOW =
            Pattern.compile("\\(\\?[=!][^\"]*[*+][^\"]*\\\\[1-9]");

    private static final Path TABLES = Path.of("src/main/resources/scratch");

    @Test
    void everyGroupThatIsRepeatedWithoutLimitIsPossessive() {
        assertThat(recursive()).isEmpty();
    }

    /** Every such pattern of the product, after the name of its file. */
    private static List<String> recursive() {
        return found(RECURSIVE, literals());
    }

    @Test
    void noPatternLooksThroughAllOfATextAtEachOfItsCharacters() {
        assertThat(found(EDGE, Stream.concat(literals(), tables()))).isEmpty();
        assertThat(found(SAME_BELOW, Stream.concat(literals(), tables()))).isEmpty();
    }

    private static List<String> found(Pattern kind, Stream<String> patterns) {
        return patterns.filter(each -> kind.matcher(each).find()).toList();
    }

    private static Stream<String> literals() {
        return ProjectFiles.below(Path.of("src/main/java"), ".java")
                .flatMap(
                        file ->
                                LITERAL.matcher(ProjectFiles.text(file))
                                        .results()
                                        .map(each -> file.getFileName() + ": " + each.group()));
    }

    /** What is not Java is read and written by tables; as they would be written in literals. */
    private static Stream<String> tables() {
        return ProjectFiles.below(TABLES, ".txt")
                .flatMap(file -> ProjectFiles.text(file).lines())
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.replace("\\", "\\\\"));
    }

    @ParameterizedTest
    @MethodSource("longTexts")
    void everyPatternForTypedCodeReadsALongTextOnce(String part) {
        String text = "long a" + part.repeat(4_000 / part.length()) + " = 1L;";
        for (Pattern each : forTypedCode()) {
            CountedText counted = new CountedText(text);
            Matcher matcher = each.matcher(counted);
            while (matcher.find()) {
                assertThat(matcher.end()).isGreaterThanOrEqualTo(matcher.start());
            }
            assertThat(counted.read()).as(each.pattern()).isLessThan(100L * text.length());
        }
    }

    static List<String> longTexts() {
        return List.of(
                "\n",
                "\r\n",
                "//\n",
                " ",
                "# ",
                "a, ",
                "(",
                "\"",
                "\u0301",
                "\u0f40",
                "\u05d0",
                "a",
                "1",
                "_",
                "let mut v: u64 = 1;\n",
                "mut v: ",
                "v = ");
    }

    private static List<Pattern> forTypedCode() {
        Map<String, String> rust = DataFile.table("/scratch/languages/Rust.txt");
        Stream<String> writing = Stream.of("tidy", "set again").map(rust::get);
        return Stream.concat(
                        Stream.of("Dialect", "JavaExpressions", "Lexer", "Macros")
                                .flatMap(PatternsTest::ofReader),
                        writing.filter(Objects::nonNull).map(Pattern::compile))
                .toList();
    }

    /** The patterns of a class that reads typed code. */
    private static Stream<Pattern> ofReader(String name) {
        try {
            Class<?> reader = Class.forName("flipscope.scratch.read." + name);
            Object[] all = reader.isEnum() ? reader.getEnumConstants() : new Object[1];
            List<Pattern> patterns = new ArrayList<>();
            for (Field field : reader.getDeclaredFields()) {
                for (Object each : all) {
                    if (field.getType().equals(Pattern.class)) {
                        field.setAccessible(true);
                        patterns.add((Pattern) field.get(each));
                    }
                }
            }
            return patterns.stream();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the patterns of " + name, e);
        }
    }

    /** Counts how often its characters are read. */
    private static final class CountedText implements CharSequence {
        private final String text;
        private long read;

        CountedText(String text) {
            this.text = text;
        }

        long read() {
            return read;
        }

        @Override
        public char charAt(int index) {
            read++;
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Test
    void itIsSeenInAPattern() {
        assertThat(Stream.of("(a)*", "(a|b)+", "(?:a)*?", "(a){2,}", "\\\\d(a)*"))
                .allMatch(pattern -> RECURSIVE.matcher(pattern).find());
        assertThat(Stream.of("(a)*+", "(a)++", "\\\\)*", "(a){0,6}", "(a)?", "[)(]*", "(a){2,}+"))
                .noneMatch(pattern -> RECURSIVE.matcher(pattern).find());
        assertThat(Stream.of("\\\\bx", "x\\\\b", "(\\\\B|x)", "\\\\\\\\\\\\b", "\\\\X"))
                .allMatch(pattern -> EDGE.matcher(pattern).find());
        assertThat(Stream.of("\\\\\\\\b", "bx", "(?<!\\\\w)x", "\\b"))
                .noneMatch(pattern -> EDGE.matcher(pattern).find());
        assertThat(Stream.of("(\\\\w+)(?![^x]*\\\\1 = )", "(\\\\w)(?=.*\\\\1)"))
                .allMatch(pattern -> SAME_BELOW.matcher(pattern).find());
    }
}
