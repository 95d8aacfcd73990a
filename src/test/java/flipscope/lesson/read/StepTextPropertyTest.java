package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class StepTextPropertyTest {
    private static final Pattern MARKED =
            Pattern.compile("<span class=\"named\" data-(s|row)=\"([^\"]*)\">([^<]*)</span>");

    /** What is said is said once: all words stay, and each marked name is one of the board. */
    @Property(tries = 300)
    void aTextKeepsItsWordsAndMarksOnlyWhatTheBoardHas(@ForAll("texts") String text) {
        Lesson lesson =
                Good.body(
                        "```walk\nname: one\nalgorithm: reversi/mobility/left\ndetail: statement\n"
                                + "claim: result.count = 1\nposition: \"%s\"\nsteps:\n  - at: run\n"
                                        .formatted(START)
                                + "    text: \"%s\"\n```\n".formatted(text));
        List<String> wrong = lesson.problems().stream().map(each -> each.message()).toList();
        assertThat(wrong)
                .allMatch(each -> each.contains("has no") || each.contains("may go stale"));
        if (wrong.isEmpty()) {
            String html = ((WalkBlock) lesson.blocks().get(0)).steps().get(0).html();
            assertThat(html.replaceAll("<[^>]*>", "")).isEqualTo(text.replaceAll("[`*]", ""));
            assertThat(MARKED.matcher(html).results()).allMatch(StepTextPropertyTest::isOnTheBoard);
        }
    }

    private static final String START =
            "---------------------------OX------XO--------------------------- X";

    private static boolean isOnTheBoard(MatchResult marked) {
        String name = marked.group(2);
        return marked.group(1).equals("s")
                ? name.matches("[a-h][1-8]") && marked.group(3).equals(name)
                : name.matches("[1-8]") && marked.group(3).matches("[Rr]ow " + name);
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "a1",
                        "h8",
                        "e4",
                        "i3",
                        "a9",
                        "row 3",
                        "Row 8",
                        "row 9",
                        "rows 2",
                        "`b2`",
                        "**c3**",
                        "x86",
                        "a1b",
                        "then",
                        "to",
                        "and",
                        "of row 4.",
                        "e5,",
                        "(d4)")
                .list()
                .ofMinSize(1)
                .ofMaxSize(8)
                .map(words -> words.stream().collect(Collectors.joining(" ")));
    }
}
