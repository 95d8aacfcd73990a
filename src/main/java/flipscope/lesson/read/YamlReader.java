package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Items;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the subset of YAML that lessons use: keys with texts, lists of texts, and lists of keys
 * with texts. It processes parser events and creates no objects of its own accord, so malicious
 * input is harmless: aliases, tags, and excessive depth or length are rejected.
 */
final class YamlReader {
    private static final int DEEPEST = 6;
    private static final int LONGEST = 20_000;
    private static final String QUOTES =
            "put a text that has a colon or begins with a sign in quotes: \"…\"";

    private static final LoadSettings SETTINGS = LoadSettings.builder().build();

    private final int firstLine;
    private final Problems problems;

    private YamlReader(int firstLine, Problems problems) {
        this.firstLine = firstLine;
        this.problems = problems;
    }

    /**
     * Reads keys and values.
     *
     * @param firstLine the line in the file where the text begins
     * @return empty if they cannot be read; a problem is then added
     */
    static Optional<Mapping> read(String text, int firstLine, Problems problems) {
        YamlReader reader = new YamlReader(firstLine, problems);
        try {
            return Optional.of(reader.document(text));
        } catch (Mistake reported) {
            return Optional.empty();
        } catch (MarkedYamlEngineException wrong) {
            int line = wrong.getProblemMark().map(Mark::getLine).orElse(0);
            YamlSlip slip =
                    YamlSlip.in(text.lines().toList(), line)
                            .orElse(new YamlSlip(line, reason(wrong)));
            problems.add(firstLine + slip.line(), "this is not valid YAML: " + slip.advice());
        } catch (YamlEngineException wrong) {
            problems.add(firstLine, "this is not valid YAML: " + wrong.getMessage());
        }
        return Optional.empty();
    }

    /** Explains the most common mistake; otherwise returns the parser's reason. */
    private static String reason(MarkedYamlEngineException wrong) {
        String problem = Optional.ofNullable(wrong.getProblem()).orElse("it cannot be read");
        boolean colon = problem.startsWith("mapping values are not allowed");
        return colon ? QUOTES : problem.replaceAll("\\s+", " ");
    }

    private Mapping document(String text) {
        if (text.codePointCount(0, text.length()) > LONGEST) {
            throw refused(firstLine, "this is longer than " + LONGEST + " characters");
        }
        Iterator<Event> events = new Parse(SETTINGS).parseString(text).iterator();
        events.next();
        Event document = events.next();
        if (!(document instanceof DocumentStartEvent)) {
            throw refused(firstLine, "there is nothing here; keys and values are expected");
        }
        Yaml value = value(events.next(), events, 1);
        events.next();
        Event more = events.next();
        if (more instanceof DocumentStartEvent) {
            throw refused(line(more), "a second document begins here; only one is expected");
        }
        if (value instanceof Mapping mapping) {
            return mapping;
        }
        String hint =
                YamlSlip.in(text.lines().toList(), 0).map(slip -> ": " + slip.advice()).orElse("");
        throw refused(value.line(), "keys and values are expected, as in name: value" + hint);
    }

    private Yaml value(Event event, Iterator<Event> events, int depth) {
        refuse(event, depth);
        if (event instanceof ScalarEvent scalar) {
            boolean below = scalar.isLiteral() || scalar.isFolded();
            return new Scalar(line(event), line(event) + (below ? 1 : 0), scalar.getValue());
        }
        return event instanceof MappingStartEvent
                ? mapping(line(event), events, depth)
                : items(line(event), events, depth);
    }

    private void refuse(Event event, int depth) {
        if (event instanceof AliasEvent
                || event instanceof NodeEvent node && node.getAnchor().isPresent()) {
            throw refused(line(event), "anchors and aliases (& and *) are not used here");
        }
        if (isTagged(event)) {
            throw refused(line(event), "a lesson cannot use tags (!)");
        }
        if (depth > DEEPEST) {
            throw refused(line(event), "this is nested too deep");
        }
    }

    private static boolean isTagged(Event event) {
        return event instanceof ScalarEvent scalar && scalar.getTag().isPresent()
                || event instanceof CollectionStartEvent start && start.getTag().isPresent();
    }

    private Mapping mapping(int line, Iterator<Event> events, int depth) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Event event = events.next(); isStart(event); event = events.next()) {
            Yaml key = value(event, events, depth + 1);
            if (!(key instanceof Scalar name)) {
                throw refused(key.line(), QUOTES);
            }
            if (name.text().matches("[\u2013\u2014] .*")) {
                throw refused(key.line(), YamlSlip.A_DASH);
            }
            Yaml value = value(events.next(), events, depth + 1);
            if (entries.put(name.text(), new Entry(name.line(), value)) != null) {
                throw refused(name.line(), "there is a second " + quoted(name.text()));
            }
        }
        return new Mapping(line, entries);
    }

    private Items items(int line, Iterator<Event> events, int depth) {
        List<Yaml> all = new ArrayList<>();
        for (Event event = events.next(); isStart(event); event = events.next()) {
            all.add(value(event, events, depth + 1));
        }
        return new Items(line, all);
    }

    /** Whether the event begins a value rather than ending the surrounding list or mapping. */
    private static boolean isStart(Event event) {
        return event instanceof NodeEvent;
    }

    private int line(Event event) {
        return event.getStartMark().map(this::line).orElse(firstLine);
    }

    private int line(Mark mark) {
        return firstLine + mark.getLine();
    }

    /** Reports unsupported input, and ends the reading. */
    private Mistake refused(int line, String message) {
        problems.add(line, message);
        return new Mistake(message);
    }
}
