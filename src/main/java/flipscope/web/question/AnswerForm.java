package flipscope.web.question;

import flipscope.web.address.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * Where a question stands, and where its form leads: all that differs between a lesson, a sheet and
 * the stepper.
 *
 * @param prefix begins the ids of what stands in it
 * @param field the parameter of the answer
 * @param empty the parameter that its button sends empty, so that an answer without a bit is one;
 *     may be empty
 * @param typed the answer as it was typed
 * @param anew the question without an answer
 * @param shown the question with its answer shown; empty where it is not shown on request
 * @param missed whether it was missed before
 * @param next what comes after it
 * @param ways other ways on
 */
public record AnswerForm(
        String prefix,
        String field,
        String empty,
        String typed,
        String anew,
        String shown,
        boolean missed,
        Optional<NamedLink> next,
        List<NamedLink> ways) {
    /** The id of a part of it. */
    public String id(String part) {
        return prefix + part;
    }
}
