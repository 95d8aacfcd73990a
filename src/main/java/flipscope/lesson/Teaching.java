package flipscope.lesson;

import flipscope.catalogue.Algorithm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which lesson explains an algorithm: found in what the lessons step, draw and compare. */
public final class Teaching {
    private final Lessons lessons;

    public Teaching(Lessons lessons) {
        this.lessons = lessons;
    }

    /**
     * A lesson and its place in the course.
     *
     * @param number from 1; 0 for an instructor's own lesson, which stands outside of the course
     */
    public record Taught(Lesson lesson, int number) {}

    /**
     * The first lesson of the course in which an algorithm is stepped; if none does that, the first
     * that only draws it, asks about it or compares it.
     */
    public Optional<Taught> of(Algorithm algorithm) {
        List<Lesson> all = lessons.all();
        return first(all, each -> stepped(each), algorithm)
                .or(() -> first(all, each -> shown(each), algorithm))
                .map(each -> new Taught(each, number(all, each)));
    }

    private interface Shown {
        Stream<Algorithm> by(Block block);
    }

    private static Optional<Lesson> first(List<Lesson> all, Shown shown, Algorithm algorithm) {
        return all.stream()
                .filter(
                        each ->
                                each.blocks().stream()
                                        .flatMap(shown::by)
                                        .anyMatch(algorithm::equals))
                .findFirst();
    }

    private static Stream<Algorithm> stepped(Block block) {
        return block instanceof TraceBlock trace
                ? Stream.of(trace.run().algorithm())
                : Stream.empty();
    }

    private static Stream<Algorithm> shown(Block block) {
        if (block instanceof PredictBlock predict) {
            return Stream.of(predict.run().algorithm());
        }
        if (block instanceof FigureBlock figure) {
            return Stream.of(figure.run().algorithm());
        }
        return block instanceof CompareBlock both
                ? Stream.of(both.left().algorithm(), both.right().algorithm())
                : Stream.empty();
    }

    private int number(List<Lesson> all, Lesson lesson) {
        return lessons.isOwn(lesson)
                ? 0
                : 1 + all.stream().filter(each -> !lessons.isOwn(each)).toList().indexOf(lesson);
    }
}
