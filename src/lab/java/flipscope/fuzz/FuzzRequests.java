package flipscope.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Requests that follow from a seed: known paths, parameters of the help, and much else. */
final class FuzzRequests {
    /** What no answer may contain as it is. */
    static final String MARK = "<fuzz-mark";

    private static final Pattern ROW = Pattern.compile("\\| `([A-Za-z]+)` \\|.*");
    private static final List<String> METHODS =
            List.of("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW");
    private static final int LONGEST_NOISE = 90;
    private static final int MOST_PARTS = 3_000;

    private final Random random;
    private final FuzzCode code;
    private final List<String> names;
    private final List<String> paths;

    /**
     * @param routes those of the server; of those with parameters {@link FuzzWords} has paths
     */
    FuzzRequests(long seed, List<String> routes) {
        paths =
                Stream.concat(FuzzWords.PATHS.stream(), routes.stream())
                        .filter(path -> !path.matches(".*[<{*].+"))
                        .distinct()
                        .toList();
        random = new Random(seed);
        code = new FuzzCode(random);
        names = names();
    }

    private static List<String> names() {
        try {
            return Files.readAllLines(Path.of("src/docs/addresses.md")).stream()
                    .map(ROW::matcher)
                    .filter(row -> row.matches())
                    .map(row -> row.group(1))
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new AssertionError("the help lists the parameters", e);
        }
    }

    FuzzRequest next() {
        String method = one(3) ? pick(METHODS) : "GET";
        String body = method.equals("POST") && one(2) ? body() : "";
        return new FuzzRequest(method, url(), headers(!body.isEmpty()), body);
    }

    private String url() {
        if (one(40)) {
            return code.address();
        }
        StringBuilder url = new StringBuilder(pick(paths));
        if (one(50)) {
            url.append("/a".repeat(random.nextInt(MOST_PARTS)));
        }
        if (one(12)) {
            url.append('/').append(noise());
        }
        for (int more = random.nextInt(5); more > 0; more--) {
            url.append(url.indexOf("?") < 0 ? '?' : '&');
            url.append(one(12) ? noise() : pick(names)).append('=').append(value());
        }
        return one(50) ? url.append('?').append(many("&a=b")).toString() : url.toString();
    }

    /** Often more than are read. */
    private String many(String part) {
        return part.repeat(random.nextInt(MOST_PARTS));
    }

    private String value() {
        return one(5) ? noise() : pick(FuzzWords.VALUES);
    }

    /** Bytes that a request line may hold, but for those that end it. */
    private String noise() {
        StringBuilder noise = new StringBuilder();
        for (int length = random.nextInt(LONGEST_NOISE); length > 0; length--) {
            noise.append((char) ('!' + random.nextInt('~' - '!' + 1)));
        }
        return noise.toString().replace('#', '+');
    }

    private List<String> headers(boolean hasBody) {
        List<String> headers = new ArrayList<>();
        if (hasBody || one(20)) {
            headers.add("Content-Type: " + pick(FuzzWords.TYPES));
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            headers.add(pick(FuzzWords.HEADERS));
        }
        if (one(10)) {
            headers.add("X-Noise: " + noise());
        }
        if (one(50)) {
            headers.add("X-Many: " + many("\r\na: b"));
        }
        return headers;
    }

    private String body() {
        return "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
                + value()
                + (one(2) ? "\r\n--x--\r\n" : "");
    }

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private String pick(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }
}
