package flipscope.web;

import flipscope.web.exchange.PlainExchange;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.net.ssl.SSLSession;

/** The answer to a request that was a call, as a client would have it. */
record CalledAnswer(PlainExchange exchange) implements HttpResponse<String> {
    @Override
    public int statusCode() {
        return exchange.status();
    }

    @Override
    public HttpHeaders headers() {
        return HttpHeaders.of(
                exchange.told().entrySet().stream()
                        .collect(
                                Collectors.toMap(
                                        each -> each.getKey(), each -> List.of(each.getValue()))),
                (name, value) -> true);
    }

    @Override
    public String body() {
        return exchange.answered() == null ? "" : exchange.answered();
    }

    @Override
    public HttpRequest request() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<HttpResponse<String>> previousResponse() {
        return Optional.empty();
    }

    @Override
    public Optional<SSLSession> sslSession() {
        return Optional.empty();
    }

    @Override
    public URI uri() {
        return URI.create(DirectSite.ORIGIN + exchange.path());
    }

    @Override
    public HttpClient.Version version() {
        throw new UnsupportedOperationException();
    }
}
