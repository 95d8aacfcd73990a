package flipscope.web.lesson;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Run;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.BitsBlock;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.CompareBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.WalkBlock;
import flipscope.story.Detail;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.compare.ComparisonBuilder;
import flipscope.web.compare.ComparisonView;
import flipscope.web.draw.ThumbView;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.question.Boards;
import flipscope.web.question.QuestionBuilder;
import flipscope.web.question.QuestionView;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.write.TaskView;
import flipscope.web.write.WorkBuilder;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * Draws blocks of lessons: each has the template of its kind, which takes what is made here.
 *
 * @param positions asks questions on other positions
 */
public record LessonPictures(
        Catalogue catalogue, TracedRuns runs, Benches benches, NewPositions positions) {
    /** How long a page waits for a measurement that is asked for. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final String FIRST = "0";
    private static final String GAME = "moves";

    public LessonPictures(Catalogue catalogue, TracedRuns runs, Benches benches) {
        this(catalogue, runs, benches, new NewPositions(runs.traces()));
    }

    private Messages words() {
        return runs.words();
    }

    Boards boards() {
        return new Boards(words());
    }

    private Scenes scenes() {
        return new Scenes(runs);
    }

    /** What the template of a block takes, by the names of its parameters. */
    Map<String, Object> of(Block block, Answers answers) {
        if (block instanceof TraceBlock trace) {
            Link page = step(trace.run(), trace.at().or(trace::from), trace.detail());
            return Map.of("scene", scenes().of(trace, answers), "page", page);
        }
        if (block instanceof FigureBlock figure) {
            Link page = step(figure.run(), figure.at(), figure.detail());
            return Map.of("scene", scenes().of(figure), "page", page);
        }
        if (block instanceof WalkBlock walk) {
            Link page = step(walk.run(), Optional.of(walk.steps().get(0).at()), walk.detail());
            return Map.of(
                    "scenes", scenes().of(walk, answers),
                    "now", answers.walked(walk),
                    "page", page);
        }
        if (block instanceof BitsBlock bits) {
            return Map.of("scene", scenes().of(bits), "page", Scenes.page(bits));
        }
        if (block instanceof BoardBlock board) {
            return Map.of(
                    "board", boards().still(board),
                    "bits", boards().bits(board),
                    "page", boards().page(board));
        }
        if (block instanceof CompareBlock both) {
            return Map.of("both", compared(both));
        }
        if (block instanceof ToyBlock toy) {
            return Map.of("toy", ToyBuilder.of(toy, answers, words()).view());
        }
        if (block instanceof BenchBlock bench) {
            return Map.of(
                    "chart", chart(bench, answers.areAskedFor(bench)),
                    "later", answers.askingFor(bench));
        }
        if (block instanceof QuizBlock quiz) {
            return Map.of("quiz", QuizView.of(quiz, answers, words()));
        }
        return block instanceof TaskBlock task
                ? Map.of(
                        "task", TaskView.of(words(), task.task()),
                        "work", WorkBuilder.start(words(), task.task(), task.name() + "-"))
                : Map.of();
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
    private static Link step(Run run, Optional<String> at, Detail detail) {
        return page(run).with("at", at.orElse(FIRST)).with("detail", detail.code());
    }

    StoryboardBuilder storyboard(Run run) {
        return new StoryboardBuilder(runs.of(run.arguments()).narrator(), page(run));
    }

    /** A question with an answer to it. */
    QuestionView question(AskedBlock written, Answers answers) {
        AskedBlock block = answers.question(written);
        return QuestionBuilder.of(block, answers.form(written), answers.verdict(block), runs)
                .withCause()
                .view();
    }

    private ComparisonView compared(CompareBlock block) {
        Arguments left = block.left().arguments();
        Arguments right = block.right().arguments();
        return ComparisonBuilder.of(catalogue, runs, left, right).view(block.at());
    }

    /** The picture of the walks of a lesson with the most in it. */
    Optional<ThumbView> picture(Lesson lesson) {
        return lesson.blocks().stream()
                .filter(WalkBlock.class::isInstance)
                .map(WalkBlock.class::cast)
                .flatMap(scenes()::pictures)
                .max(Comparator.comparing(each -> each.bits().length()));
    }

    /**
     * The measurement of a bench.
     *
     * @param wait whether the page waits for it
     */
    private BenchChart chart(BenchBlock block, boolean wait) {
        Duration patience = wait ? PATIENCE : Duration.ZERO;
        return new BenchChart(
                benches.of(block.techniques(), patience), benches.day(), wait, words());
    }
}
