package flipscope.web.page;

import flipscope.web.exchange.Exchange;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Writes JSON, always with the same headers. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** The response is closed by whoever opened it. */
    private static final ObjectWriter STREAM =
            MAPPER.writer().without(StreamWriteFeature.AUTO_CLOSE_TARGET);

    private Json() {}

    /** An object as JSON in UTF-8. */
    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /** Sends an object as JSON that any origin may read. */
    public static void send(Exchange exchange, Object value) {
        head(exchange).answer(bytes(value));
    }

    /**
     * Sends long JSON while it is written. What can fail must have been done before, since the
     * status is sent first.
     */
    public static void stream(Exchange exchange, Consumer<JsonGenerator> content) {
        try (JsonGenerator json = STREAM.createGenerator(head(exchange).stream())) {
            content.accept(json);
        }
    }

    private static Exchange head(Exchange exchange) {
        Assets.allowAnywhere(exchange);
        return exchange.type("application/json");
    }
}
