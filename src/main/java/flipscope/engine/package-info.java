/**
 * The engine: {@link flipscope.engine.Engine} searches a position at a {@link
 * flipscope.engine.Level}; {@link flipscope.engine.EnginePool} does so for many requests at once.
 *
 * <p>{@code PrincipalVariation} searches with a {@code Scout}, which refutes the worse moves
 * quickly: {@code MidgameScout} judges its leaves by an {@code Evaluation}, {@code EndgameScout}
 * plays to the last disc. Legal moves and flips come from the methods of {@code core} marked {@code
 * engine = true}; this package has no move generation of its own.
 */
package flipscope.engine;
