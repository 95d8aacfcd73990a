package flipscope.fuzz;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sends requests of a seed over one connection, and collects what was wrong with the answers. */
final class Fuzzer {
    private static final int MOST_FAULTS = 20;

    private final AnswerCheck check = new AnswerCheck();
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private String before = "nothing";

    void run(URI server, List<String> routes, long seed, int requests) throws IOException {
        FuzzRequests next = new FuzzRequests(seed, routes);
        try (Wire wire = new Wire(server)) {
            for (int i = 0; i < requests && faults.size() < MOST_FAULTS; i++) {
                send(wire, next.next());
            }
        }
    }

    private void send(Wire wire, FuzzRequest request) throws IOException {
        try {
            FuzzAnswer answer = wire.ask(request);
            statuses.merge(answer.status(), 1, Integer::sum);
            check.fault(request, answer).ifPresent(fault -> faults.add(fault + " <- " + request));
        } catch (IOException broken) {
            faults.add(broken + " <- " + request + " after " + before);
            wire.close();
        }
        before = request.toString();
    }

    /** How often each status was answered. */
    Map<Integer, Integer> statuses() {
        return statuses;
    }

    List<String> faults() {
        return faults;
    }
}
