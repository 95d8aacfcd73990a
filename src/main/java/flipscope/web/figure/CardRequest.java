package flipscope.web.figure;

import flipscope.catalogue.Technique;
import flipscope.web.site.Embedding;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.trace.request.TraceInputs;

/**
 * What the address of a trace says to its preview card.
 *
 * @param inputs the algorithm, its inputs and what is asked of it
 * @param from the first step of the passage, or empty
 * @param to the last step of the passage, or empty
 */
record CardRequest(TraceInputs inputs, String from, String to) {
    static CardRequest read(Technique technique, Query query) {
        return new CardRequest(
                TraceInputs.read(technique, query),
                QueryParameter.text(Embedding.FROM, query),
                QueryParameter.text(Embedding.TO, query));
    }
}
