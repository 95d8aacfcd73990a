package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.command.ExportScormCommand.Framed;
import flipscope.testkit.CommandTesting;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ExportScormCommandTest extends CommandTesting {
    private static Document manifest(String title, Optional<Integer> mastery) throws Exception {
        Framed framed =
                new Framed("mine", "site/index.html#/", title, "en", "student", List.of(), mastery);
        String text = ExportScormCommand.manifest(framed, Set.of("a b&c.md", "index.html"));
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Document manifest, String name) {
        return manifest.getElementsByTagName(name).item(0).getTextContent();
    }

    @Test
    void theManifestIsWellFormedWhateverATitleHolds() throws Exception {
        String title = "\"A & B <i>'x'</i> ]]> \\\"q\\\" \uD83D\uDE00 <?xml &nbsp;";
        assertThat(text(manifest(title, Optional.empty()), "title")).isEqualTo(title);
        assertThat(ExportScormCommand.xml("a\u0001b\uFFFEc\uD83D\uDE00"))
                .isEqualTo("abc\uD83D\uDE00");
    }

    @Test
    void theManifestNamesEachFile() throws Exception {
        NodeList files = manifest("Mine", Optional.empty()).getElementsByTagName("file");
        assertThat(
                        IntStream.range(0, files.getLength())
                                .mapToObj(files::item)
                                .map(each -> ((Element) each).getAttribute("href")))
                .containsExactlyInAnyOrder(
                        "index.html", "scorm.js", "site/a b&c.md", "site/index.html");
    }

    @Test
    void theScoreThatPassesStandsInTheManifestWhereItIsAskedFor() throws Exception {
        String name = "adlcp:masteryscore";
        assertThat(manifest("Mine", Optional.empty()).getElementsByTagName(name).getLength())
                .isZero();
        assertThat(text(manifest("Mine", Optional.of(60)), name)).isEqualTo("60");
    }

    @ParameterizedTest
    @CsvSource({
        "shifts --mastery 101, 1 to 100; not 101",
        "nothing-like-it, no lesson and no sheet \"nothing-like-it\""
    })
    void whatNoPackageCanHoldIsRefused(String line, String why) {
        assertThat(execute(new ExportScormCommand(), line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(why.replace(';', ','));
    }
}
