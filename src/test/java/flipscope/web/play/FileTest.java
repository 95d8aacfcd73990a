package flipscope.web.play;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.GameFile;
import flipscope.notation.Records;
import flipscope.notation.TranscriptText;
import flipscope.notation.WthorFile;
import flipscope.rules.Game;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

@WithSite(overHttp = true)
class FileTest {
    private static final Game WIPED_OUT = TranscriptText.read("e6f4e3f6g5d6e7f5c5");

    private static Site site;

    @Test
    void aFileOfOneGameOpensToBeLookedAtAndKeepsTheSettings() {
        for (String text :
                new String[] {
                    Records.ggf(WIPED_OUT), Records.sgf(WIPED_OUT), Records.pgn(WIPED_OUT)
                }) {
            HttpResponse<String> sent = send("/play/file?side=white&level=5&hints=1", text);
            assertThat(sent.statusCode()).isEqualTo(303);
            assertThat(location(sent))
                    .isEqualTo("/play/analysis?moves=e6f4e3f6g5d6e7f5c5&side=both&level=5&hints=1");
        }
        assertThat(location(site.sendFile("/play/file", "a.wtb", WthorFile.write(WIPED_OUT))))
                .isEqualTo("/play/analysis?moves=e6f4e3f6g5d6e7f5c5&side=both&level=3");
        String position = "-".repeat(27) + "OX" + "-".repeat(35) + " O";
        assertThat(location(send("/play/file?side=white&level=5", position)))
                .as("a position is there to be played")
                .endsWith("&moves=&side=white&level=5");
    }

    @Test
    void aDatabaseOffersItsGamesSoManyAtATime() {
        byte[] four = database(4000);
        String page = site.sendFile("/play/file", "WTH_2026.wtb", four).body();
        assertThat(page)
                .contains("WTH_2026.wtb: 4,000 games", "Games 1 to 50.", "64–0")
                .contains(
                        "href=\"/play/analysis?moves=e6f4e3f6g5d6e7f5c5&amp;side=both&amp;level=3\"")
                .contains("name=\"from\" min=\"1\" max=\"4000\" value=\"51\"");
        assertThat(page.length()).as("the page stays light").isLessThan(32_000);

        String last = site.sendFile("/play/file", "a.wtb", four, "from", "4000").body();
        assertThat(last).contains("Games 3,951 to 4,000.");
    }

    /** The same game many times. */
    private static byte[] database(int games) {
        byte[] one = WthorFile.write(WIPED_OUT);
        ByteBuffer all = ByteBuffer.allocate(16 + 68 * games).order(ByteOrder.LITTLE_ENDIAN);
        all.put(one, 0, 16).putInt(4, games);
        for (int game = 0; game < games; game++) {
            all.put(one, 16, 68);
        }
        return all.array();
    }

    @Test
    void oneBadGameLeavesTheOthers() {
        String page = send("/play/file", "f5d6\nf5f6\nf5a1\n").body();
        assertThat(page)
                .contains("games.txt: 3 games", "href=\"/play/analysis?moves=f5d6&amp;side=both")
                .contains("Game 3: Move 2, a1 (character 3), is not legal");
    }

    @Test
    void anErrorNamesTheLineAndTheColumn() {
        HttpResponse<String> wrong = send("/play/file?moves=f5", "f5d6\nc3d3\nh8\n");
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body())
                .contains("games.txt", "Line 3, column 1. Move 5, h8 (character 11)")
                .contains("href=\"/play?moves=f5&amp;side=black&amp;level=3\"");
        assertThat(send("/play/file", "").body()).contains("No file was chosen, or it is empty.");
    }

    @Test
    void whatStandsBeforeAMistakeIsOpenedByOnePress() {
        String way = "moves=f5d6c3d3&amp;side=both&amp;level=3\"";
        assertThat(send("/play/file", "f5d6c3d3x4").body())
                .contains(way, "The first four moves are a game: open them.");
        assertThat(send("/play/file", "f5f6\nf5f4\nf5d6c3d3x4\n").body())
                .contains(way, "Game 3: ", "The first four moves are a game: open them.");
    }

    @Test
    void aFileThatIsTooLargeIsRefused() {
        HttpResponse<String> refused = site.sendFile("/play/file", "a", new byte[1_100_000]);
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(refused.body()).contains("larger than 1,024 kB");
    }

    @Test
    void whoComesBackToAListThatIsGoneIsAskedForTheFile() {
        assertThat(site.body("/play/file?moves=f5&level=2&file=a.wtb&games=7"))
                .contains("data-gone", "The server keeps no files.", "type=\"file\"")
                .contains("href=\"/play?moves=f5&amp;side=black&amp;level=2\"");
    }

    @Test
    void everyListHasAnAddressOfItsOwn() {
        HttpResponse<String> list = send("/play/file?side=both", "f5d6\nf5f6\n");
        assertThat(list.headers().firstValue("HX-Push-Url"))
                .hasValue("/play/file?side=both&level=3&file=games.txt&games=2&from=1");
        byte[] games = "f5d6\nf5f6\n".getBytes(StandardCharsets.UTF_8);
        assertThat(site.sendFile("/play/file", "n".repeat(7_000), games).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aGameIsDownloadedAsADatabase() {
        HttpResponse<String> file = site.get("/play/game.wtb?moves=f5d6");
        assertThat(file.headers().firstValue("Content-Disposition"))
                .hasValue("attachment; filename=\"flipscope-game.wtb\"");
        byte[] bytes = file.body().getBytes(StandardCharsets.UTF_8);
        assertThat(GameFile.read(Arrays.copyOf(bytes, 84)).game(1).moves()).hasSize(2);
        String elsewhere = "-".repeat(27) + "OX" + "-".repeat(35) + "_O";
        assertThat(site.get("/play/game.wtb?start=" + elsewhere).statusCode()).isEqualTo(400);
    }

    private static HttpResponse<String> send(String url, String text) {
        return site.sendFile(url, "games.txt", text.getBytes(StandardCharsets.UTF_8));
    }
}
