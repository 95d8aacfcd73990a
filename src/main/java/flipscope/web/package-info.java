/**
 * The web server: {@link flipscope.web.Server} configures it and adds the routes of each feature.
 *
 * <h2>How a request travels</h2>
 *
 * <ol>
 *   <li>A feature's routes ({@code trace}, {@code play}, {@code compare}, {@code figure}, {@code
 *       lesson}, {@code share}, {@code api}, {@code home}) take it.
 *   <li>The address is read once, into a record such as {@link
 *       flipscope.web.trace.request.TraceRequest} or {@link flipscope.web.game.GameState}, which
 *       declares each {@link flipscope.web.site.QueryParameter} with its limit and default. Nothing
 *       below knows the {@link flipscope.web.site.Query}. What cannot be read ends the request with
 *       a {@link flipscope.web.site.ProblemException}: status 400, with the parameter and what
 *       would be right.
 *   <li>The feature asks the packages below {@code web}: {@code catalogue} for the trace, {@code
 *       story} for stops and sentences, {@code engine} for moves.
 *   <li>A builder turns the answer into a view record; {@code draw} turns values into grids.
 *   <li>{@link flipscope.web.site.Pages} renders the template of that record: the whole page, or
 *       the one part that htmx asked for. Every address on it is written by {@link
 *       flipscope.web.site.Link}.
 * </ol>
 *
 * <p>The server keeps no state: whatever a page shows follows from its address. Arrows between the
 * features run down only: {@code home}, then {@code lesson} and {@code share}, then {@code play}
 * and {@code compare}, then {@code figure} and {@code api}, then {@code trace}, then {@code draw},
 * {@code game} and {@code engine}, then {@code site}.
 */
package flipscope.web;
