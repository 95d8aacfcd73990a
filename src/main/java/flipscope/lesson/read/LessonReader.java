package flipscope.lesson.read;

import flipscope.lesson.FaultyPart;
import flipscope.lesson.FrontMatter;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.LessonProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Document;
import org.commonmark.node.Node;

/** Reads one lesson from top to bottom. A mistake hides nothing else. */
final class LessonReader {
    private final String slug;
    private final ParsedLesson manuscript;
    private final Outlines others;
    private final Blocks blocks;
    private final List<LessonPart> parts = new ArrayList<>();
    private final List<LessonProblem> problems = new ArrayList<>();

    /**
     * @param others the lessons that it can refer to, including itself
     * @param folder the folder of its pictures
     */
    LessonReader(
            String slug,
            ParsedLesson manuscript,
            Outlines others,
            Folder folder,
            LessonTechniques techniques) {
        this.slug = slug;
        this.manuscript = manuscript;
        this.others = others;
        Links links = new Links(slug, manuscript.headings(), others, folder, techniques);
        this.blocks = new Blocks(manuscript, links);
    }

    Lesson read() {
        FrontMatter front = new FrontReader(slug, manuscript, others, blocks.texts()).read();
        problems.addAll(manuscript.problems().byLine());
        Node prose = new Document();
        for (Node node : Markdown.children(manuscript.body())) {
            Optional<BlockFields> block = blocks.at(node);
            if (block.isPresent() || isDivided(node)) {
                addProse(prose);
                prose = new Document();
            }
            if (block.isPresent()) {
                add(block.get());
            } else {
                prose.appendChild(node);
            }
        }
        addProse(prose);
        problems.sort(Comparator.comparingInt(LessonProblem::line));
        return new Lesson(slug, front, parts, problems);
    }

    private boolean isDivided(Node node) {
        Headings headings = manuscript.headings();
        return headings.chapter(node).isPresent() || headings.isOfSources(node);
    }

    private void addProse(Node prose) {
        if (prose.getFirstChild() == null) {
            return;
        }
        Problems wrong = new Problems();
        int line = manuscript.line(prose.getFirstChild());
        blocks.refuseHidden(prose, wrong);
        wrong.unlessTooDeep(
                        line,
                        () -> Optional.of(blocks.texts().prose(prose, manuscript.above(), wrong)))
                .ifPresent(parts::add);
        addProblems(wrong);
    }

    private void add(BlockFields block) {
        Problems wrong = block.problems;
        wrong.unlessTooDeep(block.fence(), block::block).ifPresent(parts::add);
        addProblems(wrong);
    }

    private void addProblems(Problems wrong) {
        if (wrong.size() > 0) {
            parts.add(new FaultyPart(wrong.byLine()));
            problems.addAll(wrong.byLine());
        }
    }
}
