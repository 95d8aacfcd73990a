package flipscope.web.site;

import io.javalin.compression.CompressionStrategy;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;

/**
 * Makes each {@code ETag} strong: an answer that is compressed has another than the same one that
 * is not. Answers 304 to whoever has the answer already.
 */
public record Validators(CompressionStrategy compression) {
    void apply(Context ctx) {
        String plain = ctx.res().getHeader("ETag");
        if (plain == null || ctx.statusCode() != 200) {
            return;
        }
        String tag = isCompressed(ctx) ? compressed(plain) : plain;
        ctx.header("ETag", tag);
        if (names(ctx.header("If-None-Match"), tag)) {
            ctx.status(HttpStatus.NOT_MODIFIED).result("");
        }
    }

    private static String compressed(String tag) {
        return tag.substring(0, tag.length() - 1) + "-gzip\"";
    }

    /** A client may name several, and compares weakly: what is in front may have weakened ours. */
    private static boolean names(String tags, String tag) {
        return tags != null
                && Arrays.stream(tags.split(","))
                        .map(each -> each.strip().replaceFirst("^W/", ""))
                        .anyMatch(each -> each.equals(tag) || each.equals("*"));
    }

    /** Decides what Javalin then does, by Javalin's own rules. */
    private boolean isCompressed(Context ctx) {
        String accepted = ctx.header("Accept-Encoding");
        boolean wanted =
                accepted != null
                        && compression.findMatchingCompressor(accepted) != null
                        && length(ctx) >= compression.getDefaultMinSizeForCompression();
        return wanted && allows(ctx.res().getContentType());
    }

    private boolean allows(String type) {
        return type == null
                || compression.getAllowedMimeTypes().contains(type)
                || compression.getExcludedMimeTypes().stream()
                        .noneMatch(type.toLowerCase(Locale.ROOT)::contains);
    }

    private static int length(Context ctx) {
        try {
            InputStream result = ctx.resultInputStream();
            return result == null ? 0 : result.available();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
