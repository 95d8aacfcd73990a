package flipscope.command;

import flipscope.answer.AnswerText;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.PredictBlock;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Misconception;
import flipscope.predict.Mistakes;
import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.text.Csv;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Word;
import flipscope.web.figure.QuestionFigure;
import flipscope.web.page.ProseView;
import flipscope.web.question.StepQuestion;
import flipscope.web.step.SourceView.Line;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A question for a file.
 *
 * @param seed the word that chose its position
 * @param inputs what it is asked on: {@code position=…}
 */
public record FiledQuestion(String seed, String title, String inputs, StepQuestion asked) {
    static FiledQuestion of(String seed, PredictBlock block, Traces traces, Narrators narrators) {
        Arguments arguments = block.asked().arguments();
        String inputs =
                arguments.query().entrySet().stream()
                        .map(Object::toString)
                        .collect(Collectors.joining(" "));
        return new FiledQuestion(
                seed,
                arguments.technique().title(),
                inputs,
                StepQuestion.of(
                        block, narrators.of(traces.of(arguments), TraceContext.of(arguments))));
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

    /** A page to print: the questions, and on a sheet of paper of their own the answers. */
    static String paper(List<FiledQuestion> questions) {
        return Templates.drawn("command/paper.jte", Map.of("questions", questions));
    }

    /** What is asked, as HTML that is XML too, with the address of its picture. */
    String html(String picture) {
        return Templates.drawn(
                "command/question.jte", Map.of("question", this, "picture", picture));
    }

    /** A sentence in which back quotes mark code, as HTML. */
    static String html(ProseView sentence) {
        return Templates.drawn("draw/prose.jte", Map.of("view", sentence));
    }

    /** The code of a long question, as far as the line that makes the answer. */
    public List<Line> code() {
        List<Line> lines = asked.source().lines();
        int current = lines.stream().map(Line::current).toList().indexOf(true);
        return question().isLong() ? lines.subList(0, current + 1) : List.of();
    }

    /** The picture: SVG in base64. */
    public String picture() {
        String svg = QuestionFigure.of(asked, title).svg();
        return Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    }

    /** How the answer is to be written. */
    public String how() {
        String example = BitNames.example(question().view());
        return words().text("predict.write." + Slug.of(question().kind()), example);
    }

    /** The right answer as it is typed. */
    public String answer() {
        return typed(correct());
    }

    private String typed(Word value) {
        return forms(value).iterator().next();
    }

    Word correct() {
        return question().correct();
    }

    /** A value in every form that is likely to be typed. */
    Set<String> forms(Word value) {
        return new AnswerText(words(), question()).forms(value);
    }

    /** The mistakes that lead to another answer, likelier ones first. */
    List<Misconception> slips() {
        return Mistakes.of(question());
    }

    /** What went wrong. */
    String told(Misconception slip) {
        return new FeedbackWords(words()).mistake(slip);
    }

    private Question question() {
        return asked.question();
    }

    private Messages words() {
        return asked.narrator().messages();
    }
}
