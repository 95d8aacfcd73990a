package flipscope.web.lesson;

import flipscope.predict.AnswerText;
import flipscope.web.draw.FormView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import java.util.List;
import java.util.Optional;

/**
 * What the address of a lesson holds: an answer a question, by the name of the question's block.
 */
final class Answers {
    private static final String PRINT = "print";

    private final Query query;
    private final Link link;

    /**
     * @param path the lesson's
     */
    Answers(String path, Query query) {
        this.query = query;
        this.link = Link.to(path).with(query.all(AnswerText.LONGEST)).with(PRINT, "");
    }

    /** Whether the lesson is to be printed. */
    boolean arePrinted() {
        return arePrinted(query);
    }

    static boolean arePrinted(Query query) {
        return query.choice(PRINT, List.of("1")).isPresent();
    }

    /** The same page, to be printed. */
    String toPrint() {
        return link.with(PRINT, "1").toString();
    }

    /** Which of some choices was made, from 1. */
    Optional<Integer> choice(String name, int choices) {
        return query.number(name, 1, choices);
    }

    /** What was typed. */
    Optional<String> typed(String name) {
        return query.string(name, AnswerText.LONGEST);
    }

    /** Whether something is asked for that need not be there at once. */
    boolean areAskedFor(String name) {
        return query.choice(name, List.of("1")).isPresent();
    }

    /** The address that asks for it. */
    String askingFor(String name) {
        return link.with(name, "1").toString();
    }

    /** The form of a question, which keeps the answers to all others. */
    FormView form(String name) {
        return new FormView(name, link.path(), FieldView.of(link.with(name, "").parameters()));
    }
}
