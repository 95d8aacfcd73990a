package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StyleInlinerTest {
    private static final StyleInliner INLINER =
            new StyleInliner(
                    Stylesheet.of(
                            Theme.LIGHT,
                            """
                            .figure { fill: #111; font-size: 12px }
                            .on rect { fill: purple; stroke: transparent }
                            .quiet { font-size: 12px; fill: grey; cursor: pointer }
                            .flat rect { y: 14px; height: 6px }
                            .flat text { display: none }
                            .lane text { stroke: white; stroke-width: 3px; paint-order: stroke }
                            """));

    private static String inline(String inside) {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"figure\">%s</svg>";
        String text = INLINER.inline(svg.formatted(inside));
        String start = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"#111\" font-size=\"12\">";
        assertThat(text).startsWith(start).endsWith("</svg>");
        return text.substring(start.length(), text.length() - "</svg>".length());
    }

    @Test
    void classesBecomeAttributesAndTheirNamesGo() {
        assertThat(inline("<g class=\"on\" data-s=\"c4\"><rect width=\"2\"/></g>"))
                .isEqualTo("<g><rect width=\"2\" fill=\"purple\" stroke=\"none\"/></g>");
    }

    @Test
    void whatIsInheritedIsNotSaidAgain() {
        assertThat(inline("<text class=\"quiet\">a</text>"))
                .isEqualTo("<text fill=\"grey\">a</text>");
    }

    @Test
    void aPictureInThePictureIsAGroup() {
        assertThat(inline("<svg class=\"x\" viewBox=\"0 0 1 1\" role=\"img\" aria-label=\"y\"/>"))
                .isEqualTo("<g/>");
    }

    @Test
    void whatIsNotShownIsNotThereAndShapesAreOfTheStylesheet() {
        assertThat(inline("<g class=\"flat\"><rect y=\"1\" width=\"2\"/><text>1</text></g>"))
                .isEqualTo("<g><rect y=\"14\" width=\"2\" height=\"6\"/></g>");
    }

    @Test
    void aHaloIsDrawnUnderTheLetters() {
        assertThat(inline("<g class=\"lane\"><text x=\"1\">9</text></g>"))
                .isEqualTo(
                        "<g><text x=\"1\" stroke=\"white\" stroke-width=\"3\">9</text>"
                                + "<text x=\"1\">9</text></g>");
    }

    @Test
    void lettersAreEscapedAsTheyWere() {
        assertThat(inline("<text font-family='\"A\"'>a &lt; b &amp; c</text>"))
                .isEqualTo("<text font-family=\"&quot;A&quot;\">a &lt; b &amp; c</text>");
    }

    @Test
    void whatIsNotXmlIsADefectOfOurs() {
        assertThatThrownBy(
                        () ->
                                INLINER.inline(
                                        "<svg xmlns=\"http://www.w3.org/2000/svg\"><br></svg>"))
                .isInstanceOf(IllegalStateException.class);
    }
}
