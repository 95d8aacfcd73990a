package flipscope.web.lesson;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.SceneBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.trace.EvaluationException;
import flipscope.web.address.ProblemException;
import flipscope.web.lesson.LessonView.KeyView;
import flipscope.web.page.PageContext;
import flipscope.web.page.Pages;
import flipscope.web.page.ProseView;
import flipscope.web.question.QuestionView;
import flipscope.web.question.QuestionView.AskedView;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import gg.jte.output.StringOutput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds the page of a lesson: its blocks are drawn before a byte is written. */
final class LessonBuilder {
    private static final Logger LOG = LoggerFactory.getLogger(LessonBuilder.class);

    private final Pages pages;
    private final LessonPictures pictures;
    private final PageContext frame;
    private final CourseBuilder course;
    private final Lesson lesson;
    private final Optional<Block> asked;
    private final Answers answers;
    private final Map<String, QuestionView> questions = new HashMap<>();

    /**
     * @param asked the block that is asked for; empty for the whole lesson
     */
    LessonBuilder(
            Pages pages,
            LessonPictures pictures,
            PageContext frame,
            CourseBuilder course,
            Lesson lesson,
            Optional<Block> asked,
            Answers answers) {
        this.pages = pages;
        this.pictures = pictures;
        this.frame = frame;
        this.course = course;
        this.lesson = lesson;
        this.asked = asked;
        this.answers = answers;
    }

    LessonPage page() {
        LessonView view =
                new LessonView(
                        frame,
                        course.place(lesson),
                        lesson,
                        asked,
                        answers.view(lesson.questions()),
                        answers.arePrinted(),
                        lesson.blocks().stream().anyMatch(answers::isAlone),
                        first(),
                        asked.isPresent() ? "" : room(),
                        answers.arePrintedWithKey() ? key() : List.of(),
                        asked.map(this::said).orElse(""));
        Map<String, Content> drawn = new HashMap<>();
        for (Block block : asked.map(List::of).orElseGet(lesson::blocks)) {
            drawn.put(block.name(), drawn(block, view));
        }
        return new LessonPage(view, drawn);
    }

    private QuestionView question(AskedBlock written) {
        return questions.computeIfAbsent(
                written.name(), any -> pictures.question(written, answers));
    }

    /** The scene that the address names, or the first one. */
    private String first() {
        List<Block> scenes = lesson.blocks().stream().filter(SceneBlock.class::isInstance).toList();
        return scenes.stream()
                .filter(answers::isNamed)
                .findFirst()
                .or(() -> scenes.stream().findFirst())
                .map(Block::name)
                .orElse("");
    }

    /** The CSS classes of the room that its first picture needs, if that is a question's. */
    private String room() {
        return lesson.blocks().stream()
                .findFirst()
                .filter(AskedBlock.class::isInstance)
                .map(first -> question((AskedBlock) first).scene().room())
                .orElse("");
    }

    private String said(Block block) {
        if (block instanceof QuizBlock quiz) {
            return QuizView.of(quiz, answers, frame.words()).verdict();
        }
        return block instanceof AskedBlock question
                ? question(question).told().headline().replace("`", "")
                : answers.verdict(block).message();
    }

    // The key

    /** The right answers, in the order of the questions. */
    private List<KeyView> key() {
        return lesson.questions().stream().flatMap(each -> key(each).stream()).toList();
    }

    private Optional<KeyView> key(Block block) {
        if (block instanceof QuizBlock quiz) {
            return quiz.choices().stream()
                    .filter(QuizBlock.Choice::correct)
                    .findFirst()
                    .map(right -> KeyView.of(quiz.question(), right.text()));
        }
        if (block instanceof TaskBlock task) {
            String title = frame.words().text("write.task." + task.task().name());
            String solution = task.task().reference();
            return Optional.of(new KeyView(title, Optional.empty(), "", Optional.of(solution)));
        }
        return block instanceof AskedBlock written
                ? Optional.of(key(question(written).asked(), answers.question(written)))
                : Optional.empty();
    }

    private static KeyView key(AskedView question, AskedBlock asked) {
        String text = question.text();
        return new KeyView(
                text.isEmpty() && question.prompt().isEmpty() ? question.note() : text,
                question.prompt().filter(any -> text.isEmpty()).map(ProseView::of),
                asked.answer().solution(),
                Optional.empty());
    }

    // The blocks

    /** A block, or what went wrong with it: the rest of its lesson stands. */
    Content drawn(Block block, LessonView view) {
        try {
            Map<String, Object> parameters = new HashMap<>(shown(block));
            parameters.put("block", block);
            parameters.put("view", view);
            Content drawn = pages.content("lesson/block/" + block.template() + ".jte", parameters);
            return output -> write(drawn, block, view, output);
        } catch (ProblemException asks) {
            throw asks;
        } catch (RuntimeException defect) {
            return undrawn(block, view, defect);
        }
    }

    private void write(Content drawn, Block block, LessonView view, TemplateOutput output) {
        StringOutput whole = new StringOutput();
        try {
            drawn.writeTo(whole);
            output.writeContent(whole.toString());
        } catch (ProblemException asks) {
            throw asks;
        } catch (RuntimeException defect) {
            undrawn(block, view, defect).writeTo(output);
        }
    }

    /** What the template of a block takes besides the block itself. */
    private Map<String, Object> shown(Block block) {
        return block instanceof AskedBlock written
                ? Map.of("question", question(written))
                : pictures.of(block, answers);
    }

    private Content undrawn(Block block, LessonView view, RuntimeException defect) {
        LOG.error("block {} of lesson {}", block.name(), lesson.slug(), defect);
        return pages.content(
                "lesson/undrawn.jte",
                Map.of("name", block.name(), "message", reason(defect), "view", view));
    }

    /** Code that is stopped on the inputs of a block says why; anything else is ours. */
    private String reason(Throwable defect) {
        return Stream.iterate(defect, each -> each != null, Throwable::getCause)
                .filter(EvaluationException.class::isInstance)
                .map(Throwable::getMessage)
                .findFirst()
                .orElseGet(() -> frame.words().text("course.undrawn"));
    }
}
