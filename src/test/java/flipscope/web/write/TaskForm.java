package flipscope.web.write;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.testkit.Packaged;
import flipscope.web.Page;
import flipscope.web.Site;
import java.net.http.HttpResponse;
import java.util.stream.Stream;

/** Sends code for a task as its form does. */
record TaskForm(Site site) {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);

    static Task task(String name) {
        return TASKS.find(name).orElseThrow();
    }

    /** The page of what was found about the code. */
    Page checked(String task, String... fields) {
        return site.page(address(task, fields));
    }

    String address(String task, String... fields) {
        HttpResponse<String> answer = sent("/write", task, fields);
        assertThat(answer.statusCode()).isEqualTo(303);
        String location = Site.location(answer);
        assertThat(location).endsWith("#result");
        return location.replaceFirst("#.*", "");
    }

    HttpResponse<String> sent(String url, String task, String... fields) {
        String[] all =
                Stream.concat(Stream.of("task", task), Stream.of(fields)).toArray(String[]::new);
        return site.sendForm(url, all);
    }
}
