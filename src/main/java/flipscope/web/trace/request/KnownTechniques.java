package flipscope.web.trace.request;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.text.Messages;
import flipscope.web.address.MovedException;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import java.util.Optional;

/** Finds the algorithms that addresses name. */
public record KnownTechniques(Catalogue catalogue, Messages words) {
    /**
     * The algorithm with this id; 404 with the nearest id if there is none.
     *
     * @throws MovedException if it was withdrawn in favour of another
     */
    public Technique find(String id) {
        return catalogue.find(id).orElseThrow(() -> missing(id));
    }

    private RuntimeException missing(String id) {
        return catalogue
                .successor(id)
                .<RuntimeException>map(each -> new MovedException(id, each.id()))
                .orElseGet(() -> new ProblemException(unknown(id)));
    }

    private Problem unknown(String id) {
        Optional<String> near = catalogue.nearest(id).map(Technique::id);
        return Problem.unknown(words, "unknown-algorithm", "error.technique", id, near);
    }
}
