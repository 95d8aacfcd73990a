package flipscope.lesson;

import flipscope.catalogue.Technique;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds the lesson that explains an algorithm: one that traces, draws or compares it. */
public final class LessonFinder {
    /** Extracts the algorithms from blocks, most instructive blocks first. */
    private static final List<Function<Block, Stream<Technique>>> PARTS =
            List.of(LessonFinder::stepped, LessonFinder::shown);

    private final Lessons lessons;
    private volatile Index index = new Index(List.of(), Map.of());

    public LessonFinder(Lessons lessons) {
        this.lessons = lessons;
    }

    /**
     * The first lesson of the course that traces an algorithm, or else the first that draws it,
     * asks about it or compares it.
     */
    public Optional<Lesson> of(Technique technique) {
        return Optional.ofNullable(now().first.get(technique));
    }

    /** A token that stays the same object until a lesson changes; never equal to an earlier one. */
    public Object edition() {
        return now();
    }

    /**
     * A snapshot of the lessons and the first lesson for each algorithm. Not a record, so that it
     * is compared by identity.
     */
    private static final class Index {
        private final List<Lesson> all;
        private final Map<Technique, Lesson> first;

        Index(List<Lesson> all, Map<Technique, Lesson> first) {
            this.all = all;
            this.first = first;
        }
    }

    private Index now() {
        List<Lesson> all = lessons.all();
        Index known = index;
        if (known.all != all) {
            known = new Index(all, first(all));
            index = known;
        }
        return known;
    }

    private static Map<Technique, Lesson> first(List<Lesson> all) {
        Map<Technique, Lesson> first = new HashMap<>();
        for (Function<Block, Stream<Technique>> part : PARTS) {
            for (Lesson lesson : all) {
                lesson.blocks().stream()
                        .flatMap(part)
                        .forEach(technique -> first.putIfAbsent(technique, lesson));
            }
        }
        return first;
    }

    private static Stream<Technique> stepped(Block block) {
        return block instanceof TraceBlock trace
                ? Stream.of(trace.run().technique())
                : Stream.empty();
    }

    private static Stream<Technique> shown(Block block) {
        if (block instanceof PredictBlock predict) {
            return Stream.of(predict.run().technique());
        }
        if (block instanceof FigureBlock figure) {
            return Stream.of(figure.run().technique());
        }
        return block instanceof CompareBlock both
                ? Stream.of(both.left().technique(), both.right().technique())
                : Stream.empty();
    }
}
