package flipscope.command;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Questions as a page to print; their answers begin a sheet of paper of their own. */
final class QuestionPaper {
    private static final String STYLE =
            "body { font: 12pt sans-serif; max-width: 45em; margin: auto; }"
                    + " li { list-style: none; break-inside: avoid; margin-bottom: 2em; } img { max-width: 100%; }"
                    + " pre { font-size: 9pt; } ul + ul { break-before: page; }"
                    + " ul + ul li { margin: 0; }";

    private QuestionPaper() {}

    static String of(List<FiledQuestion> questions) throws XMLStreamException {
        StringWriter page = new StringWriter();
        XMLStreamWriter html = MoodleFile.writer(page);
        QuestionHtml writer = new QuestionHtml(html);
        html.writeDTD("<!DOCTYPE html>");
        html.writeStartElement("html");
        html.writeAttribute("lang", "en");
        html.writeStartElement("head");
        html.writeEmptyElement("meta");
        html.writeAttribute("charset", "utf-8");
        writer.element("title", questions.get(0).title());
        writer.element("style", STYLE);
        html.writeEndElement();
        html.writeStartElement("body");
        writer.element("h1", questions.get(0).title());
        html.writeStartElement("ul");
        for (FiledQuestion each : questions) {
            html.writeStartElement("li");
            writer.element("b", each.seed());
            writer.ask(each, address(each.picture()));
            html.writeEndElement();
        }
        html.writeEndElement();
        html.writeStartElement("ul");
        for (FiledQuestion each : questions) {
            writer.element("li", each.seed() + ": " + each.answer());
        }
        html.writeEndDocument();
        return page.toString();
    }

    private static String address(String svg) {
        byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
        return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(bytes);
    }
}
