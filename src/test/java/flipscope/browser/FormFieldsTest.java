package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A field called {@code remove} takes the place of its form's own {@code remove()}, and whoever
 * calls that is told that it is no function. So no field is called like anything that a form has.
 */
@WithBrowser
class FormFieldsTest {
    /**
     * Reads pages as documents, without drawing them, and answers how many fields they have, then
     * each that is called like something of this browser's forms, and each page that is not there.
     */
    private static final String SHADOWS =
            """
            const answer = arguments[arguments.length - 1];
            const plain = document.createElement('form');
            const read = async () => {
                let fields = 0;
                const wrong = [];
                for (const place of arguments[0]) {
                    const got = await fetch(place);
                    if (!got.ok) wrong.push(`${place}: ${got.status}`);
                    const page = new DOMParser().parseFromString(await got.text(), 'text/html');
                    for (const field of [...page.forms].flatMap((form) => [...form.elements])) {
                        fields++;
                        wrong.push(...[field.name, field.id].filter((name) => name && name in plain)
                            .map((name) => `${place}: ${name}`));
                    }
                }
                return [String(fields), ...wrong];
            };
            read().then(answer, (error) => answer(['0', String(error)]));
            """;

    private static Browser browser;

    private static Stream<String> lessons() {
        return Share.lessons().stream()
                .flatMap(each -> Stream.of("/lessons/" + each, "/embed/lessons/" + each));
    }

    private static Stream<String> pages() {
        return Stream.of(
                "/",
                "/play?moves=f5d6&hints=1",
                "/play?moves=f5d6&why=c4",
                "/play/analysis?moves=f5d6",
                "/play/choice?moves=f5d6",
                "/trace",
                "/compare?left=reversi/flips/loop&right=reversi/flips/carry&at=flips",
                "/share?url=/trace/reversi/mobility/carry",
                "/share?url=/play",
                "/marks",
                "/sheet/carries?student=2174431&lang=en",
                "/lessons",
                "/embed/play?moves=f5d6&lang=en",
                "/embed/trace/reversi/mobility/left?at=run.2&predict=1&lang=en",
                "/trace/popcount/stages?practice=1",
                "/trace/reversi/mobility/carry?remove=1&submit=2&at=ripple",
                "/play?remove=1&submit=2&moves=f5",
                "/compare?remove=1&submit=2",
                "/lessons/the-carry-trick?remove=1&submit=2&lang=en");
    }

    private static Stream<String> techniques() {
        return Share.ids().stream().map(id -> "/trace/" + id + "?at=0&setup=1&tokens=1");
    }

    @Test
    void noFieldIsCalledLikeSomethingThatAFormHas() {
        List<String> places =
                Stream.of(lessons(), pages(), techniques()).flatMap(each -> each).toList();
        browser.open("/");

        List<String> found = browser.readLater(SHADOWS, places);

        assertThat(Integer.parseInt(found.get(0))).as("fields").isGreaterThan(places.size());
        assertThat(found.subList(1, found.size())).isEmpty();
    }

    @Test
    void theQuestionThatWasCalledRemoveStandsThereOnceWhenItIsChecked() {
        browser.open("/lessons/moving-every-disc");
        List<String> before = browser.readAll("return [...document.forms].map((each) => each.id)");

        browser.click("#without-corners-2");
        browser.follow("#without-corners-check");

        assertThat(browser.text("#without-corners .choice.correct .why")).startsWith("Correct.");
        assertThat(browser.readAll("return [...document.forms].map((each) => each.id)"))
                .isEqualTo(before);
    }
}
