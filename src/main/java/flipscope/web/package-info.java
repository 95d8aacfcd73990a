/**
 * Answers every address of the site. {@link flipscope.web.WebSite} is the list of their features,
 * for whoever carries requests: {@code flipscope.server} over HTTP, {@link flipscope.web.Direct} as
 * calls. A package below this one is a room, with one matter of its own.
 *
 * <h2>How a request travels</h2>
 *
 * <ol>
 *   <li>The server's guards let it in, and read its body, so that a slow client holds no thread.
 *       What a feature calls heavy waits for its turn at {@code server.Admission}, as searches do.
 *   <li>A {@link flipscope.web.page.Feature} has the route for its path and gets an {@link
 *       flipscope.web.exchange.Exchange}: the request, and the answer to be. That is all that a
 *       page knows of the world; what only a server can do ({@link flipscope.web.Outside}) it asks
 *       for by an interface.
 *   <li>The address is read once, into the feature's request record: {@link
 *       flipscope.web.trace.request.TraceRequest}, {@code PlayRequest}, {@code ComparisonRequest},
 *       {@code FigureRequest}, {@code AnalysisAddress}. A game in it is read by {@link
 *       flipscope.web.game.GameReader} or {@link flipscope.web.cube.CubeUrl}. Each declares its
 *       {@link flipscope.web.address.QueryParameter}s with limit and default. Builders and views do
 *       not know the {@link flipscope.web.address.Query}; but for the answers of a lesson, whose
 *       parameters are named by its blocks, and are read by {@code Answers} and the blocks that
 *       take them. What cannot be read ends the request with a {@link
 *       flipscope.web.address.ProblemException}: status 400, with the parameter and what would be
 *       correct.
 *   <li>The feature asks for what is to be shown. {@link flipscope.web.step.TracedRuns} runs an
 *       algorithm once for all that the page shows of it: the {@link flipscope.web.step.TracedRun},
 *       with its trace and who tells it. Moves come from {@code engine}, through {@code
 *       web.engine}, {@link flipscope.web.exchange.Later}.
 *   <li>A builder turns that into a view before a byte is written; {@code draw} turns values into
 *       grids. A view holds values and words and no service, so that no template runs code or
 *       searches; those of games and of sheets still work out some of their words, boards and links
 *       when the template asks. A step is a {@link flipscope.web.step.StepView} wherever it is
 *       shown, and {@link flipscope.web.step.StepBuilder} makes it.
 *   <li>{@link flipscope.web.page.Pages} renders the template of that record: the whole page, or
 *       the one part that htmx asked for. Every address on it is written by {@link
 *       flipscope.web.address.Link}; the server puts its base path before them.
 * </ol>
 *
 * <h2>Three ways</h2>
 *
 * <ul>
 *   <li>A step: {@code TracePages.show}, {@code TraceInputs.read}, {@code TracedRuns.attempt},
 *       {@code TraceViewBuilder.of}, {@code StepBuilder.view}; the {@code StepPage}, in a {@code
 *       TraceView}, goes to {@code Pages.send}.
 *   <li>A move: {@code PlayPages.play}, {@code PlayRequest.read}, {@code GameBits.of}; the {@code
 *       PlayView} goes to {@code Pages.send}. If it is the engine's turn, the page asks for its
 *       move at another address: {@code EngineTurns.reply}, {@code EngineClient.submit}, and a
 *       redirect to the game after it.
 *   <li>An answer: {@code LessonPages.lesson}; {@code Answers} reads and grades it ({@code
 *       ExpectedAnswer.grade}; of a quiz the block itself says which choice is right); {@code
 *       LessonBuilder.page}, {@code QuestionBuilder.view}; the block with the {@code QuestionView}
 *       goes to {@code Pages.send}.
 * </ul>
 *
 * <p>Nobody keeps any state: whatever a page shows follows from its address, the instructor's files
 * and what is measured while it is made. Arrows between the rooms run down only: {@code sheet},
 * then {@code lesson}, then {@code share}, then {@code play}, {@code scorefour}, {@code compare}
 * and {@code bits}, then {@code write}, then {@code figure} and {@code api}, then {@code trace},
 * then {@code question}, then {@code step}, then {@code trace.request}, then {@code turn} and
 * {@code cube}, then {@code draw}, {@code game}, {@code engine}, {@code code} and {@code docs},
 * then {@code page}, {@code address} and {@code exchange}.
 */
package flipscope.web;
