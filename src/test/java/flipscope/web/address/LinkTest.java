package flipscope.web.address;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LinkTest {
    private static final List<String> NAMES = List.of("position", "at", "more", "edit");

    @Property
    void isWrittenAsItsParametersAreHoweverItWasPutTogether(
            @ForAll @Size(max = 12) List<String> values) {
        Link link = Link.to("/trace");
        Map<String, String> expected = new LinkedHashMap<>();
        for (int index = 0; index < values.size(); index++) {
            String name = NAMES.get(index * 7 % 5 % NAMES.size());
            link = link.with(name, values.get(index));
            if (values.get(index).isEmpty()) {
                expected.remove(name);
            } else {
                expected.put(name, values.get(index));
            }
            assertThat(link.toString()).isEqualTo(written(expected));
        }
        assertThat(link.parameters()).isEqualTo(expected);
    }

    private static String written(Map<String, String> parameters) {
        return parameters.isEmpty()
                ? "/trace"
                : parameters.entrySet().stream()
                        .map(
                                each ->
                                        each.getKey()
                                                + "="
                                                + URLEncoder.encode(each.getValue(), UTF_8))
                        .collect(Collectors.joining("&", "/trace?", ""));
    }

    /**
     * A form may be sent with fields of any name, which are kept in the address that it leads to.
     */
    @Property
    void aNameIsEncodedAsItsValueIs(@ForAll String name, @ForAll @NotEmpty String value) {
        assertThat(Link.to("/trace").with(name, value))
                .hasToString(
                        "/trace?"
                                + URLEncoder.encode(name, UTF_8)
                                + "="
                                + URLEncoder.encode(value, UTF_8));
    }

    @Test
    void aNameCannotAddAParameter() {
        assertThat(Link.to("/play").with("a&moves=f5#\"<", "b c"))
                .hasToString("/play?a%26moves%3Df5%23%22%3C=b+c");
    }

    @Test
    void oneThatIsMadeFromAnotherLeavesThatAsItWas() {
        Link link = Link.to("/play").with("moves", "f5");

        assertThat(link.with("ply", 1).without(List.of("moves"))).hasToString("/play?ply=1");
        assertThat(link.at("/trace")).hasToString("/trace?moves=f5");
        assertThat(link).hasToString("/play?moves=f5");
    }

    @Test
    void thePathOfAnAddressIsFoundAgain() {
        assertThat(Link.pathOf(Link.to("/play").with("moves", "f5?#").toString()))
                .isEqualTo("/play");
        assertThat(Link.pathOf(Link.url("/trace#sources"))).isEqualTo("/trace");
    }

    @Test
    void aFormLeadsToThePathAlone() {
        assertThat(Link.to("/play").with("moves", "f5").action()).isEqualTo("/play");
    }
}
