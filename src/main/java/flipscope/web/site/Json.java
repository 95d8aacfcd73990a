package flipscope.web.site;

import io.javalin.http.Context;
import tools.jackson.databind.json.JsonMapper;

/** JSON responses. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    /** An object as JSON in UTF-8. */
    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /** Sends an object as JSON that any origin may read. */
    public static void send(Context ctx, Object value) {
        ctx.header("Access-Control-Allow-Origin", "*");
        ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
        ctx.contentType("application/json").result(bytes(value));
    }
}
