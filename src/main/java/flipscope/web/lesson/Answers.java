package flipscope.web.lesson;

import flipscope.predict.AnswerText;
import flipscope.web.draw.FormView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/** The answers in the address of a lesson, by the names of their blocks. */
final class Answers {
    static final QueryParameter<Boolean> PRINT = QueryParameter.flag("print");

    /** A typed answer, under the name of its block. */
    static final QueryParameter<String> TYPED = QueryParameter.text("BLOCK", AnswerText.LONGEST);

    /** The number of a choice, under the name of its block. */
    static final QueryParameter<Integer> CHOICE = QueryParameter.number("BLOCK", 1, 99);

    /** Whether an optional part is asked for, under the name of its block. */
    static final QueryParameter<Boolean> ASKED = QueryParameter.flag("BLOCK");

    private final Query query;
    private final Link link;

    /**
     * @param page the page of the lesson
     */
    Answers(Link page, Query query) {
        this.query = query;
        this.link = page.with(query.all(AnswerText.LONGEST)).with(PRINT.name(), "");
    }

    /** Whether the page is the print version. */
    boolean arePrinted() {
        return PRINT.of(query);
    }

    /** The address of the print version. */
    String toPrint() {
        return link.with(PRINT.name(), "1").toString();
    }

    /** The chosen option, counted from 1. */
    Optional<Integer> choice(String name, int choices) {
        return QueryParameter.upTo(choices, CHOICE.named(name), query);
    }

    /** The typed answer. */
    Optional<String> typed(String name) {
        return TYPED.named(name).in(query);
    }

    /** Whether an optional part is requested, such as a solution. */
    boolean areAskedFor(String name) {
        return ASKED.named(name).of(query);
    }

    /** The address that requests it. */
    String askingFor(String name) {
        return link.with(name, "1").toString();
    }

    /** The form of a question, which keeps all other answers. */
    FormView form(String name) {
        return new FormView(name, link.action(), FieldView.of(link.with(name, "").parameters()));
    }
}
