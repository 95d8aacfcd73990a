package flipscope.command;

import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.text.Slug;
import flipscope.web.site.ProseView;
import flipscope.web.trace.code.SourceView.Line;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes questions as HTML that is XML too. */
record QuestionHtml(XMLStreamWriter html) {

    /**
     * What is asked, the code and the picture.
     *
     * @param picture its address
     */
    void ask(FiledQuestion question, String picture) throws XMLStreamException {
        paragraph(question.asked().prompt());
        if (question.question().isLong()) {
            code(question);
        }
        html.writeStartElement("p");
        html.writeEmptyElement("img");
        html.writeAttribute("src", picture);
        html.writeAttribute("alt", question.inputs());
        html.writeEndElement();
        paragraph(how(question));
    }

    /** The code as far as the line that makes the answer. */
    private void code(FiledQuestion question) throws XMLStreamException {
        html.writeStartElement("pre");
        for (Line line : question.asked().source().lines()) {
            html.writeCharacters(line.before());
            element("b", line.marked());
            html.writeCharacters(line.after() + "\n");
            if (line.current()) {
                break;
            }
        }
        html.writeEndElement();
    }

    /** How the answer is to be written. */
    private static String how(FiledQuestion question) {
        Question asked = question.question();
        return question.words()
                .text("predict.write." + Slug.of(asked.kind()), BitNames.example(asked.view()));
    }

    /** A paragraph in which back quotes mark code. */
    void paragraph(String text) throws XMLStreamException {
        html.writeStartElement("p");
        prose(text);
        html.writeEndElement();
    }

    void prose(String text) throws XMLStreamException {
        for (ProseView.Piece piece : ProseView.of(text).pieces()) {
            element(piece.code() ? "code" : "span", piece.text());
        }
    }

    /** An element with a text; nothing without one. */
    void element(String name, String text) throws XMLStreamException {
        if (!text.isEmpty()) {
            html.writeStartElement(name);
            html.writeCharacters(text);
            html.writeEndElement();
        }
    }
}
