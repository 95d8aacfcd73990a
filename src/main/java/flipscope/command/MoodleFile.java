package flipscope.command;

import flipscope.lesson.read.QuizBlock;
import flipscope.predict.Misconception;
import flipscope.web.page.ProseView;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Questions in the XML that Moodle imports: short answers, in every form that is likely, and
 * choices.
 */
record MoodleFile(XMLStreamWriter xml) {
    private static final String PICTURE = "question.svg";

    /**
     * @param title what the questions are about, which names their category
     */
    static String of(String title, List<FiledQuestion> questions) throws XMLStreamException {
        return of(title, questions, List.of());
    }

    /**
     * The same.
     *
     * @param choices questions with choices, which come after the others
     */
    static String of(String title, List<FiledQuestion> questions, List<QuizBlock> choices)
            throws XMLStreamException {
        StringWriter file = new StringWriter();
        XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(file);
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeStartElement("quiz");
        new MoodleFile(xml).category(title);
        for (FiledQuestion each : questions) {
            new MoodleFile(xml).write(each);
        }
        for (QuizBlock each : choices) {
            new MoodleFile(xml).write(title, each);
        }
        xml.writeEndDocument();
        return file.toString();
    }

    /** What follows is filed there; a slash in a name is written twice. */
    private void category(String title) throws XMLStreamException {
        open("question", "type", "category");
        text("category", "$course$/top/Flipscope/" + title.replace("/", "//"));
        xml.writeEndElement();
        xml.writeEndElement();
    }

    private void write(FiledQuestion question) throws XMLStreamException {
        open("question", "type", "shortanswer");
        text("name", question.title() + " " + question.seed());
        xml.writeEndElement();
        text("questiontext", question.html("@@PLUGINFILE@@/" + PICTURE), "format", "html");
        open("file", "name", PICTURE, "path", "/", "encoding", "base64");
        xml.writeCharacters(question.picture());
        xml.writeEndElement();
        xml.writeEndElement();
        feedback("generalfeedback", question.asked().sentence().orElse(""));
        answers(question.forms(question.correct()), "100", "");
        for (Misconception slip : question.slips()) {
            answers(question.forms(slip.value()), "0", question.told(slip));
        }
        xml.writeEndElement();
    }

    private void write(String title, QuizBlock quiz) throws XMLStreamException {
        open("question", "type", "multichoice");
        text("name", title + " " + quiz.name());
        xml.writeEndElement();
        text("questiontext", quiz.question(), "format", "html");
        xml.writeEndElement();
        value("single", "true");
        value("shuffleanswers", "false");
        value("answernumbering", "abc");
        for (QuizBlock.Choice each : quiz.choices()) {
            text("answer", each.text(), "fraction", each.correct() ? "100" : "0", "format", "html");
            text("feedback", each.why(), "format", "html");
            xml.writeEndElement();
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }

    private void value(String name, String value) throws XMLStreamException {
        open(name);
        xml.writeCharacters(value);
        xml.writeEndElement();
    }

    /** An answer in all of its forms, and what is said to each. */
    private void answers(Set<String> forms, String fraction, String said)
            throws XMLStreamException {
        for (String form : forms) {
            text("answer", form, "fraction", fraction, "format", "plain_text");
            feedback("feedback", said);
            xml.writeEndElement();
        }
    }

    private void feedback(String name, String said) throws XMLStreamException {
        text(name, FiledQuestion.html(ProseView.of(said)), "format", "html");
        xml.writeEndElement();
    }

    /** Opens an element with attributes, and writes its text, as Moodle has it, into another. */
    private void text(String name, String text, String... attributes) throws XMLStreamException {
        open(name, attributes);
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
