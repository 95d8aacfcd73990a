package flipscope.web.sheet;

import flipscope.sheet.HandIn;
import flipscope.web.address.Link;
import flipscope.web.address.QueryParameter;
import java.util.List;

/**
 * The address of a sheet with what a student has answered: there is no account, so the address is
 * what is handed in.
 */
public record SheetAddress(HandIn handIn, Link page) {
    /** A word of the student's choice. */
    static final QueryParameter<String> STUDENT = QueryParameter.text("student", 40);

    /** The state of the sheet that is answered. */
    static final QueryParameter<String> STATE = QueryParameter.text("state", 8);

    /** The answers so far, with dots between them. */
    static final QueryParameter<String> ANSWERS = QueryParameter.text("answers", HandIn.LONGEST);

    /** The checksum of what is handed in. */
    static final QueryParameter<String> CHECK = QueryParameter.text("check", 8);

    /** The number of the question that is asked. */
    static final QueryParameter<Integer> NUMBER = QueryParameter.number("q", 1, 99);

    /** An answer to it; a form without scripts names each square apart. */
    static final QueryParameter<List<String>> ANSWER = QueryParameter.repeated("answer");

    /** Whether all questions are shown, to be printed. */
    static final QueryParameter<Boolean> PRINT = QueryParameter.flag("print");

    /** Whether it is only tried, after its first answer. */
    static final QueryParameter<Boolean> TRY = QueryParameter.flag("try");

    /** The address of a sheet in a frame or on a page of its own. */
    static SheetAddress of(HandIn handIn, String path) {
        return new SheetAddress(
                handIn,
                Link.to(path)
                        .with(STUDENT, handIn.student())
                        .with(STATE, handIn.sheet().state())
                        .with(ANSWERS, handIn.answers()));
    }

    /** A question. */
    public Link to(int number) {
        return page.with(NUMBER, number);
    }

    /** What is handed in. */
    public String end() {
        return page.path().substring(0, page.path().lastIndexOf('/') + 1) + handIn.code();
    }
}
