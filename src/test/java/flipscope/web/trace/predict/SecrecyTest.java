package flipscope.web.trace.predict;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.Verdict;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.Derivations;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.DirectSite;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.question.AnswerForm;
import flipscope.web.question.QuestionBuilder;
import flipscope.web.question.QuestionView;
import flipscope.web.question.StepQuestion;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A question cannot give its answer away: were every value from there on another, the page would be
 * the same.
 */
class SecrecyTest {
    private static final Set<Operator> HANDS_ON = EnumSet.of(Operator.ASSIGN, Operator.RETURN);

    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Narrators NARRATORS =
            new Narrators(Messages.english(), CATALOGUE.sources());
    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(ContentType.Html);
    private static final PageContext FRAME = DirectSite.PACKAGED.pages().frame("");

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void thePageOfAStageIsTheSameWhateverComesOut(Technique technique) {
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = CATALOGUE.program().trace(technique.method(), arguments.values());
        for (Stop stop : Stops.of(trace, Detail.STAGE).list()) {
            assertTellsNothing(arguments, trace, stop.step(), stop.first(), Detail.STAGE);
        }
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void thePageOfAnOperationIsTheSameWhateverComesOut(Technique technique) {
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = CATALOGUE.program().trace(technique.method(), arguments.values());
        for (int at = 0; at < trace.steps().size(); at += 1 + trace.steps().size() / 40) {
            assertTellsNothing(arguments, trace, at, at, Detail.OPERATION);
        }
    }

    /** Neither a literal nor an input is asked for: it would stand among what is given. */
    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatIsOnlyHandedOnIsAskedFromWhereItIsMade(Technique technique) {
        Trace trace =
                CATALOGUE
                        .program()
                        .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
        for (Step step : trace.steps()) {
            for (Question question : Question.all(trace, Detail.OPERATION, step.index())) {
                assertThat(question.given())
                        .as("step %d, %s", step.index(), question.asked())
                        .filteredOn(given -> HANDS_ON.contains(given.step().operator()))
                        .noneMatch(given -> given.operand().value().equals(question.correct()));
            }
        }
    }

    private static void assertTellsNothing(
            Arguments arguments, Trace trace, int at, int first, Detail detail) {
        Trace other = otherwise(trace, first);
        for (Question question : Question.all(trace, detail, at)) {
            Question turned =
                    Question.all(other, detail, at).stream()
                            .filter(each -> each.part() == question.part())
                            .findFirst()
                            .orElseThrow();
            assertThat(page(arguments, turned, detail))
                    .as("step %d, %s", at, question.asked())
                    .isEqualTo(page(arguments, question, detail));
            assertThat(paper(arguments, turned))
                    .as("on paper, step %d, %s", at, question.asked())
                    .isEqualTo(paper(arguments, question));
        }
    }

    /** What the page shows, and what is spoken. */
    private static String page(Arguments arguments, Question question, Detail detail) {
        StepOptions look = new StepOptions(detail, true, false, false, false, 0, AskedBit.NONE);
        PredictView view =
                new PredictBuilder(
                                FRAME,
                                arguments.technique().title(),
                                Optional.empty(),
                                new QuestionSequence(
                                        question.trace(),
                                        Link.to("/trace/x"),
                                        look,
                                        TraceOptions.NONE.question()),
                                asked(arguments, question),
                                TraceOptions.NONE.question(),
                                new GivenAnswer(Optional.empty(), Verdict.NONE),
                                false)
                        .view();
        return view.spoken() + html("trace/predict/predict", Map.of("view", view));
    }

    private static String html(String template, Map<String, Object> parameters) {
        StringOutput html = new StringOutput();
        TEMPLATES.render(template + ".jte", parameters, html);
        return html.toString();
    }

    private static Narrator narrator(Arguments arguments, Question question) {
        return NARRATORS.of(question.trace(), TraceContext.of(arguments));
    }

    private static StepQuestion asked(Arguments arguments, Question question) {
        Narrator narrator = narrator(arguments, question);
        return new StepQuestion(question, narrator, CATALOGUE.program(), false);
    }

    private static String paper(Arguments arguments, Question question) {
        AnswerForm form =
                new AnswerForm("", "cell", "", "", "", "", false, Optional.empty(), List.of());
        QuestionView view =
                QuestionBuilder.of(asked(arguments, question), form, Verdict.NONE, Optional.empty())
                        .view();
        return html("question/paper", Map.of("view", view.asked(), "messages", FRAME.words()));
    }

    /** The same steps with every value turned over that comes from a step or one after it. */
    private static Trace otherwise(Trace trace, int from) {
        List<Step> steps =
                trace.steps().stream()
                        .map(step -> step.index() < from ? step : otherwise(step, from))
                        .toList();
        return new Trace(
                trace.method(),
                trace.inputs(),
                trace.stages(),
                trace.calls(),
                steps,
                trace.counts(),
                over(trace.result()),
                new Derivations());
    }

    private static Step otherwise(Step step, int from) {
        return new Step(
                step.index(),
                step.site(),
                step.depth(),
                step.stage(),
                step.call(),
                step.callStage(),
                step.statement(),
                step.iteration(),
                step.loops(),
                step.operands().stream().map(each -> otherwise(each, from)).toList(),
                over(step.result()),
                step.assigns(),
                step.assignedView(),
                (Word) over(step.assigned()),
                Marks.NONE,
                step.counted(),
                step.last());
    }

    private static Operand otherwise(Operand operand, int from) {
        return operand.origin() < from
                ? operand
                : new Operand(
                        operand.text(),
                        over(operand.value()),
                        operand.view(),
                        operand.origin(),
                        0,
                        operand.traced(),
                        operand.chain());
    }

    /** A table that comes out, and not one that stands in the source. */
    private static Value over(Value value) {
        if (value instanceof Table table) {
            List<Value> all = table.elements().stream().map(SecrecyTest::over).toList();
            return new Table(table.type(), table.length(), all);
        }
        return value instanceof Word word
                ? new Word(word.type(), word.type().width() == 1 ? word.bits() ^ 1 : ~word.bits())
                : value;
    }
}
