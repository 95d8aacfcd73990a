package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.server.Settings;
import flipscope.testkit.CommandTesting;
import flipscope.web.LocalSettings;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.page.FooterLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest extends CommandTesting {
    @Test
    void tooLittleMemoryIsToldBeforeAnythingElse() {
        assertThat(ServeCommand.lacking(64L << 20))
                .hasValue(
                        "The server needs 128 MB of memory for Java, and has 64:"
                                + " start it with java -Xmx128m -jar flipscope.jar");
    }

    /** The serial collector never counts one of its two survivor spaces. */
    @Test
    void whatWasAskedForIsEnoughEvenIfNotAllOfItIsCounted() {
        assertThat(ServeCommand.lacking(123L << 20)).isEmpty();
        assertThat(ServeCommand.lacking(4L << 30)).isEmpty();
    }

    @Test
    void aFooterThatCannotBeReadIsRefusedWithItsLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("footer.txt");
        Files.writeString(file, "Imprint https://school.example/imprint\n\nPrivacy\n");
        assertThat(execute(new ServeCommand(), "--footer", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains(file + ":3: write a name and an address");
        assertThat(execute(new ServeCommand(), "--footer", folder + "/none")).isEqualTo(2);
    }

    @Test
    void theLinksOfAnOwnerStandInTheFooter() {
        Settings plain = LocalSettings.PLAIN;
        List<FooterLink> links =
                List.of(new FooterLink("Imprint & more", "https://school.example/"));
        Settings own =
                new Settings(
                        plain.host(),
                        plain.port(),
                        plain.basePath(),
                        plain.development(),
                        plain.behindProxy(),
                        plain.lessons(),
                        plain.algorithms(),
                        links);
        try (Site site = new Site(own)) {
            Page page = Page.of(site.body("/docs/teachers"));
            assertThat(page.texts(".site-footer a")).contains("Imprint & more");
        }
    }
}
