package flipscope.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.testkit.ProjectFiles;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Path BUNDLES = Path.of("src/main/resources/messages");

    /**
     * A string such as {@code "stepper.next"} in Java or in a template; one that ends in a dot is
     * the start of keys.
     */
    private static final Pattern USE = Pattern.compile("\"([a-z]+)(\\.[a-z0-9.-]+)\"");

    private static final Pattern FILE_NAME =
            Pattern.compile(".*\\.(css|js|jte|java|html|svg|txt|json|properties|md)");

    private final Messages messages = Messages.english();

    @Test
    void putsArgumentsIn() {
        assertThat(messages.text("stepper.of.operation", 8, 61)).isEqualTo("step 8 of 61");
    }

    @Test
    void choosesThePlural() {
        assertThat(messages.text("story.squares", 0)).isEqualTo("no squares");
        assertThat(messages.text("story.squares", 1)).isEqualTo("1 square");
        assertThat(messages.text("story.squares", 9)).isEqualTo("9 squares");
    }

    @Test
    void refusesAKeyThatNoBundleHas() {
        assertThatThrownBy(() -> messages.text("stepper.nowhere"))
                .isInstanceOf(MissingResourceException.class)
                .hasMessageContaining("stepper.nowhere");
        assertThatThrownBy(() -> messages.text("nowhere"))
                .isInstanceOf(MissingResourceException.class);
        assertThat(messages.has("stepper.nowhere")).isFalse();
        assertThat(messages.has("nowhere.at-all")).isFalse();
        assertThat(messages.has("stepper.next")).isTrue();
    }

    /** Numbers too: the reader of a text does not see the language of this machine. */
    @Test
    void speaksEnglishOnAMachineOfAnotherLanguage() {
        Locale own = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(Messages.english().text("stepper.next")).isEqualTo("Next");
            assertThat(Messages.english().text("stepper.of.operation", 8, 1234))
                    .isEqualTo("step 8 of 1,234");
        } finally {
            Locale.setDefault(own);
        }
    }

    @Test
    void everyKeyThatIsUsedExists() {
        Set<String> keys = keys();
        List<String> missing = new ArrayList<>();
        for (Path file : sources()) {
            for (String use : uses(file)) {
                boolean there = use.endsWith(".") ? anyStarts(keys, use) : keys.contains(use);
                if (!there) {
                    missing.add(file + ": " + use);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static boolean anyStarts(Set<String> keys, String start) {
        return keys.stream().anyMatch(key -> key.startsWith(start));
    }

    private static Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        bundles().forEach(file -> keys.addAll(load(file).keySet()));
        return keys;
    }

    /** The strings in a file that have the form of a key and begin with the name of a bundle. */
    private static List<String> uses(Path file) {
        Set<String> namespaces = new TreeSet<>();
        bundles().forEach(bundle -> namespaces.add(namespace(bundle)));
        List<String> uses = new ArrayList<>();
        Matcher use = USE.matcher(ProjectFiles.text(file));
        while (use.find()) {
            if (namespaces.contains(use.group(1)) && !FILE_NAME.matcher(use.group(2)).matches()) {
                uses.add(use.group(1) + use.group(2));
            }
        }
        return uses;
    }

    private static String namespace(Path bundle) {
        return bundle.getFileName().toString().replace(".properties", "");
    }

    @Test
    void everyKeyStandsInTheFileOfItsNamespaceAndEveryTextIsAPattern() {
        for (Path file : bundles()) {
            String namespace = namespace(file);
            load(file)
                    .forEach(
                            (key, text) -> {
                                assertThat(key).startsWith(namespace + ".");
                                assertThat(text).as(key).isNotBlank().doesNotContain("'");
                                assertThat(new MessageFormat(text)).as(key).isNotNull();
                            });
        }
    }

    private static List<Path> sources() {
        return Stream.concat(
                        ProjectFiles.below(Path.of("src/main/java"), ".java"),
                        ProjectFiles.below(Path.of("templates"), ".jte"))
                .toList();
    }

    private static List<Path> bundles() {
        return ProjectFiles.below(BUNDLES, ".properties").toList();
    }

    private static Map<String, String> load(Path file) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(ProjectFiles.text(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties
                .stringPropertyNames()
                .forEach(key -> texts.put(key, properties.getProperty(key)));
        return texts;
    }
}
