package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Block;
import flipscope.lesson.FaultyPart;
import flipscope.lesson.LessonPart;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.Prose;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.CompareBlock;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.TraceBlock.Show;
import flipscope.text.Messages;
import flipscope.web.compare.ComparedStep;
import flipscope.web.compare.Comparison;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.PaperQuestions;
import flipscope.web.write.TaskView;
import java.util.Optional;

/** Builds the view of each part of a lesson. */
final class LessonParts {
    private final TraceParts traces;
    private final FigureParts figures;
    private final FrameParts frames;
    private final PaperParts papers;
    private final BoardParts boards;
    private final QuestionParts questions;
    private final BenchParts benches;
    private final TraceSite site;
    private final Messages words;

    LessonParts(
            TraceParts traces,
            FigureParts figures,
            BenchParts benches,
            TraceSite site,
            PaperQuestions papers,
            Traces techniques,
            Messages words) {
        this.traces = traces;
        this.figures = figures;
        this.benches = benches;
        this.site = site;
        this.words = words;
        this.papers = new PaperParts(papers, techniques);
        this.frames = new FrameParts(techniques, words);
        this.boards = new BoardParts(words);
        this.questions = new QuestionParts(boards, words);
    }

    /** The view of a part, with the given answers. */
    PartView of(LessonPart part, Answers answers) {
        if (part instanceof Prose prose) {
            return new TextView(prose.html());
        }
        if (part instanceof FaultyPart faulty) {
            return new FaultView(faulty.problems().stream().map(this::problem).toList());
        }
        return block((Block) part, answers);
    }

    /** A mistake with its line number. */
    String problem(LessonProblem problem) {
        return words.text("course.problem", problem.line(), problem.message());
    }

    private PartView block(Block block, Answers answers) {
        if (block instanceof TraceBlock trace) {
            return trace(trace, answers.arePrinted());
        }
        if (block instanceof PredictBlock predict) {
            PartView paper = papers.of(predict);
            return answers.arePrinted() ? paper : frames.question(predict, paper);
        }
        if (block instanceof BoardBlock board) {
            PartView paper = boards.of(board);
            boolean framed = board.playable() && !answers.arePrinted();
            return framed ? frames.game(board, paper) : paper;
        }
        if (block instanceof FigureBlock figure) {
            return figures.of(figure);
        }
        if (block instanceof CompareBlock compare) {
            return compared(compare);
        }
        if (block instanceof QuizBlock quiz) {
            return questions.quiz(quiz, answers);
        }
        if (block instanceof ExerciseBlock exercise) {
            return questions.exercise(exercise, answers);
        }
        if (block instanceof TaskBlock task) {
            return task(task);
        }
        return benches.of((BenchBlock) block, answers);
    }

    private PartView task(TaskBlock block) {
        return new TaskPartView(
                new BlockView(block.name(), block.caption(), null, ""),
                TaskView.start(words, block.task(), block.name() + "-"));
    }

    private PartView trace(TraceBlock block, boolean printed) {
        if (block.show() == Show.STORYBOARD) {
            return traces.storyboard(block);
        }
        PartView paper = figures.printed(block);
        return printed ? paper : frames.stepper(block, paper);
    }

    private PartView compared(CompareBlock block) {
        Comparison both = Comparison.of(site, block.left().arguments(), block.right().arguments());
        Optional<ComparedStep> step = block.at().map(both::at);
        return new ComparePartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        both.request().link().with("at", block.at().orElse("")).toString(),
                        words.text("course.open.compare")),
                both,
                step);
    }
}
