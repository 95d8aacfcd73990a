package flipscope.web.figure;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Turns a drawing of the page into a stand-alone one: styles from the stylesheet become
 * presentation attributes, which every SVG reader understands, and nested {@code svg} elements
 * become groups.
 */
final class StyleInliner {
    private static final XMLInputFactory READERS = readers();

    /** Properties that children inherit. */
    private static final Set<String> INHERITED =
            Set.of(
                    "fill",
                    "fill-opacity",
                    "font-family",
                    "font-size",
                    "font-style",
                    "font-weight",
                    "letter-spacing",
                    "stroke",
                    "stroke-dasharray",
                    "stroke-linecap",
                    "stroke-linejoin",
                    "stroke-opacity",
                    "stroke-width",
                    "text-anchor",
                    "visibility");

    /** Properties that describe the shape of an element. */
    private static final Set<String> SHAPE =
            Set.of("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r");

    private static final Set<String> GROUPS = Set.of("svg", "g");

    /** Attributes without meaning outside the page. */
    private static final Set<String> LEFT_OUT =
            Set.of("class", "role", "viewBox", "id", "tabindex");

    private final Stylesheet sheet;

    StyleInliner(Stylesheet sheet) {
        this.sheet = sheet;
    }

    /**
     * The drawing with its styles written out, as well-formed XML.
     *
     * @param drawing an {@code svg} element in the SVG namespace
     */
    String inline(String drawing) {
        try {
            return new Copy(READERS.createXMLStreamReader(new StringReader(drawing))).text();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a template drew what is not XML", e);
        }
    }

    private static XMLInputFactory readers() {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }

    /** One drawing being copied. */
    private final class Copy {
        private final XMLStreamReader reader;
        private final Markup out = new Markup();
        private final List<Element> path = new ArrayList<>();
        private final Deque<Map<String, String>> inherited = new ArrayDeque<>();

        Copy(XMLStreamReader reader) {
            this.reader = reader;
            inherited.push(Map.of());
        }

        String text() throws XMLStreamException {
            while (reader.hasNext()) {
                switch (reader.next()) {
                    case XMLStreamConstants.START_ELEMENT -> start();
                    case XMLStreamConstants.END_ELEMENT -> end();
                    case XMLStreamConstants.CHARACTERS -> characters();
                    default -> {}
                }
            }
            return out.toString();
        }

        private void start() throws XMLStreamException {
            String tag = reader.getLocalName();
            path.add(Element.of(tag, reader.getAttributeValue(null, "class")));
            Map<String, String> style = sheet.style(path);
            if ("none".equals(style.get("display"))) {
                path.remove(path.size() - 1);
                skip();
                return;
            }
            if ("text".equals(tag) && style.getOrDefault("paint-order", "").startsWith("stroke")) {
                halo(style);
                return;
            }
            open(tag, style);
        }

        private void open(String tag, Map<String, String> style) {
            Map<String, String> attributes = attributes(tag, style);
            out.open(isNested(tag) ? "g" : tag, own(attributes));
            Map<String, String> handedDown = new HashMap<>(inherited.peek());
            attributes.entrySet().stream()
                    .filter(each -> INHERITED.contains(each.getKey()))
                    .forEach(each -> handedDown.put(each.getKey(), each.getValue()));
            inherited.push(handedDown);
        }

        /** The attributes that differ from the inherited ones. */
        private Map<String, String> own(Map<String, String> attributes) {
            Map<String, String> own = new LinkedHashMap<>(attributes);
            own.entrySet()
                    .removeIf(each -> each.getValue().equals(inherited.peek().get(each.getKey())));
            return own;
        }

        private boolean isNested(String tag) {
            return tag.equals("svg") && path.size() > 1;
        }

        private Map<String, String> attributes(String tag, Map<String, String> style) {
            Map<String, String> attributes = new LinkedHashMap<>();
            if (path.size() == 1) {
                attributes.put("xmlns", reader.getNamespaceURI());
            }
            for (int index = 0; index < reader.getAttributeCount(); index++) {
                String name = reader.getAttributeLocalName(index);
                if (path.size() == 1 && !name.equals("class") || isKept(name)) {
                    attributes.put(name, reader.getAttributeValue(index));
                }
            }
            style.forEach((name, value) -> put(attributes, tag, name, value));
            return attributes;
        }

        /** Text with a halo is drawn twice, since not every reader can paint the stroke first. */
        private void halo(Map<String, String> style) throws XMLStreamException {
            Map<String, String> attributes = attributes("text", style);
            String letters = reader.getElementText();
            path.remove(path.size() - 1);
            out.open("text", own(attributes)).letters(letters).close("text");
            attributes.keySet().removeIf(name -> name.startsWith("stroke"));
            out.open("text", own(attributes)).letters(letters).close("text");
        }

        private void end() {
            String tag = reader.getLocalName();
            out.close(isNested(tag) ? "g" : tag);
            path.remove(path.size() - 1);
            inherited.pop();
        }

        private void characters() {
            if (!reader.isWhiteSpace()) {
                out.letters(reader.getText());
            }
        }

        private void skip() throws XMLStreamException {
            for (int depth = 1; depth > 0; ) {
                switch (reader.next()) {
                    case XMLStreamConstants.START_ELEMENT -> depth++;
                    case XMLStreamConstants.END_ELEMENT -> depth--;
                    default -> {}
                }
            }
        }
    }

    private static boolean isKept(String name) {
        return !LEFT_OUT.contains(name) && !name.startsWith("data-") && !name.startsWith("aria-");
    }

    private static void put(Map<String, String> attributes, String tag, String name, String value) {
        boolean shape = SHAPE.contains(name) && !GROUPS.contains(tag) && !tag.equals("text");
        if (shape || INHERITED.contains(name) || name.equals("opacity")) {
            attributes.put(name, value.equals("transparent") ? "none" : value.replace("px", ""));
        }
    }
}
