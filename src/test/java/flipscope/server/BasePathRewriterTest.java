package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BasePathRewriterTest {

    @Test
    void everyKindOfAddressIsBelowTheBase() {
        assertThat(
                        based(
                                """
                                <a class="x" href="/" title="a > b"><img src='/a.svg' alt="">
                                <form action="/play" hx-get="/play?a=1&amp;b=2"><button formaction="/x">
                                <nav data-play="/play"><meta content="1;url=/play/reply?moves=f5">
                                """))
                .isEqualTo(
                        """
                        <a class="x" href="/b/" title="a > b"><img src='/b/a.svg' alt="">
                        <form action="/b/play" hx-get="/b/play?a=1&amp;b=2"><button formaction="/b/x">
                        <nav data-play="/b/play"><meta content="1;url=/b/play/reply?moves=f5">
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no tag",
                "<p>href=\"/play\" is how it is written</p>",
                "<a href=\"//elsewhere.example/\">",
                "<a href=\"https://elsewhere.example/\">",
                "<a href=\"#here\">",
                "<a href=\"\">",
                "<input value=\"/play\" placeholder=\"1/url=/\">",
                "<button data-token=\"/\" data-other=\"/=\">",
                "<a title='href=\"/play\"'>",
                "<a href=\"/",
                "<!doctype html>\n<p>1 < 2 \"/x\""
            })
    void whatIsNoAddressHereStaysAsItIs(String html) {
        assertThat(based(html).replace("<a href=\"/b/", "<a href=\"/")).isEqualTo(html);
    }

    private static String based(String html) {
        return BasePathRewriter.of(html, "/b");
    }
}
