package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SelfPlay.Played;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GameSplitTest {
    /** Games at random, all considered from ply 20 on, where hardly any two are alike. */
    private static final List<Played> GAMES =
            new Random(1).longs(45).mapToObj(seed -> new Played(played(seed).moves(), 20)).toList();

    private static Game played(long seed) {
        Random random = new Random(seed);
        Game game = Game.from(Position.START);
        while (!game.isOver()) {
            List<Integer> moves = Squares.list(game.turn().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @Test
    void everyTwentiethGameIsForTesting() {
        GameSplit split = new GameSplit().add(GAMES);
        assertThat(split.games()).isEqualTo(45);
        assertThat(split.testGames()).isEqualTo(3);
        int tested = 0;
        for (int game : List.of(0, 20, 40)) {
            tested += GAMES.get(game).squares().size() - 20;
        }
        assertThat(split.tested().size()).isEqualTo(tested);
        int all = GAMES.stream().mapToInt(game -> game.squares().size() - 20).sum();
        assertThat(split.learned().size()).isEqualTo(all - tested);
    }

    @Test
    void aGameThatBeginsLikeAnotherIsLeftOut() {
        List<Played> twice = new ArrayList<>(GAMES);
        twice.addAll(GAMES.stream().map(GameSplitTest::turned).toList());
        GameSplit split = new GameSplit().add(twice);
        assertThat(split.games()).isEqualTo(45);
        assertThat(split.learned().size()).isEqualTo(new GameSplit().add(GAMES).learned().size());
    }

    /** The same game, half a turn round. */
    private static Played turned(Played game) {
        List<Integer> squares = game.squares().stream().map(square -> 63 - square).toList();
        return new Played(squares, game.considered());
    }

    @Test
    void aPositionHasTheFinalScoreOfItsSideToMove() {
        for (long seed = 0; seed < 20; seed++) {
            Game game = played(seed);
            Replay replay = new Replay(game.moves());
            Game soFar = Game.from(Position.START);
            for (int ply = 0; ply < replay.plies(); ply++) {
                Position at = soFar.turn();
                assertThat(replay.own(ply)).isEqualTo(at.own());
                assertThat(replay.opponent(ply)).isEqualTo(at.opponent());
                assertThat(replay.score(ply))
                        .isEqualTo(Score.onBoard(game.position()).official().lead(at.toMove()));
                soFar = soFar.play(game.moves().get(ply));
            }
        }
    }
}
