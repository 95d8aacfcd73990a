package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StylesheetTest {
    private static final Element GRID = Element.of("svg", "grid as-board");
    private static final Element CELL = Element.of("g", "c on");
    private static final Element RECT = Element.of("rect", null);

    @Test
    void aRuleHoldsForWhatItsSelectorNamesAndForNothingElse() {
        Stylesheet sheet =
                Stylesheet.of(Theme.LIGHT, ".grid .on rect { fill: red; stroke-width: 2px }");
        assertThat(sheet.style(List.of(GRID, CELL, RECT)))
                .isEqualTo(Map.of("fill", "red", "stroke-width", "2px"));
        assertThat(sheet.style(List.of(GRID, CELL))).isEmpty();
        assertThat(sheet.style(List.of(CELL, RECT))).isEmpty();
        assertThat(sheet.style(List.of(GRID, Element.of("g", "c"), RECT))).isEmpty();
    }

    @Test
    void moreClassesGoBeforeFewerAndLaterBeforeEarlier() {
        Stylesheet sheet =
                Stylesheet.of(
                        Theme.LIGHT,
                        ".grid .on rect { fill: a } .grid rect { fill: b; x: 1 } .grid rect { x: 2 }");
        assertThat(sheet.style(List.of(GRID, CELL, RECT))).isEqualTo(Map.of("fill", "a", "x", "2"));
    }

    @Test
    void variablesStandForTheLightThemeAlsoInsideOfOneAnother() {
        Stylesheet sheet =
                Stylesheet.of(
                        Theme.LIGHT,
                        """
                        :root { --bit: light-dark(#6b4fb3, #8f73da); --set: var(--bit); }
                        rect { fill: var(--set); stroke: light-dark(rgb(1, 2, 3), #fff) }
                        """);
        assertThat(sheet.style(List.of(RECT)))
                .isEqualTo(Map.of("fill", "#6b4fb3", "stroke", "rgb(1, 2, 3)"));
    }

    @Test
    void byNightTheSecondOfTwoColoursIsTaken() {
        Stylesheet sheet =
                Stylesheet.of(
                        Theme.DARK,
                        "rect { fill: light-dark(#111, #eee); stroke: light-dark(rgb(1, 2, 3), #fff) }");
        assertThat(sheet.style(List.of(RECT))).isEqualTo(Map.of("fill", "#eee", "stroke", "#fff"));
    }

    @Test
    void whatAFigureHasNoUseForIsPassedOver() {
        Stylesheet sheet =
                Stylesheet.of(
                        Theme.LIGHT,
                        """
                        /* rect { fill: a } */
                        @import "other.css";
                        @media (width < 48rem) { rect { fill: b } .grid { x: 1 } }
                        @keyframes run { from { x: 0 } to { x: 1 } }
                        rect:hover, a > rect, rect[lang], #rect, * { fill: c }
                        rect { fill: d }
                        """);
        assertThat(sheet.style(List.of(RECT))).isEqualTo(Map.of("fill", "d"));
    }
}
