package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SelfPlay.Played;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Score;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private static final int EXACT = 9;
    private static final SelfPlay PLAYER = new SelfPlay(new PositionEvaluation(), 2, EXACT, 5);
    private static final List<Played> GAMES =
            IntStream.range(0, 30).mapToObj(PLAYER::game).toList();

    @Test
    void aGameDependsOnItsNumberAndTheSeedAlone() {
        SelfPlay again = new SelfPlay(new PositionEvaluation(), 2, EXACT, 5);
        assertThat(again.game(7)).isEqualTo(GAMES.get(7));
        SelfPlay other = new SelfPlay(new PositionEvaluation(), 2, EXACT, 6);
        assertThat(other.game(7)).isNotEqualTo(GAMES.get(7));
        assertThat(new HashSet<>(GAMES)).hasSize(GAMES.size());
    }

    @Test
    void everyGameGoesToItsEnd() {
        for (Played played : GAMES) {
            assertThat(game(played, played.squares().size()).isOver()).isTrue();
        }
    }

    @Test
    void theEndIsPerfect() {
        for (Played played : GAMES) {
            int ply = Math.min(60 - EXACT, played.squares().size());
            Position at = game(played, ply).turn();
            Position last = game(played, played.squares().size()).position();
            assertThat(Score.onBoard(last).official().lead(at.toMove()))
                    .isEqualTo(Searches.endgame(at, 12));
        }
    }

    @Test
    void noMoveIsRandomFromTheOneThatIsToldOn() {
        int random = 0;
        Effort look = new Effort(new PositionEvaluation(), 2, Long.MAX_VALUE, 0, 10, 0);
        for (Played played : GAMES) {
            for (int ply = played.considered(); ply < 60 - EXACT; ply++) {
                int best = best(game(played, ply).turn(), look);
                assertThat(played.squares().get(ply)).isEqualTo(best);
            }
            int before = played.considered() - 1;
            random +=
                    played.squares().get(before) == best(game(played, before).turn(), look) ? 0 : 1;
        }
        assertThat(random).isGreaterThan(GAMES.size() / 2);
    }

    @Test
    void someGamesHaveALateRandomMove() {
        Set<Integer> considered = new HashSet<>();
        GAMES.forEach(played -> considered.add(played.considered()));
        assertThat(considered).anyMatch(ply -> ply < 20).anyMatch(ply -> ply > 25);
        assertThat(considered).allMatch(ply -> ply >= 6 && ply <= 60 - EXACT);
    }

    private static int best(Position at, Effort effort) {
        return Engine.best(at, effort, 0, new AtomicBoolean(), soFar -> {}).square();
    }

    private static Game game(Played played, int plies) {
        return Game.from(Position.START, played.squares().subList(0, plies));
    }
}
