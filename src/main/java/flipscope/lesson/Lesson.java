package flipscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A lesson, read and checked. Mistakes are collected without hiding what is correct.
 *
 * @param slug its name in addresses: the file name without {@code .md}
 * @param front its front matter
 * @param parts texts and blocks from top to bottom, with mistakes in their places, except those in
 *     the front matter
 * @param problems all mistakes, by line
 */
public record Lesson(
        String slug, FrontMatter front, List<LessonPart> parts, List<LessonProblem> problems) {

    /** The blocks from top to bottom. */
    public List<Block> blocks() {
        return parts.stream().filter(Block.class::isInstance).map(Block.class::cast).toList();
    }

    /** The blocks that ask something. */
    public List<Block> questions() {
        return blocks().stream().filter(QuestionBlock.class::isInstance).toList();
    }

    /** The block with this name. */
    public Optional<Block> block(String name) {
        return blocks().stream().filter(block -> block.name().equals(name)).findFirst();
    }

    /**
     * The mistakes without a place among the parts: those in the front matter or of the whole file.
     */
    public List<LessonProblem> headProblems() {
        List<LessonProblem> placed =
                parts.stream()
                        .filter(FaultyPart.class::isInstance)
                        .flatMap(part -> ((FaultyPart) part).problems().stream())
                        .toList();
        return problems.stream().filter(each -> !placed.contains(each)).toList();
    }

    /** A copy with a single block, and nothing else. */
    public Lesson only(Block block) {
        return new Lesson(slug, front, List.of(block), List.of());
    }

    /** A copy with one more mistake, of the whole file. */
    public Lesson with(LessonProblem problem) {
        List<LessonProblem> all = Stream.concat(Stream.of(problem), problems.stream()).toList();
        return new Lesson(slug, front, parts, all);
    }
}
