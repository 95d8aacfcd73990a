package flipscope.web.figure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The colours of a theme, which are the custom properties of the site's style sheets. */
final class Palette {
    private static final Pattern PROPERTY = Pattern.compile("--([\\w-]+):\\s*([^;]+);");
    private static final Pattern BY_THEME = Pattern.compile("light-dark\\((.+),\\s*(.+)\\)");

    private final Map<String, String> colours = new HashMap<>();

    Palette(Theme theme) {
        for (String sheet : new String[] {"site/base.css", "draw/grid.css"}) {
            Matcher property = PROPERTY.matcher(read(sheet));
            while (property.find()) {
                String value = BY_THEME.matcher(property.group(2)).replaceAll(theme.choice());
                colours.putIfAbsent(property.group(1), value);
            }
        }
    }

    private static String read(String sheet) {
        try (InputStream in = Palette.class.getResourceAsStream("/static/" + sheet)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(sheet, e);
        }
    }

    /** The colour of this name. */
    String colour(String name) {
        return Objects.requireNonNull(colours.get(name), name);
    }
}
