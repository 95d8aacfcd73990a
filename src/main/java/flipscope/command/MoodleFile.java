package flipscope.command;

import flipscope.predict.Misconception;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Questions in the XML that Moodle imports: short answers, in every form that is likely. */
final class MoodleFile {
    private static final String PICTURE = "question.svg";

    private final XMLStreamWriter xml;

    private MoodleFile(XMLStreamWriter xml) {
        this.xml = xml;
    }

    static String of(List<FiledQuestion> questions) throws XMLStreamException {
        StringWriter file = new StringWriter();
        MoodleFile moodle = new MoodleFile(writer(file));
        moodle.xml.writeStartDocument("UTF-8", "1.0");
        moodle.xml.writeStartElement("quiz");
        for (FiledQuestion each : questions) {
            moodle.write(each);
        }
        moodle.xml.writeEndDocument();
        return file.toString();
    }

    static XMLStreamWriter writer(StringWriter to) throws XMLStreamException {
        return XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(to);
    }

    private void write(FiledQuestion question) throws XMLStreamException {
        open("question", "type", "shortanswer");
        open("name");
        text(question.title() + " " + question.seed());
        xml.writeEndElement();
        StringWriter asked = new StringWriter();
        new QuestionHtml(writer(asked)).ask(question, "@@PLUGINFILE@@/" + PICTURE);
        open("questiontext", "format", "html");
        text(asked.toString());
        open("file", "name", PICTURE, "path", "/", "encoding", "base64");
        byte[] picture = question.picture().getBytes(StandardCharsets.UTF_8);
        xml.writeCharacters(Base64.getEncoder().encodeToString(picture));
        xml.writeEndElement();
        xml.writeEndElement();
        feedback("generalfeedback", question.asked().sentence().orElse(""));
        answers(question.forms(question.question().correct()), "100", "");
        for (Misconception slip : question.slips()) {
            answers(question.forms(slip.value()), "0", question.told(slip));
        }
        xml.writeEndElement();
    }

    /** An answer in all of its forms, and what is said to each. */
    private void answers(Set<String> forms, String fraction, String said)
            throws XMLStreamException {
        for (String form : forms) {
            open("answer", "fraction", fraction, "format", "plain_text");
            text(form);
            feedback("feedback", said);
            xml.writeEndElement();
        }
    }

    private void feedback(String name, String said) throws XMLStreamException {
        StringWriter html = new StringWriter();
        new QuestionHtml(writer(html)).prose(said);
        open(name, "format", "html");
        text(html.toString());
        xml.writeEndElement();
    }

    private void text(String text) throws XMLStreamException {
        open("text");
        xml.writeCharacters(text);
        xml.writeEndElement();
    }

    /** Opens an element with attributes: a name, its value, and so on. */
    private void open(String name, String... attributes) throws XMLStreamException {
        xml.writeStartElement(name);
        for (int index = 0; index < attributes.length; index += 2) {
            xml.writeAttribute(attributes[index], attributes[index + 1]);
        }
    }
}
