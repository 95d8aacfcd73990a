package flipscope.engine;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What makes the search fast. None of them changes an exact value: each can be left out, and then
 * the search only takes longer.
 */
enum SearchTechnique {
    /** {@link LastSquares}. */
    LAST_SQUARES,
    /** Squares in quarters with an odd number of empty squares first. */
    PARITY,
    /** Moves that leave few replies early, if their squares are good. */
    FEW_REPLIES,
    /** Moves that leave few replies first of all, since they are searched soonest. */
    FASTEST_FIRST,
    /** Moves judged by an evaluation where few squares have been filled. */
    EVALUATION,
    /** {@link Lookahead}. */
    LOOKAHEAD,
    /** {@link StabilityCutoff}. */
    STABILITY,
    /** Bounds from the {@link TranspositionTable}. */
    TABLE,
    /** {@link EnhancedTranspositions}. */
    ENHANCED_TRANSPOSITIONS,
    /** {@link Aspiration}. */
    ASPIRATION,
    /** Bounds from deeper searches of the middle of the game, of which there is no proof anyway. */
    DEEPER_BOUNDS,
    /** {@link ProbCut}, in the middle of the game alone. */
    PROB_CUT;

    /** All of them. */
    static final Set<SearchTechnique> ALL =
            Collections.unmodifiableSet(EnumSet.allOf(SearchTechnique.class));

    /** The techniques that pay in a short search. */
    static final Set<SearchTechnique> SHORT =
            allBut(FASTEST_FIRST, LOOKAHEAD, ASPIRATION, DEEPER_BOUNDS, PROB_CUT);

    /** All techniques but these. */
    static Set<SearchTechnique> allBut(SearchTechnique... left) {
        Set<SearchTechnique> used = EnumSet.allOf(SearchTechnique.class);
        used.removeAll(List.of(left));
        return Collections.unmodifiableSet(used);
    }
}
