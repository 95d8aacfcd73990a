package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.sheet.HandIn;
import flipscope.sheet.MarkedAnswer;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What was handed in: the score as bits, every answer as a picture, and the link. */
public record SheetEnd(PageContext frame, SheetCards cards) implements PageView {
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

    /** Slips that went wrong more than once. */
    public List<String> common() {
        List<String> slips =
                cards.missed().stream()
                        .filter(each -> !cards.isChosen(each))
                        .map(cards.marking()::slip)
                        .flatMap(Optional::stream)
                        .toList();
        return slips.stream()
                .filter(each -> slips.indexOf(each) != slips.lastIndexOf(each))
                .distinct()
                .toList();
    }

    /** Another question of the same kind: the same one, tried freely. */
    public String again(MarkedAnswer answer) {
        return cards.address()
                .to(answer.question().number())
                .with(SheetAddress.TRY, true)
                .toString();
    }
}
