package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import java.util.List;
import java.util.Optional;

/**
 * The preview cards of lessons: the summary and the first picture.
 *
 * @param site the card for lessons without pictures
 */
record LessonCards(LessonPictures pictures, Card site) {
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
                return Card.of(title, where, telling, pictures.boards().picture(board));
            }
            Optional<Item> picture = run(block).flatMap(this::answer);
            if (picture.isPresent()) {
                return Card.of(title, where, telling, List.of(picture.get()));
            }
        }
        return Card.of(title, where, telling, site.row());
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
        return pictures.storyboard(run).frames().stream()
                .filter(frame -> !frame.grid().cells().isEmpty())
                .reduce((first, second) -> second)
                .map(frame -> Item.titled(frame.title(), frame.grid()));
    }
}
