package flipscope.web.lesson;

import flipscope.answer.Sign;
import flipscope.lesson.Block;
import flipscope.web.page.FieldView;
import java.util.List;
import java.util.Map;

/**
 * The answers to a lesson, as far as its page tells of them.
 *
 * @param action where the form of a question is sent
 * @param kept what the form of each question keeps, by its name: the answers to all others
 * @param signs what has become of each block that is shown, by its name: what asks nothing stays
 *     open
 * @param toPrint the address of the print version
 * @param toPrintWithKey the address of the print version with the right answers
 */
public record AnswersView(
        String action,
        Map<String, List<FieldView>> kept,
        Map<String, Sign> signs,
        String toPrint,
        String toPrintWithKey) {
    public List<FieldView> kept(Block question) {
        return kept.get(question.name());
    }

    public Sign sign(Block block) {
        return signs.get(block.name());
    }
}
