package flipscope.lesson;

import flipscope.catalogue.Technique;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Which lesson explains an algorithm: found in what the lessons step, draw and compare. */
public final class Teaching {
    /** What a lesson has of an algorithm, the best first. */
    private static final List<Function<Block, Stream<Technique>>> PARTS =
            List.of(Teaching::stepped, Teaching::shown);

    private final Lessons lessons;
    private volatile Index index = new Index(List.of(), Map.of());

    public Teaching(Lessons lessons) {
        this.lessons = lessons;
    }

    /**
     * The first lesson of the course in which an algorithm is stepped; if none does that, the first
     * that only draws it, asks about it or compares it.
     */
    public Optional<Lesson> of(Technique algorithm) {
        return Optional.ofNullable(now().first.get(algorithm));
    }

    /** The same object as long as no lesson changes, and equal to no other. */
    public Object edition() {
        return now();
    }

    /**
     * The lessons as they were, and where each algorithm is taught first. No record: it is equal to
     * itself only.
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
                        .forEach(algorithm -> first.putIfAbsent(algorithm, lesson));
            }
        }
        return first;
    }

    private static Stream<Technique> stepped(Block block) {
        return block instanceof TraceBlock trace
                ? Stream.of(trace.run().algorithm())
                : Stream.empty();
    }

    private static Stream<Technique> shown(Block block) {
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
}
