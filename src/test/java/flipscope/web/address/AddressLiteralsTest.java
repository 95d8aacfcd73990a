package flipscope.web.address;

import static flipscope.testkit.ProjectFiles.below;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every address on this site is written by {@link Link}: it alone knows what stands before it. */
class AddressLiteralsTest {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*.*?\\*/|\\s//[^\n]*");

    /** A path in Java, with the call that it is handed to. */
    private static final Pattern PATH = Pattern.compile("(?:(\\w+(?:\\.\\w+)?)\\(\\s*)?\"/[a-z]");

    /** Writes, registers, or compares a path; or reads a file from the class path. */
    private static final Pattern KNOWN =
            Pattern.compile(
                    "Link\\.(to|url)|(\\w*\\.)?at|routes\\.\\w+|\\w*\\.?(startsWith|endsWith|equals)"
                            + "|\\w+\\.getResourceAsStream|DataFile\\.(?:text|lines)");

    /** Where the kinds of pages are told apart by their paths. */
    private static final List<String> KINDS =
            List.of("EmbedAddress.java", "PageLocation.java", "Section.java");

    private static final Pattern IN_TEMPLATE =
            Pattern.compile("(?<!Link\\.url\\(|Link\\.to\\(|stay\\()[\"']/[a-z\"']");
    private static final Pattern IN_SCRIPT = Pattern.compile("(?<!includes\\()['\"`]/[a-z]");

    @Test
    void inJavaEveryPathGoesThroughLink() {
        assertThat(
                        below(Path.of("src/main/java/flipscope/web"), ".java")
                                .filter(file -> !KINDS.contains(file.getFileName().toString()))
                                .flatMap(file -> strangers(file, PATH, KNOWN)))
                .isEmpty();
    }

    @Test
    void inTemplatesEveryPathGoesThroughLink() {
        assertThat(below(Path.of("templates"), ".jte").flatMap(file -> found(file, IN_TEMPLATE)))
                .isEmpty();
    }

    @Test
    void scriptsKnowNoPath() {
        assertThat(
                        below(Path.of("static"), ".js")
                                .filter(file -> !file.toString().contains("htmx"))
                                .flatMap(file -> found(file, IN_SCRIPT)))
                .isEmpty();
    }

    private static Stream<String> strangers(Path file, Pattern path, Pattern known) {
        return path.matcher(text(file))
                .results()
                .filter(each -> each.group(1) == null || !known.matcher(each.group(1)).matches())
                .map(each -> file.getFileName() + ": " + each.group());
    }

    private static Stream<String> found(Path file, Pattern pattern) {
        return pattern.matcher(text(file))
                .results()
                .map(each -> file.getFileName() + ": " + each.group());
    }

    private static String text(Path file) {
        return COMMENT.matcher(ProjectFiles.text(file)).replaceAll("");
    }
}
