package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.QuizBlock;
import flipscope.sheet.HandIn;
import flipscope.sheet.MarkedAnswer;
import flipscope.sheet.Marking;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What was handed in: the score as bits, every answer as a picture, and the link.
 *
 * @param missed the answers that were not right
 * @param common slips that went wrong more than once
 */
public record SheetEnd(
        PageContext frame, CardsView cards, List<MissedView> missed, List<String> common)
        implements PageView {

    /**
     * An answer that was not right.
     *
     * @param wrong what went wrong: the slip where it has a name, else where it is wrong
     * @param again another question of the same kind: the same one, tried freely
     */
    public record MissedView(MarkedAnswer answer, String wrong, String again) {}

    static SheetEnd of(PageContext frame, CardsView cards, Marking marking) {
        List<MarkedAnswer> missed =
                cards.marked().answers().stream().filter(each -> each.verdict().isWrong()).toList();
        return new SheetEnd(
                frame,
                cards,
                missed.stream().map(each -> missed(cards.address(), each, marking)).toList(),
                common(missed, marking));
    }

    private static MissedView missed(SheetAddress address, MarkedAnswer answer, Marking marking) {
        String wrong =
                answer.asked() instanceof QuizBlock
                        ? marking.words().text("sheet.wrong-choice")
                        : marking.slip(answer).orElse(answer.verdict().message());
        Link again = address.to(answer.question().number()).with(SheetAddress.TRY, true);
        return new MissedView(answer, wrong, again.toString());
    }

    private static List<String> common(List<MarkedAnswer> missed, Marking marking) {
        List<String> slips =
                missed.stream()
                        .filter(each -> !(each.asked() instanceof QuizBlock))
                        .map(marking::slip)
                        .flatMap(Optional::stream)
                        .toList();
        return slips.stream()
                .filter(each -> slips.indexOf(each) != slips.lastIndexOf(each))
                .distinct()
                .toList();
    }

    public Sheet sheet() {
        return handIn().sheet();
    }

    public String student() {
        return handIn().student();
    }

    private HandIn handIn() {
        return cards.address().handIn();
    }

    /** The link to hand in, whole. */
    public String link() {
        return frame.origin() + Link.url("/sheet/" + code());
    }

    /** The code to hand in: the link without its address. */
    public String code() {
        return handIn().code();
    }

    /** The answers as bits, in groups of four from the right. */
    public String bits() {
        String bits = cards.marked().bits();
        return bits.replaceAll("(?<=.)(?=(?:.{4})++$)", " ");
    }

    /** The answers as a number in hex. */
    public String hex() {
        return String.format(Locale.ROOT, "0x%X", Long.parseLong(cards.marked().bits(), 2));
    }

    /** The first question without an answer. */
    public Optional<String> open() {
        return handIn().nextOpen(1).map(each -> cards.address().to(each.number()).toString());
    }
}
