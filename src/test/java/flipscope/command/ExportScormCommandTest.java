package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

class ExportScormCommandTest extends CommandTesting {
    private static final String SITE = "https://flipscope.example";

    @TempDir Path folder;

    private int export(String... more) {
        String[] all = new String[more.length + 1];
        all[0] = "mine";
        System.arraycopy(more, 0, all, 1, more.length);
        return execute(new ExportScormCommand(), all);
    }

    private Document manifest(Path zip) throws Exception {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            byte[] bytes = file.getInputStream(file.getEntry("imsmanifest.xml")).readAllBytes();
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(bytes));
        }
    }

    private void sheet(String title) throws IOException {
        Path sheets = Files.createDirectories(folder.resolve("sheets"));
        Files.writeString(
                sheets.resolve("mine.yaml"),
                "title: " + title + "\nquestions: [{question: What?, answer: that}]\n");
    }

    @Test
    void theManifestIsWellFormedWhateverATitleHolds() throws Exception {
        sheet("\"A & B <i>'x'</i> ]]> \\\"q\\\" \\u0001\\uFFFE \\U0001F600 <?xml &nbsp;\"");
        Path zip = folder.resolve("mine.zip");
        int code = export("--url", SITE, "--lessons", folder.toString(), "--out", zip.toString());
        assertThat(err.toString()).isEmpty();
        assertThat(code).isZero();
        Node title = manifest(zip).getElementsByTagName("title").item(0);
        assertThat(title.getTextContent())
                .isEqualTo("A & B <i>'x'</i> ]]> \"q\"  \uD83D\uDE00 <?xml &nbsp;");
    }

    @Test
    void theScoreThatPassesStandsInTheManifestWhereItIsAskedFor() throws Exception {
        sheet("Mine");
        Path plain = folder.resolve("plain.zip");
        Path mastery = folder.resolve("mastery.zip");
        String lessons = folder.toString();
        export("--url", SITE, "--lessons", lessons, "--out", plain.toString());
        export("--url", SITE, "--lessons", lessons, "--out", mastery.toString(), "--mastery", "60");
        String name = "adlcp:masteryscore";
        assertThat(manifest(plain).getElementsByTagName(name).getLength()).isZero();
        assertThat(manifest(mastery).getElementsByTagName(name).item(0).getTextContent())
                .isEqualTo("60");
        assertThat(export("--url", SITE, "--mastery", "101")).isEqualTo(2);
        assertThat(err.toString()).contains("1 to 100, not 101");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https://flipscope.example/#/lessons | is not an address such as
                    https://flipscope.example/?x=1 | is not an address such as
                    flipscope.example | is not an address such as
                    https://anna:secret@flipscope.example | has a name or password in it
                    """)
    void anAddressThatNoPackageCanUseIsRefused(String url, String why) throws IOException {
        sheet("Mine");
        Path zip = folder.resolve("mine.zip");
        assertThat(export("--url", url, "--lessons", folder.toString(), "--out", zip.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains(why);
        assertThat(zip).doesNotExist();
    }
}
