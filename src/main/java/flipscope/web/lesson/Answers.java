package flipscope.web.lesson;

import flipscope.predict.AnswerText;
import flipscope.web.draw.FormView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import java.util.List;
import java.util.Optional;

/** The answers in the address of a lesson, by the names of their blocks. */
final class Answers {
    private static final String PRINT = "print";

    private final Query query;
    private final Link link;

    /**
     * @param path the path of the lesson
     */
    Answers(String path, Query query) {
        this.query = query;
        this.link = Link.to(path).with(query.all(AnswerText.LONGEST)).with(PRINT, "");
    }

    /** Whether the page is the print version. */
    boolean arePrinted() {
        return arePrinted(query);
    }

    static boolean arePrinted(Query query) {
        return query.choice(PRINT, List.of("1")).isPresent();
    }

    /** The address of the print version. */
    String toPrint() {
        return link.with(PRINT, "1").toString();
    }

    /** The chosen option, counted from 1. */
    Optional<Integer> choice(String name, int choices) {
        return query.number(name, 1, choices);
    }

    /** The typed answer. */
    Optional<String> typed(String name) {
        return query.string(name, AnswerText.LONGEST);
    }

    /** Whether an optional part is requested, such as a solution. */
    boolean areAskedFor(String name) {
        return query.choice(name, List.of("1")).isPresent();
    }

    /** The address that requests it. */
    String askingFor(String name) {
        return link.with(name, "1").toString();
    }

    /** The form of a question, which keeps all other answers. */
    FormView form(String name) {
        return new FormView(name, link.path(), FieldView.of(link.with(name, "").parameters()));
    }
}
