package flipscope.browser;

import flipscope.rules.Squares;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A trace as {@code /api/trace} gives it to programs, in the words of the page's slots. */
final class ApiTrace {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int SLOTS = 3;

    private final JsonNode steps;

    private ApiTrace(JsonNode steps) {
        this.steps = steps;
    }

    /**
     * Asks for the trace of an address, such as {@code http://…/api/trace/bits/lowest?bits=0x6}.
     */
    static ApiTrace of(String url) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url)).build();
            HttpResponse<String> answer =
                    HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            return new ApiTrace(JSON.readTree(answer.body()).get("steps"));
        } catch (IOException e) {
            throw new IllegalStateException(url, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(url, e);
        }
    }

    int size() {
        return steps.size();
    }

    /** The operands and the result of a step, as {@link StepperPage#slots} has them. */
    List<String> slots(int index) {
        JsonNode step = steps.get(index);
        JsonNode operands = step.get("operands");
        Stream<String> given = operands.valueStream().map(ApiTrace::shown);
        if (!step.hasNonNull("result")) {
            // A call that is entered: its arguments, from left to right.
            return padded(given.toList());
        }
        // A single operand stands right of its operator.
        List<String> left = operands.size() < 2 ? List.of("") : List.of();
        return Stream.of(left.stream(), given, Stream.of(shown(step.get("result"))))
                .flatMap(each -> each)
                .toList();
    }

    private static List<String> padded(List<String> slots) {
        return IntStream.range(0, SLOTS)
                .mapToObj(i -> i < slots.size() ? slots.get(i) : "")
                .toList();
    }

    private static String shown(JsonNode value) {
        String type = value.get("type").asString();
        if (value.has("length")) {
            return value.get("length").asInt() + " entries";
        }
        String text = value.get("value").asString();
        return switch (value.get("view").asString()) {
            case "BOARD" -> Squares.names(bits(text));
            case "NUMBER" -> String.valueOf(type.equals("int") ? (int) bits(text) : bits(text));
            case "FLAG" -> text;
            default -> throw new IllegalArgumentException("a view of another kind: " + value);
        };
    }

    private static long bits(String hex) {
        return Long.parseUnsignedLong(hex.substring("0x".length()), 16);
    }
}
