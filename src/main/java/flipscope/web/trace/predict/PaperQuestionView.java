package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.predict.PredictView.GivenView;
import java.util.List;

/**
 * A question for paper.
 *
 * @param question the question
 * @param given the values that it starts from
 * @param grid the empty grid to fill in, or null if a line to write on is enough
 */
public record PaperQuestionView(ProseView question, List<GivenView> given, AnswerGridView grid) {}
