package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.draw.Ink;
import flipscope.web.draw.Pen.Attribute;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The inks of figures are those of the pages. */
class InkTest {
    @ParameterizedTest
    @EnumSource
    void everyInkIsWrittenOutInBothThemes(Ink ink) {
        for (Theme theme : Theme.values()) {
            Palette palette = theme.palette();
            List<Attribute> look = look(ink, palette);
            assertThat(look)
                    .noneMatch(each -> each.value().matches(".*(--|@|var|light-dark|\\().*"));
            assertThat(palette.looks(ink).get(0)).containsAll(look);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "bit, #6b4fb3, #8f73da",
        "board, #2e7d53, #2e7d53",
        "pale-white-edge, #747d87, #aab2ba",
        "carry-on, #d8ecff, #d8ecff",
        "pale-black, #747b84, #07090b"
    })
    void colourByTheme(String name, String light, String dark) {
        assertThat(Theme.LIGHT.palette().colour(name)).isEqualTo(light);
        assertThat(Theme.DARK.palette().colour(name)).isEqualTo(dark);
    }

    /** The looks are written twice, for pages and for figures: these rules hold them together. */
    @ParameterizedTest
    @CsvSource({
        "GROUND, .grid .grounds",
        "BIT, .grid .bit",
        "DOT, .grid .dot",
        "ONE, .grid .one",
        "HATCH, .grid .hatch",
        "LOST, .grid .meeting .m-frame",
        "NEW, .grid .new .m-frame",
        "WRAP, .grid .wrap .m-frame",
        "ORIGIN, .grid .origin .m-frame",
        "M_LOST, .grid .m-lost",
        "M_ORIGIN, .grid .m-origin",
        "M_CARRY_ON, .grid .on .m-carry",
        "FELL, .grid .m-fell path",
        "GHOST, .grid .ghost path",
        "BLACK, .disc.black path",
        "WHITE_ON_BIT, .disc.white-on path",
        "LANE, .grid .lane rect"
    })
    void theRuleOfThePageSaysNothingElse(Ink ink, String selector) throws IOException {
        String sheet = sheet("grid") + sheet("marks") + sheet("values");
        String rule = sheet.substring(sheet.indexOf("\n" + selector + " {"));
        List<Attribute> look = look(ink, Theme.LIGHT.palette());
        for (String declaration :
                rule.substring(rule.indexOf('{') + 1, rule.indexOf('}')).split(";")) {
            String[] parts = declaration.strip().split(":\\s*");
            if (parts.length == 2 && !(parts[0].equals("opacity") && parts[1].equals("1"))) {
                assertThat(look).contains(new Attribute(parts[0], value(parts[1])));
            }
        }
    }

    /** The ink itself, above what lies under it. */
    private static List<Attribute> look(Ink ink, Palette palette) {
        List<List<Attribute>> looks = palette.looks(ink);
        return looks.get(looks.size() - 1);
    }

    private static String sheet(String name) throws IOException {
        return Files.readString(Path.of("static", "draw", name + ".css"));
    }

    private static String value(String css) {
        return css.startsWith("var(--")
                ? Theme.LIGHT
                        .palette()
                        .colour(css.substring(6, css.length() - 1))
                        .replace("transparent", "none")
                : css.replace(' ', ',');
    }
}
