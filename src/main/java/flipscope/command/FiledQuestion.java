package flipscope.command;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.PredictBlock;
import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Misconception;
import flipscope.predict.Question;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.text.Csv;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.figure.FigureSvg;
import flipscope.web.figure.QuestionFigure;
import flipscope.web.question.StepQuestion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A question for a file.
 *
 * @param seed the word that chose its position
 * @param inputs what it is asked on: {@code position=…}
 */
record FiledQuestion(String seed, String title, String inputs, StepQuestion asked) {
    static FiledQuestion of(String seed, PredictBlock block, Traces traces, Narrators narrators) {
        Arguments arguments = block.asked().arguments();
        Trace trace = traces.of(arguments);
        StepQuestion asked =
                new StepQuestion(
                        block.question(trace).orElseThrow(),
                        narrators.of(trace, TraceContext.of(arguments)),
                        traces.program(Optional.empty()),
                        false);
        String inputs =
                arguments.query().entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .collect(Collectors.joining(" "));
        return new FiledQuestion(seed, arguments.technique().title(), inputs, asked);
    }

    /** A line for each question below a header. */
    static String csv(List<FiledQuestion> questions) {
        return questions.stream()
                .map(FiledQuestion::line)
                .collect(Collectors.joining("\n", "seed,inputs,question,answer,slips\n", ""));
    }

    private String line() {
        String slips =
                slips().stream()
                        .map(each -> typed(each.value()) + ": " + told(each))
                        .collect(Collectors.joining(" | "));
        return Csv.line(List.of(seed, inputs, asked.prompt(), answer(), slips));
    }

    Messages words() {
        return asked.narrator().messages();
    }

    Question question() {
        return asked.question();
    }

    /** The picture as SVG. */
    String picture() {
        return FigureSvg.of(QuestionFigure.of(asked, title));
    }

    /** The right answer as it is typed. */
    String answer() {
        return typed(question().correct());
    }

    private String typed(Word value) {
        return forms(value).iterator().next();
    }

    /** A value in every form that is likely to be typed. */
    Set<String> forms(Word value) {
        return new AnswerText(words(), question()).forms(value);
    }

    /** The mistakes that lead to another answer, likelier ones first. */
    List<Misconception> slips() {
        return Feedback.mistakes(question());
    }

    /** What went wrong. */
    String told(Misconception slip) {
        return new FeedbackWords(words()).mistake(slip);
    }
}
