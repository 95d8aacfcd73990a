package flipscope.web.play.bits;

import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.Optional;

/**
 * What an address says of the bits.
 *
 * @param scene how many scenes are over; if not said, none at the start of a game, later all
 * @param hex whether numbers are in hexadecimal digits
 */
public record BitsRequest(Optional<Integer> scene, boolean hex) {
    static final int MOST_SCENES = 6;
    static final String TEN = "ten";
    static final String HEX = "hex";

    static final QueryParameter<Integer> SCENE =
            QueryParameter.number("scene", 0, MOST_SCENES).missing("0, later all");
    static final QueryParameter<String> BASE = QueryParameter.word("base", TEN, HEX).or(TEN);

    /** In older addresses: what a narrow screen shows, which is always the board. */
    static final QueryParameter<String> SHOW =
            QueryParameter.word("show", "discs", "bits").or("discs");

    /** In older addresses: how many of the last three scenes are over. */
    static final QueryParameter<Integer> PRESS = QueryParameter.number("press", 0, 3).or(0);

    public static BitsRequest read(Query query) {
        int pressed = PRESS.of(query);
        Optional<Integer> older =
                Optional.of(MOST_SCENES - 3 + pressed).filter(scene -> pressed > 0);
        SHOW.of(query);
        return new BitsRequest(SCENE.in(query).or(() -> older), BASE.of(query).equals(HEX));
    }
}
