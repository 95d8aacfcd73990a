package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.text.Messages;
import flipscope.web.Moved;
import flipscope.web.Problem;
import flipscope.web.Query;
import flipscope.web.Refused;
import io.javalin.http.Context;

/** Finds what an address names, or ends the request with words that help. */
public final class Finder {
    private final Catalogue catalogue;
    private final Messages words;

    public Finder(Catalogue catalogue, Messages words) {
        this.catalogue = catalogue;
        this.words = words;
    }

    /**
     * The algorithm of an id; 404 with the nearest id where there is none.
     *
     * @throws Moved if it was withdrawn, and another one stands in its place
     */
    public Algorithm algorithm(String id) {
        return catalogue.find(id).orElseThrow(() -> missing(id));
    }

    private RuntimeException missing(String id) {
        return catalogue
                .successor(id)
                .<RuntimeException>map(each -> new Moved(id, each.id()))
                .orElseGet(() -> new Refused(unknown(id)));
    }

    /** The subject of a request. */
    public Subject subject(String id, Context ctx) {
        return Subject.read(algorithm(id), Query.of(ctx, words));
    }

    private Problem unknown(String id) {
        String shown = Query.excerpt(id);
        String message =
                catalogue
                        .nearest(id)
                        .map(near -> words.text("error.algorithm.nearest", shown, near.id()))
                        .orElseGet(() -> words.text("error.algorithm", shown));
        return new Problem(404, "unknown-algorithm", message, "");
    }
}
