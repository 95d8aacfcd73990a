package flipscope.opening;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.testkit.Resources;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class OpeningsCommandTest {
    /** Each with its moves and the lead. */
    private static final List<String> PACKAGED = Resources.lines("openings/fair.txt");

    @Test
    void theOpeningsThatComeWithTheProgramAreWhatTheCommandPrints() {
        assertThat(run("--count", "2").lines()).containsExactlyElementsOf(PACKAGED.subList(0, 2));
    }

    @Test
    void noneGivesMoreThanADisc() {
        assertThat(PACKAGED).allMatch(line -> Math.abs(lead(line)) <= 1);
    }

    @Test
    void aBuiltInOpeningIsAsEvenAsItSays() {
        String last = PACKAGED.get(299);
        double score =
                Engine.best(TranscriptText.read(last.split(" ")[0]).position(), new Level(9))
                        .score();
        assertThat(score).isBetween(lead(last) - 0.06, lead(last) + 0.06);
    }

    private static double lead(String line) {
        return Double.parseDouble(line.split(" ")[1]);
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        new CommandLine(new OpeningsCommand()).setOut(new PrintWriter(out)).execute(arguments);
        return out.toString();
    }
}
