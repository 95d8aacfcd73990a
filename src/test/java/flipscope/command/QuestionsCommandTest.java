package flipscope.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.MobilityCarry;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.CommandTesting;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Questions as files; what is written is read by the parser of XML that comes with Java. */
class QuestionsCommandTest extends CommandTesting {
    private static final String CARRY = "reversi/mobility/carry";

    @TempDir Path folder;

    private int questions(String... arguments) {
        return execute(new QuestionsCommand(), arguments);
    }

    private List<String> csv(String seeds) {
        assertThat(questions(CARRY, "--at", "return-1", "--seeds", seeds, "--format", "csv"))
                .isZero();
        return out.toString().lines().toList();
    }

    /** The fields of a line; none of those looked at has a quotation mark. */
    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        for (String field : line.split(",(?=(?:[^\"]*\"[^\"]*\")*+[^\"]*$)", -1)) {
            fields.add(field.replace("\"", ""));
        }
        return fields;
    }

    private static Document parsed(byte[] xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(xml));
        } catch (Exception e) {
            throw new AssertionError(new String(xml, UTF_8), e);
        }
    }

    private static List<Element> all(Element within, String name) {
        NodeList found = within.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(index -> (Element) found.item(index))
                .toList();
    }

    private static String text(Element element, String path) {
        Element at = element;
        for (String name : path.split("/")) {
            at = all(at, name).get(0);
        }
        return at.getTextContent();
    }

    private List<Element> moodle(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--format", "moodle"));
        assertThat(questions(all.toArray(String[]::new))).as(err.toString()).isZero();
        List<Element> questions =
                all(parsed(out.toString().getBytes(UTF_8)).getDocumentElement(), "question");
        assertThat(questions.get(0).getAttribute("type")).isEqualTo("category");
        assertThat(text(questions.get(0), "category/text")).startsWith("$course$/top/Flipscope/");
        return questions.subList(1, questions.size());
    }

    @Test
    void everySeedHasAPositionOfItsOwnAndTheAnswerOfTheCompiledMethod() {
        List<String> lines = csv("1-30");
        assertThat(lines).hasSize(31).startsWith("seed,inputs,question,answer,slips");
        Set<String> positions = new TreeSet<>();
        for (String line : lines.subList(1, lines.size())) {
            List<String> fields = fields(line);
            assertThat(positions.add(fields.get(1))).isTrue();
            Position at = PositionText.read(fields.get(1).replace("position=", ""));
            assertThat(at).isNotEqualTo(Position.START);
            long legal = MobilityCarry.mobility(at.own(), at.opponent());
            assertThat(fields.get(3)).isEqualTo(Squares.names(legal).replace(",", ""));
        }
    }

    @Test
    void theSameSeedAsksTheSameWhereverItStands() throws IOException {
        Path class3 = Files.writeString(folder.resolve("class.txt"), "anna\n\n 7 \n2174431\n");
        List<String> all = csv(class3.toString());
        assertThat(all).hasSize(4);
        out.getBuffer().setLength(0);
        assertThat(csv("7-7").get(1)).isEqualTo(all.get(2));
    }

    @Test
    void moodleReadsShortAnswersWithTheirPictureAndWhatIsSaidToSlips() {
        List<Element> questions =
                moodle("reversi/mobility/left", "--at", "run.2", "--seeds", "1-5");
        assertThat(questions).hasSize(5);
        for (Element question : questions) {
            assertThat(question.getAttribute("type")).isEqualTo("shortanswer");
            assertThat(text(question, "name/text")).startsWith("Legal moves found by moving left");
            String html = text(question, "questiontext/text");
            assertThat(html).contains("<img src=\"@@PLUGINFILE@@/question.svg\"");
            assertThat(parsed(("<p>" + html + "</p>").getBytes(UTF_8))).isNotNull();
            Element file = all(question, "file").get(0);
            assertThat(file.getAttribute("name")).isEqualTo("question.svg");
            assertThat(file.getAttribute("encoding")).isEqualTo("base64");
            Element svg =
                    parsed(Base64.getDecoder().decode(file.getTextContent())).getDocumentElement();
            assertThat(svg.getTagName()).isEqualTo("svg");
        }
    }

    @Test
    void noFormOfAnAnswerIsMarkedInTwoWays() {
        List<Element> questions = moodle(CARRY, "--at", "start", "--seeds", "1-10");
        assertThat(questions).hasSize(10);
        for (Element question : questions) {
            Set<String> forms = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
            int right = 0;
            for (Element answer : all(question, "answer")) {
                String form = text(answer, "text");
                assertThat(forms.add(form)).as(form).isTrue();
                boolean marked = answer.getAttribute("fraction").equals("100");
                right += marked ? 1 : 0;
                assertThat(text(answer, "feedback/text").isEmpty()).as(form).isEqualTo(marked);
            }
            assertThat(right).isBetween(5, forms.size() - 1);
        }
    }

    @Test
    void paperHasTheQuestionsAndThenTheAnswers() {
        assertThat(questions(CARRY, "--at", "return-1", "--seeds", "1-3", "--format", "print"))
                .isZero();
        Element page = parsed(out.toString().getBytes(UTF_8)).getDocumentElement();
        List<Element> lists = all(page, "ul");
        assertThat(lists).hasSize(2);
        assertThat(all(lists.get(0), "img"))
                .hasSize(3)
                .allMatch(each -> each.getAttribute("src").startsWith("data:image/svg+xml;base64"));
        out.getBuffer().setLength(0);
        List<String> answers =
                csv("1-3").stream()
                        .skip(1)
                        .map(line -> fields(line).get(0) + ": " + fields(line).get(3))
                        .toList();
        assertThat(all(lists.get(1), "li")).extracting(Element::getTextContent).isEqualTo(answers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    bits/lowst | return-1 | 1-3 | csv | no algorithm "bits/lowst"; did you mean "bits/lowest"?
                    bits/lowest | retrun-1 | 1-3 | csv | at: no step "retrun-1"
                    bits/lowest | return-1 | 3-1 | csv | --seeds: 1 to 1000 seeds are expected in 3-1
                    bits/lowest | return-1 | 1-1001 | csv | --seeds: 1 to 1000 seeds are expected in 1-1001
                    bits/lowest | return-1 | 1-3 | gift | no format "gift"; there are moodle, csv, print
                    bits/lowest | return-1 | none.txt | csv | cannot read none.txt
                    """)
    void whatIsWrongIsNamed(String id, String at, String seeds, String format, String message) {
        assertThat(questions(id, "--at", at, "--seeds", seeds, "--format", format)).isEqualTo(2);
        assertThat(err.toString()).contains(message);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'anna\nb c' | :2: \"b c\" is not a word of at most 40 letters and digits",
                "'anna\nbo\n\nanna' | :4: \"anna\" stands at FILE:1 too",
                "' ' | --seeds: 1 to 1000 seeds are expected in FILE"
            })
    void aSeedThatIsNoneIsNamedWithItsPlace(String seeds, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("class.txt"), seeds);
        assertThat(questions(CARRY, "--at", "return-1", "--seeds", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains(message.replace("FILE", file.toString()));
    }

    @Test
    void aSheetIsExportedWithItsChoicesAndTheSeededOnceForEachStudent() throws IOException {
        Path sheets = Files.createDirectories(folder.resolve("sheets"));
        Files.writeString(
                sheets.resolve("mine.yaml"),
                """
                title: Mine
                questions:
                  - question: Which is *smaller*?
                    choices:
                      - text: One & two
                        right: true
                        why: It is.
                      - text: Three
                        why: It is not.
                  - algorithm: reversi/mobility/left
                    at: run.2
                    seeded: true
                  - task: put
                """);
        List<Element> questions = moodle("mine", "--seeds", "1-3", "--lessons", folder.toString());
        assertThat(questions)
                .extracting(each -> each.getAttribute("type"))
                .containsExactly("shortanswer", "shortanswer", "shortanswer", "multichoice");
        assertThat(err.toString()).contains("question 3", "is left out");
        Element quiz = questions.get(3);
        assertThat(text(quiz, "questiontext/text")).contains("<em>smaller</em>");
        assertThat(text(quiz, "single")).isEqualTo("true");
        assertThat(all(quiz, "answer"))
                .extracting(each -> each.getAttribute("fraction"))
                .containsExactly("100", "0");
        assertThat(text(all(quiz, "answer").get(1), "feedback/text")).contains("It is not.");
        assertThat(questions("mine", "--seeds", "1", "--format", "csv")).isEqualTo(2);
        assertThat(questions(CARRY, "--seeds", "1-2")).isEqualTo(2);
        assertThat(err.toString()).contains("--at: the step is missing");
    }
}
