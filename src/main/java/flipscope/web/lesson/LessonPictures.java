package flipscope.web.lesson;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Run;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.CompareBlock;
import flipscope.story.Detail;
import flipscope.trace.EvaluationException;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.compare.Comparison;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.question.QuestionView;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.overview.StoryboardBuilder;
import gg.jte.Content;
import gg.jte.output.StringOutput;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Draws blocks of lessons: each has the template of its kind, which asks here for its pictures.
 *
 * @param positions asks questions on other positions
 */
public record LessonPictures(TraceSite site, Benches benches, NewPositions positions) {
    private static final Logger LOG = LoggerFactory.getLogger(LessonPictures.class);

    /** How long a page waits for a measurement that is asked for. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final String FIRST = "0";
    private static final String GAME = "moves";

    public LessonPictures(TraceSite site, Benches benches) {
        this(site, benches, new NewPositions(site.traces()));
    }

    public Boards boards() {
        return new Boards(site.words());
    }

    /** The stages of the blocks that step. */
    public Stages stages() {
        return new Stages(site);
    }

    /** A block, or what went wrong with it: the rest of its lesson stands. */
    Content of(Block block, LessonView view) {
        Content drawn =
                site.pages()
                        .content(
                                "lesson/block/" + block.template() + ".jte",
                                Map.of("block", block, "view", view));
        return output -> {
            StringOutput whole = new StringOutput();
            try {
                drawn.writeTo(whole);
                output.writeContent(whole.toString());
            } catch (ProblemException asked) {
                throw asked;
            } catch (RuntimeException defect) {
                undrawn(block, view, defect).writeTo(output);
            }
        };
    }

    private Content undrawn(Block block, LessonView view, RuntimeException defect) {
        LOG.error("block {} of lesson {}", block.name(), view.lesson().slug(), defect);
        return site.pages()
                .content(
                        "lesson/undrawn.jte",
                        Map.of("name", block.name(), "message", reason(defect), "view", view));
    }

    /** Code that is stopped on the inputs of a block says why; anything else is ours. */
    private String reason(Throwable defect) {
        return Stream.iterate(defect, each -> each != null, Throwable::getCause)
                .filter(EvaluationException.class::isInstance)
                .map(Throwable::getMessage)
                .findFirst()
                .orElseGet(() -> site.words().text("course.undrawn"));
    }

    /**
     * The page of an algorithm on its inputs. A game keeps its parameters, so that the reader can
     * return to it.
     */
    static Link page(Run run) {
        Map<String, String> query = run.query();
        return Link.to("/trace/" + run.technique().id())
                .with(query.containsKey(GAME) ? query : run.arguments().query());
    }

    /** The page of a step; of the first one if none is named. */
    public Link step(Run run, Optional<String> at, Detail detail) {
        return page(run).with("at", at.orElse(FIRST)).with("detail", detail.code());
    }

    StoryboardBuilder storyboard(Run run) {
        return new StoryboardBuilder(stages().narrator(run), page(run));
    }

    /** A question with an answer to it. */
    QuestionView question(AskedBlock written, Answers answers) {
        AskedBlock block = answers.question(written);
        return QuestionView.of(
                        block,
                        answers.form(written),
                        answers.verdict(block),
                        site.traces(),
                        site.narrators())
                .withCause();
    }

    public Comparison compared(CompareBlock block) {
        return Comparison.of(site, block.left().arguments(), block.right().arguments());
    }

    /**
     * The measurement of a bench.
     *
     * @param wait whether the page waits for it
     */
    public BenchChart chart(BenchBlock block, boolean wait) {
        Duration patience = wait ? PATIENCE : Duration.ZERO;
        return new BenchChart(benches.of(block.techniques(), patience), site.words());
    }
}
