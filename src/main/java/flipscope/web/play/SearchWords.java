package flipscope.web.play;

import flipscope.engine.SearchResult;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import java.util.stream.Collectors;

/** Describes the engine's progress as a sentence: depth, score and expected line. */
final class SearchWords {
    /** How many moves of the expected line are shown. */
    private static final int LONGEST = 4;

    private final Messages words;

    SearchWords(Messages words) {
        this.words = words;
    }

    String of(GameState game, SearchResult soFar) {
        String side = GameBoards.side(words, game.turn().toMove());
        String line =
                soFar.line().stream()
                        .limit(LONGEST)
                        .map(Squares::name)
                        .collect(Collectors.joining(" "));
        String score = ScoreWords.marked(soFar.score(), soFar.exact());
        return words.text("thinking.so-far", soFar.depth(), side, score, line);
    }
}
