/**
 * The web server: {@link flipscope.server.Server} configures it and adds the routes of each feature.
 *
 * <h2>How a request travels</h2>
 *
 * <ol>
 *   <li>The guards ({@code guard}) let it in, and read its body, so that a slow client holds no
 *       thread. What is much work ({@link flipscope.server.HeavyPages}) waits for its turn at the
 *       {@link flipscope.server.Engines}, as searches do.
 *   <li>A feature's routes ({@code trace}, {@code play}, {@code compare}, {@code write}, {@code
 *       figure}, {@code lesson}, {@code share}, {@code api}) take it.
 *   <li>The address is read once, into the feature's request record: {@link
 *       flipscope.web.trace.request.TraceRequest}, {@code PlayRequest}, {@code ComparisonRequest},
 *       {@code FigureRequest}, {@code AnalysisAddress}. A game in it is read by {@link
 *       flipscope.web.game.GameReader} or {@link flipscope.web.cube.CubeUrl}. Each declares its
 *       {@link flipscope.web.address.QueryParameter}s with limit and default. Builders and views do
 *       not know the {@link flipscope.web.address.Query}. What cannot be read ends the request with a
 *       {@link flipscope.web.address.ProblemException}: status 400, with the parameter and what would
 *       be correct.
 *   <li>The feature asks the packages below {@code web}: {@code catalogue} for the trace, {@code
 *       story} for stops and sentences, and, through {@code web.engine}, {@code engine} for moves.
 *   <li>A builder turns the answer into a view record; {@code draw} turns values into grids.
 *   <li>{@link flipscope.web.page.Pages} renders the template of that record: the whole page, or
 *       the one part that htmx asked for. Every address on it is written by {@link
 *       flipscope.web.address.Link}.
 * </ol>
 *
 * <p>The server keeps no state: whatever a page shows follows from its address. Arrows between the
 * features run down only: {@code lesson}, then {@code share}, then {@code play}, {@code scorefour}
 * and {@code compare}, then {@code figure} and {@code api}, then {@code trace}, then {@code cube},
 * then {@code draw}, {@code game} and {@code engine}, then {@code site}.
 */
package flipscope.web;
