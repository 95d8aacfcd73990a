package flipscope.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A picture as a program that is no browser reads it. */
public record Svg(Document document) {
    public static Svg of(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return new Svg(
                    factory.newDocumentBuilder()
                            .parse(
                                    new ByteArrayInputStream(
                                            text.getBytes(StandardCharsets.UTF_8))));
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new AssertionError(text, e);
        }
    }

    public Element root() {
        return document.getDocumentElement();
    }

    public double width() {
        return Double.parseDouble(root().getAttribute("width"));
    }

    public List<Element> elements() {
        NodeList all = document.getElementsByTagName("*");
        List<Element> elements = new ArrayList<>();
        for (int index = 0; index < all.getLength(); index++) {
            elements.add((Element) all.item(index));
        }
        return elements;
    }

    private Stream<Element> all(String tag) {
        return elements().stream().filter(each -> each.getTagName().equals(tag));
    }

    /** What is written in it, in its order. */
    public List<String> texts() {
        return all("text").map(Element::getTextContent).toList();
    }

    /** How far down the first such text stands. */
    public double top(String text) {
        return all("text")
                .filter(each -> each.getTextContent().equals(text))
                .mapToDouble(each -> Double.parseDouble(each.getAttribute("y")))
                .findFirst()
                .orElseThrow();
    }

    /** The layers of squares: grounds, then bits. */
    public List<Element> squares() {
        return all("path").filter(each -> each.getAttribute("d").contains("h20v20h-20z")).toList();
    }

    /** The colour of a layer. */
    public static String fill(Element layer) {
        return layer.getAttribute("fill");
    }

    /** The names of an element's attributes. */
    public static List<String> attributes(Element element) {
        List<String> names = new ArrayList<>();
        for (int index = 0; index < element.getAttributes().getLength(); index++) {
            names.add(element.getAttributes().item(index).getNodeName());
        }
        return names;
    }
}
