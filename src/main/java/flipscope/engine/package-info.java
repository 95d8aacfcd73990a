/**
 * The engine: {@link flipscope.engine.Engine} searches a position at a {@link
 * flipscope.engine.Level}; {@link flipscope.engine.EnginePool} does so for many requests at once.
 *
 * <p>{@code PrincipalVariation} searches with a {@code Scout}, which refutes the worse moves
 * quickly: {@code MidgameScout} judges its leaves by an {@code Evaluation}, {@code EndgameScout}
 * plays to the last disc. Legal moves and flips come from the methods of {@code core} marked {@code
 * engine = true}; this package has no move generation of its own.
 *
 * <p>What makes the search fast stands in small classes, each a {@code SearchTechnique} that can be
 * left out. Some cut: {@code TranspositionTable} remembers, {@code EnhancedTranspositions} looks
 * all moves up there, {@code StabilityCutoff} bounds the score by discs that stay, {@code
 * Aspiration} searches round a guess, and {@code ProbCut} bets on a shallow look, in the middle of
 * the game alone: what is called exact was proved without it. Others order the moves, so that
 * alpha-beta cuts more: {@code MoveOrder}, {@code MoveOrders} and {@code Lookahead}. {@code
 * LastSquares} plays the end without lists.
 */
package flipscope.engine;
