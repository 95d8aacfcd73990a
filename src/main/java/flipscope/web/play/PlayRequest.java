package flipscope.web.play;

import flipscope.story.Detail;
import flipscope.web.address.Embedding;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.StepParameters;
import flipscope.web.play.bits.BitsRequest;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.why.WhyPanel;
import java.util.Optional;

/**
 * What the address of a game's page says.
 *
 * @param game the game
 * @param text another game, as typed or pasted
 * @param typed a move, as typed
 * @param setup whether the position is set up by hand, which frames have not
 * @param why the square to explain
 * @param fresh the game with a seed, which a new one gets for the links of its page
 * @param assumed whether the position was pasted without the side to move
 * @param trace in older addresses: the algorithm beside the board
 * @param step in older addresses: the step of the algorithm beside the board
 * @param detail how closely that was stepped
 * @param bits which scene of the bits is shown
 */
record PlayRequest(
        GameState game,
        Optional<String> text,
        Optional<String> typed,
        boolean setup,
        Optional<String> why,
        GameState fresh,
        boolean assumed,
        Optional<String> trace,
        Optional<String> step,
        Optional<Detail> detail,
        BitsRequest bits) {
    static final QueryParameter<String> TEXT = QueryParameter.text("text", Integer.MAX_VALUE);

    /** A move or a few of them. */
    static final QueryParameter<String> TYPED = QueryParameter.text("typed", 200);

    static final QueryParameter<Integer> SETUP = QueryParameter.number("setup", 0, 1).or(0);

    static final QueryParameter<Boolean> ASSUMED = QueryParameter.flag("assumed");

    /**
     * Reads the parameters.
     *
     * @param embedding the embed options, if this is an embed
     * @param board whether only the board is shown, where the engine does not play
     */
    static PlayRequest read(Query query, Optional<Embedding> embedding, boolean board) {
        GameState read = board ? GameReader.beginBoard(query) : GameReader.begin(query);
        GameState game = embedding.map(read::within).orElse(read);
        return new PlayRequest(
                game,
                TEXT.in(query),
                TYPED.in(query),
                SETUP.of(query) == 1 && game.url().embedding().isEmpty(),
                WhyPanel.asked(TraceOptions.WHY.in(query)),
                GameReader.fresh(game, query),
                ASSUMED.of(query),
                GameReader.TRACE.in(query).filter(id -> game.url().embedding().isEmpty()),
                StepParameters.AT.in(query),
                StepParameters.DETAIL.in(query),
                BitsRequest.read(query));
    }
}
