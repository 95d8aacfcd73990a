package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.predict.PredictView.GivenView;
import java.util.List;

/**
 * A question about the next value of a trace, on paper.
 *
 * @param question what is asked
 * @param given the values that it starts from
 * @param grid the empty grid to be filled in, or null where a line to write on does
 */
public record PaperQuestionView(ProseView question, List<GivenView> given, AnswerGridView grid) {}
