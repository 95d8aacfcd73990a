package flipscope.web.trace.request;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.text.Messages;
import flipscope.web.site.MovedException;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import java.util.Optional;

/** Finds the algorithm that an address names, or ends the request with a helpful error. */
public record TechniqueLookup(Catalogue catalogue, Messages words) {
    /**
     * The algorithm with this id; 404 with the nearest id if there is none.
     *
     * @throws MovedException if it was withdrawn in favour of another
     */
    public Technique technique(String id) {
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
        String message = Problem.unknown(words, "error.technique", id, near);
        return new Problem(404, "unknown-algorithm", message, "");
    }
}
