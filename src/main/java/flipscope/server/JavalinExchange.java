package flipscope.server;

import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Later;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Status;
import flipscope.web.exchange.Upload;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import io.javalin.http.sse.SseHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An exchange over HTTP.
 *
 * @param clock sends the progress of work
 */
record JavalinExchange(Context ctx, Forwarded forwarded, ScheduledExecutorService clock)
        implements Exchange {
    @Override
    public String method() {
        return ctx.method().name();
    }

    @Override
    public String path() {
        return ctx.path();
    }

    @Override
    public String askedPath() {
        return ctx.req().getRequestURI();
    }

    @Override
    public String base() {
        return BasePath.of(ctx);
    }

    @Override
    public String origin() {
        return forwarded.origin(ctx);
    }

    @Override
    public String inPath(String name) {
        return ctx.pathParam(name);
    }

    @Override
    public String query() {
        return ctx.queryString();
    }

    @Override
    public Map<String, List<String>> parameters() {
        return ctx.queryParamMap();
    }

    @Override
    public String parameter(String name) {
        return ctx.queryParam(name);
    }

    @Override
    public String header(String name) {
        return ctx.header(name);
    }

    @Override
    public boolean isForm() {
        return ctx.isFormUrlencoded();
    }

    @Override
    public String body() {
        return ctx.body();
    }

    @Override
    public Map<String, List<String>> form() {
        return ctx.formParamMap();
    }

    @Override
    public Optional<Upload> upload(String field) {
        return Optional.ofNullable(file(field))
                .map(file -> new Upload(file.filename(), bytes(file)));
    }

    /** Only the cause of Jetty's exception tells that a file is too large. */
    private UploadedFile file(String field) {
        try {
            return ctx.uploadedFile(field);
        } catch (Exception broken) {
            boolean large =
                    Stream.<Throwable>iterate(broken, each -> each != null, Throwable::getCause)
                            .anyMatch(IllegalStateException.class::isInstance);
            // The rest of the file was not read, so the connection cannot be reused.
            ctx.header("Connection", "close");
            throw new Refusal(large ? Status.TOO_LARGE : Status.BAD_REQUEST);
        }
    }

    private static byte[] bytes(UploadedFile file) {
        try (InputStream content = file.content()) {
            return content.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean hasLeft() {
        return ClientEndPoint.hasLeft(ctx);
    }

    // The answer

    @Override
    public int status() {
        return ctx.statusCode();
    }

    @Override
    public Exchange status(int code) {
        ctx.status(code);
        return this;
    }

    @Override
    public Exchange header(String name, String value) {
        ctx.header(name, value);
        return this;
    }

    @Override
    public String told(String header) {
        return ctx.res().getHeader(header);
    }

    @Override
    public Exchange type(String media) {
        ctx.contentType(media);
        return this;
    }

    @Override
    public Exchange answer(byte[] content) {
        ctx.result(content);
        return this;
    }

    @Override
    public Exchange answer(String content) {
        ctx.result(content);
        return this;
    }

    @Override
    public String answered() {
        return ctx.result();
    }

    @Override
    public OutputStream stream() {
        return ctx.outputStream();
    }

    @Override
    public void redirect(String address, int status) {
        ctx.redirect(address, io.javalin.http.HttpStatus.forStatus(status));
    }

    @Override
    public <T> void later(Later<T> awaited, BiConsumer<T, Throwable> answer) {
        CompletableFuture<T> come = new CompletableFuture<>();
        awaited.watch(
                (value, failure) -> {
                    if (failure == null) {
                        come.complete(value);
                    } else {
                        come.completeExceptionally(failure);
                    }
                });
        ClientEndPoint.watch(ctx, come, awaited::drop);
        ctx.future(
                () ->
                        come.handleAsync(
                                (value, failure) -> {
                                    answer.accept(value, failure);
                                    return null;
                                },
                                Admission.container(ctx)));
    }

    @Override
    public <T> void tell(Function<Consumer<T>, Later<?>> begin, Function<T, String> words) {
        new SseHandler(client -> new SearchStream<>(client, words).follow(begin, clock))
                .handle(ctx);
    }
}
