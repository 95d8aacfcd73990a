package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.opening.FairOpenings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class OpeningsCommandTest {

    @Test
    void theOpeningsThatComeWithTheProgramAreWhatTheCommandPrints() {
        List<FairOpenings.Fair> builtIn = FairOpenings.load().all().subList(0, 2);
        assertThat(run("--count", "2").lines())
                .containsExactlyElementsOf(
                        builtIn.stream()
                                .map(
                                        fair ->
                                                String.format(
                                                        Locale.ROOT,
                                                        "%s %+.1f",
                                                        fair.moves(),
                                                        fair.lead()))
                                .toList());
    }

    @Test
    void aBuiltInOpeningIsAsEvenAsItSays() {
        FairOpenings.Fair last = FairOpenings.load().all().get(299);
        double score =
                Engine.best(TranscriptText.read(last.moves()).position(), new Level(9)).score();
        assertThat(score).isBetween(last.lead() - 0.06, last.lead() + 0.06);
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        new CommandLine(new OpeningsCommand()).setOut(new PrintWriter(out)).execute(arguments);
        return out.toString();
    }
}
