package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.site.Link;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;
import java.util.Optional;

/** The preview cards of lessons: the summary and the first picture. */
public final class LessonCards {
    private final Traces traces;
    private final Narrators narrators;
    private final Card site;

    /**
     * @param site the card for lessons without pictures
     */
    LessonCards(Traces traces, Narrators narrators, Card site) {
        this.traces = traces;
        this.narrators = narrators;
        this.site = site;
    }

    /**
     * The card of a lesson.
     *
     * @param where its position in the course and its duration, in words
     */
    Card of(Lesson lesson, String where) {
        String title = lesson.front().title();
        String telling = lesson.front().summary();
        for (Block block : lesson.blocks()) {
            if (block instanceof BoardBlock board) {
                return Card.of(title, where, telling, position(board));
            }
            Optional<Item> picture = run(block).flatMap(this::answer);
            if (picture.isPresent()) {
                return Card.of(title, where, telling, List.of(picture.get()));
            }
        }
        return Card.of(title, where, telling, site.row());
    }

    private static Card.Position position(BoardBlock board) {
        return new Card.Position(BoardParts.squares(board));
    }

    private static Optional<Run> run(Block block) {
        if (block instanceof TraceBlock trace) {
            return Optional.of(trace.run());
        }
        if (block instanceof FigureBlock figure) {
            return Optional.of(figure.run());
        }
        return block instanceof PredictBlock predict
                ? Optional.of(predict.run())
                : Optional.empty();
    }

    /** The last picture that is a grid: a number alone says little. */
    private Optional<Item> answer(Run run) {
        List<FrameView> frames =
                new StoryboardBuilder(
                                narrators.of(
                                        traces.of(run.arguments()),
                                        TraceContext.of(run.arguments())),
                                Link.to("/trace"))
                        .frames();
        return frames.stream()
                .filter(frame -> !frame.grid().cells().isEmpty())
                .reduce((first, second) -> second)
                .map(frame -> Item.titled(frame.title(), frame.grid()));
    }
}
