package flipscope.browser.instead;

import flipscope.web.exchange.Exchange;
import flipscope.web.page.Assets;
import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;

/** JSON answers, without Jackson. */
public final class Json {
    private Json() {}

    static byte[] bytes(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonGenerator(bytes)) {
            json.writePOJO(value);
        }
        return bytes.toByteArray();
    }

    public static void send(Exchange exchange, Object value) {
        head(exchange).answer(bytes(value));
    }

    public static void stream(Exchange exchange, Consumer<JsonGenerator> content) {
        try (JsonGenerator json = new JsonGenerator(head(exchange).stream())) {
            content.accept(json);
        }
    }

    private static Exchange head(Exchange exchange) {
        Assets.allowAnywhere(exchange);
        return exchange.type("application/json");
    }
}
