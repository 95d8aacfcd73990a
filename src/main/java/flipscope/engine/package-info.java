/**
 * The player: {@link flipscope.engine.Engine} answers a position at a {@link
 * flipscope.engine.Level}, {@link flipscope.engine.EnginePool} does so for many at once.
 *
 * <p>{@code PrincipalVariation} searches, with a {@code Scout} that refuses the worse moves
 * quickly: {@code MidgameScout} judges its leaves by an {@code Evaluation}, {@code EndgameScout}
 * plays to the last disc. Legal moves and flips come from the methods of {@code core} that are
 * marked as the engine's; there is no bit code for moves here.
 */
package flipscope.engine;
