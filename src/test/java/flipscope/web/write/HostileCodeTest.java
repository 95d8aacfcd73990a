package flipscope.web.write;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.HostileAddresses;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every bracket, operator, comment and line end, 9,000 characters of it: the answer is a page. */
@WithSite
class HostileCodeTest {
    private static final int LONGEST = 9_000;

    private static final List<String> BEFORE =
            List.of(
                    "",
                    "long left(long own, long opponent) { ",
                    "long left(long own, long opponent) { return ",
                    "long left(long own, long opponent) { return left(own, ");

    static final List<String> PARTS = HostileAddresses.PARTS;

    private static Site site;

    @ParameterizedTest
    @FieldSource("PARTS")
    void manyOfAPartAreJudgedOrRefused(String part) {
        for (String before : BEFORE) {
            String many = before + part.repeat((LONGEST - before.length()) / part.length());
            assertAnswered(WrittenAddress.judged("left", many));
            assertAnswered(WrittenAddress.stepped("left", many));
        }
    }

    private static void assertAnswered(String address) {
        assertThat(site.get(address).statusCode()).as(address).isLessThan(500);
    }
}
