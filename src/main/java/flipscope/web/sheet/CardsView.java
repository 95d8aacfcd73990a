package flipscope.web.sheet;

import flipscope.sheet.MarkedAnswer;
import flipscope.sheet.MarkedSheet;
import flipscope.web.draw.AnswerGrid;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The answers of a student as small pictures, so that a sheet is seen at a glance.
 *
 * @param all in the order of the questions
 */
public record CardsView(SheetAddress address, MarkedSheet marked, List<CardView> all) {

    /**
     * An answer.
     *
     * @param link its question
     * @param picture what was pressed, with the squares that are wrong and those that are missing
     * @param alt the answer and the right one, for those who could not see the picture
     * @param typed an answer that is not drawn, as text; a choice is safe HTML
     * @param isChosen whether it is a choice
     */
    public record CardView(
            MarkedAnswer answer,
            String link,
            Optional<AnswerGrid> picture,
            String alt,
            String typed,
            boolean isChosen) {}

    /** The answers that are given. */
    public List<CardView> given() {
        return all.stream().filter(each -> each.answer().typed().isPresent()).toList();
    }

    /** The marks earned, as a part of all: 0 to 1. */
    public String score() {
        double part = (double) marked.marks() / address.handIn().sheet().marks();
        return String.format(Locale.ROOT, "%.4f", part);
    }
}
