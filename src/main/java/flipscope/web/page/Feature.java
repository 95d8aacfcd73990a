package flipscope.web.page;

import flipscope.web.address.EmbedKind;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import java.util.List;

/** A part of the site, which says itself what belongs to it. Whoever carries requests asks it. */
public interface Feature {
    void addTo(Routes routes);

    /** The bundles of its styles and scripts. */
    default List<Bundle> bundles() {
        return List.of();
    }

    /** What can be embedded of it. */
    default List<EmbedKind> embeds() {
        return List.of();
    }

    /**
     * Whether a request, perhaps to another feature, is so much work that it waits for its turn.
     */
    default boolean isHeavy(Exchange exchange) {
        return false;
    }
}
