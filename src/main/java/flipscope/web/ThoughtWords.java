package flipscope.web;

import flipscope.engine.Answer;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.analysis.ScoreWords;
import java.util.stream.Collectors;

/** What the engine has found so far, as a sentence: how deep, how good, which line. */
final class ThoughtWords {
    /** How many moves of the expected line are said. */
    private static final int LONGEST = 4;

    private final Messages words;

    ThoughtWords(Messages words) {
        this.words = words;
    }

    String of(GameState game, Answer soFar) {
        String side = Boards.side(words, game.turn().toMove());
        String line =
                soFar.line().stream()
                        .limit(LONGEST)
                        .map(Squares::name)
                        .collect(Collectors.joining(" "));
        String score = ScoreWords.marked(soFar.score(), soFar.exact());
        return words.text("thinking.so-far", soFar.depth(), side, score, line);
    }
}
