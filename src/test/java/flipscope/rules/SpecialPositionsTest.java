package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Draw;
import flipscope.testkit.MobilityTechnique;
import flipscope.testkit.Positions;
import flipscope.testkit.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The earliest forced passes and the earliest ends, move by move from the start. */
class SpecialPositionsTest {

    private static final Pattern LINE =
            Pattern.compile(
                    "(PASS|GAMEOVER)(?: after)? ply (\\d+) (\\S+) (\\S{64} [XO])(?: discs X=(\\d+) O=(\\d+))?");

    @ParameterizedTest
    @MethodSource("lines")
    void theMovesLeadThere(String line) {
        Matcher fields = fields(line);
        Game game = replay(fields.group(3));
        assertThat(game.plies()).hasSize(Integer.parseInt(fields.group(2)));
        assertThat(Draw.position(game.position()))
                .isEqualTo(Draw.position(Positions.parse(fields.group(4))));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void nobodyCanMoveAtTheEndAndOneSideInAPass(String line) {
        Matcher fields = fields(line);
        Position position = Positions.parse(fields.group(4));
        boolean pass = fields.group(1).equals("PASS");
        assertThat(position.mustPass()).isEqualTo(pass);
        assertThat(position.isOver()).isEqualTo(!pass);
        if (!pass) {
            assertThat(Score.onBoard(position))
                    .hasToString(fields.group(5) + "-" + fields.group(6));
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void everyTechniqueSeesNoMove(String line) {
        Position position = Positions.parse(fields(line).group(4));
        for (MobilityTechnique technique : MobilityTechnique.values()) {
            assertThat(technique.mobility(position)).as("%s", technique).isZero();
        }
    }

    static Stream<String> lines() {
        return Resources.lines("special-positions.txt").stream();
    }

    private static Matcher fields(String line) {
        Matcher fields = LINE.matcher(line);
        assertThat(fields.matches()).as(line).isTrue();
        return fields;
    }

    private static Game replay(String transcript) {
        List<Integer> moves = new ArrayList<>();
        for (int at = 0; at < transcript.length(); at += 2) {
            moves.add(Squares.at(transcript.charAt(at) - 'a', transcript.charAt(at + 1) - '1'));
        }
        return Game.from(Position.START, moves);
    }
}
