package flipscope.web.site;

import io.javalin.http.Context;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** JSON responses. */
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
    public static void send(Context ctx, Object value) {
        head(ctx).result(bytes(value));
    }

    /**
     * Sends long JSON while it is written. What can fail must have been done before, since the
     * status is sent first.
     */
    public static void stream(Context ctx, Consumer<JsonGenerator> content) {
        try (JsonGenerator json = STREAM.createGenerator(head(ctx).outputStream())) {
            content.accept(json);
        }
    }

    private static Context head(Context ctx) {
        Assets.allowAnywhere(ctx);
        return ctx.contentType("application/json");
    }
}
