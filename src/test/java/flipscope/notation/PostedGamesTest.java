package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.testkit.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Games and boards as people post them, each with the moves or the position that it means. */
class PostedGamesTest {
    private static final String HEAD = "== ";

    @ParameterizedTest(name = "{0}")
    @MethodSource("posts")
    void isReadAsItWasMeant(String name, String meant, String text) {
        Game game = GameText.paste(text).game();
        String read =
                game.plies().isEmpty()
                        ? PositionText.write(game.start())
                        : TranscriptText.write(game);
        assertThat(read).isEqualTo(meant);
    }

    static Stream<Arguments> posts() {
        List<List<String>> posts = new ArrayList<>();
        for (String line : Resources.text("notation/posts.txt").lines().skip(1).toList()) {
            if (line.startsWith(HEAD)) {
                posts.add(new ArrayList<>());
            }
            posts.get(posts.size() - 1).add(line);
        }
        return posts.stream().map(PostedGamesTest::post);
    }

    private static Arguments post(List<String> lines) {
        String[] head = lines.get(0).substring(HEAD.length()).split(" :: ");
        return Arguments.of(head[0], head[1], String.join("\n", lines.subList(1, lines.size())));
    }
}
