package flipscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lesson, read and checked. What is wrong in it is kept, and does not hide what is right.
 *
 * @param slug its name in addresses: the name of its file without {@code .md}
 * @param front what the head of its file says
 * @param parts its text and blocks, from top to bottom; each mistake also stands in its place
 *     there, except those of the head
 * @param headings its table of contents
 * @param problems every mistake, by line
 */
public record Lesson(
        String slug,
        FrontMatter front,
        List<LessonPart> parts,
        List<Heading> headings,
        List<LessonProblem> problems) {
    /** Takes copies. */
    public Lesson {
        parts = List.copyOf(parts);
        headings = List.copyOf(headings);
        problems = List.copyOf(problems);
    }

    /** Its blocks, from top to bottom. */
    public List<Block> blocks() {
        return parts.stream().filter(Block.class::isInstance).map(Block.class::cast).toList();
    }

    /** The block of a name. */
    public Optional<Block> block(String name) {
        return blocks().stream().filter(block -> block.name().equals(name)).findFirst();
    }

    /** The mistakes that have no place among its parts: those in its head, or of the whole file. */
    public List<LessonProblem> headProblems() {
        List<LessonProblem> placed =
                parts.stream()
                        .filter(Faulty.class::isInstance)
                        .flatMap(part -> ((Faulty) part).problems().stream())
                        .toList();
        return problems.stream().filter(each -> !placed.contains(each)).toList();
    }

    /** The same with one mistake more, of the whole file. */
    public Lesson with(LessonProblem problem) {
        List<LessonProblem> all = new ArrayList<>(List.of(problem));
        all.addAll(problems);
        return new Lesson(slug, front, parts, headings, all);
    }
}
