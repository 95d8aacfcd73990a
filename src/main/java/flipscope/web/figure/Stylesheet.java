package flipscope.web.figure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of the site's stylesheets that styles pictures: rules whose selectors are tags and
 * classes joined by the descendant combinator, in the colours of one theme. Anything else (states,
 * media queries, other combinators) is skipped.
 */
final class Stylesheet {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    /** An at-rule with its block: {@code @media … { … { … } … }}. */
    private static final Pattern AT_RULE =
            Pattern.compile("@[^{;]*(?:;|\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\})");

    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");
    private static final Pattern VARIABLE = Pattern.compile("var\\((--[\\w-]+)\\)");
    private static final Pattern BY_THEME =
            Pattern.compile("light-dark\\(([^(),]+|[^()]*\\([^()]*\\)),\\s*([^()]+)\\)");

    private record Rule(Selector selector, Map<String, String> style) {}

    private final Map<String, String> variables = new LinkedHashMap<>();
    private final List<Rule> rules = new ArrayList<>();

    /** The computed styles by path; a few dozen. */
    private final Map<List<Element>, Map<String, String>> known = new ConcurrentHashMap<>();

    private final Theme theme;

    private Stylesheet(Theme theme) {
        this.theme = theme;
    }

    /** Loads files from {@code static/}; later rules override earlier ones. */
    static Stylesheet load(Theme theme, String... names) {
        StringBuilder css = new StringBuilder();
        for (String name : names) {
            css.append(read(name)).append('\n');
        }
        return of(theme, css.toString());
    }

    private static String read(String name) {
        try (InputStream in = Stylesheet.class.getResourceAsStream("/static/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("static/" + name, e);
        }
    }

    /** Parses a stylesheet. */
    static Stylesheet of(Theme theme, String css) {
        Stylesheet sheet = new Stylesheet(theme);
        String plain = AT_RULE.matcher(COMMENT.matcher(css).replaceAll("")).replaceAll("");
        Matcher rule = RULE.matcher(plain);
        while (rule.find()) {
            sheet.add(rule.group(1), declarations(rule.group(2)));
        }
        sheet.rules.sort(Comparator.comparingInt(each -> each.selector().weight()));
        return sheet;
    }

    private void add(String selectors, Map<String, String> style) {
        for (String each : selectors.split(",")) {
            if (each.strip().equals(":root")) {
                variables.putAll(style);
            } else {
                Selector.of(each.strip()).ifPresent(one -> rules.add(new Rule(one, style)));
            }
        }
    }

    private static Map<String, String> declarations(String text) {
        Map<String, String> style = new LinkedHashMap<>();
        for (String each : text.split(";")) {
            int colon = each.indexOf(':');
            if (colon > 0) {
                style.put(each.substring(0, colon).strip(), each.substring(colon + 1).strip());
            }
        }
        return style;
    }

    /** The style of the last element of a path, by property, without inherited ones. */
    Map<String, String> style(List<Element> path) {
        Map<String, String> found = known.get(path);
        if (found == null) {
            found = compute(path);
            known.put(List.copyOf(path), found);
        }
        return found;
    }

    private Map<String, String> compute(List<Element> path) {
        Map<String, String> style = new LinkedHashMap<>();
        for (Rule rule : rules) {
            if (rule.selector().matches(path)) {
                rule.style().forEach((name, value) -> style.put(name, resolve(value)));
            }
        }
        return Collections.unmodifiableMap(style);
    }

    /** A value with variables and colours resolved for the theme. */
    private String resolve(String value) {
        String text = value;
        for (Matcher use = VARIABLE.matcher(text); use.find(); use = VARIABLE.matcher(text)) {
            String meant = variables.getOrDefault(use.group(1), "");
            text = text.substring(0, use.start()) + meant + text.substring(use.end());
        }
        return BY_THEME.matcher(text).replaceAll(theme.choice()).strip();
    }
}
