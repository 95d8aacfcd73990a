package flipscope.web.write;

import flipscope.catalogue.Catalogue;
import flipscope.judge.CompressedCode;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.web.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Has twenty solutions judged at once, most of them endless, and measures how long the pages of
 * others take meanwhile.
 */
public final class TwentyAtOnce {
    private static final int AT_ONCE = 20;
    private static final int ROUNDS = 5;

    /** What others look at. */
    private static final List<String> OTHERS =
            List.of(
                    "/",
                    "/trace/reversi/mobility/left?at=run",
                    "/play?moves=f5d6",
                    "/write?task=left");

    private static final List<String> BODIES =
            List.of(
                    "while (true) { }",
                    "return %s(own, opponent);",
                    "long a = 0; for (int i = 0; i < 9000; i++) { a += own; } return a;",
                    "return own & ~opponent;");

    private record Answer(int status, long millis) {}

    private TwentyAtOnce() {}

    public static void main(String[] arguments) throws InterruptedException {
        ExecutorService students = Executors.newFixedThreadPool(AT_ONCE);
        try (Site site = new Site()) {
            OTHERS.forEach(site::get);
            System.out.printf("alone: %s%n", summary(others(site, List.of())));
            List<Future<Answer>> judged =
                    addresses().stream()
                            .map(address -> students.submit(() -> answer(site, address)))
                            .toList();
            List<Answer> pages = others(site, judged);
            System.out.printf(
                    "judged: %s%n", summary(judged.stream().map(TwentyAtOnce::get).toList()));
            System.out.printf("others meanwhile: %s%n", summary(pages));
        } finally {
            students.shutdownNow();
        }
    }

    private static List<String> addresses() {
        Tasks tasks = Tasks.of(Catalogue.load());
        return IntStream.range(0, AT_ONCE * ROUNDS)
                .mapToObj(number -> address(tasks, number))
                .toList();
    }

    private static String address(Tasks tasks, int number) {
        Task task = tasks.find(number % 2 == 0 ? "left" : "flips").orElseThrow();
        String body = String.format(BODIES.get(number % BODIES.size()), task.name());
        String code = task.of(List.of(body)) + "// " + number;
        return "/write?check=1&task=" + task.name() + "&code=" + CompressedCode.write(code);
    }

    /** Opens the pages of others until all is judged, at least three times. */
    private static List<Answer> others(Site site, List<Future<Answer>> judged) {
        List<Answer> answers = new ArrayList<>();
        for (int round = 0; round < 3 || !judged.stream().allMatch(Future::isDone); round++) {
            OTHERS.forEach(page -> answers.add(answer(site, page)));
        }
        return answers;
    }

    private static Answer answer(Site site, String address) {
        long began = System.nanoTime();
        int status = site.get(address).statusCode();
        return new Answer(status, (System.nanoTime() - began) / 1_000_000);
    }

    private static Answer get(Future<Answer> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static String summary(List<Answer> answers) {
        List<Long> times = answers.stream().map(Answer::millis).sorted().toList();
        return String.format(
                Locale.ROOT,
                "%d pages, half within %d ms, 99 of 100 within %d ms, slowest %d ms, refused %d",
                times.size(),
                times.get(times.size() / 2),
                times.get(times.size() * 99 / 100),
                times.get(times.size() - 1),
                answers.stream().filter(answer -> answer.status() != 200).count());
    }
}
