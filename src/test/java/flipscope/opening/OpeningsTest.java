package flipscope.opening;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningsTest {
    private static final Pattern SOURCE =
            Pattern.compile("(?i)edax|samsoft|egaroucid|source|opening$");

    @ParameterizedTest
    @CsvSource({
        "f5d6c3d3c4, Tiger",
        "d3c5f6f5e6, Tiger",
        "c4e3f6e6f5, Tiger",
        "e6f4c3c4d3, Tiger",
        "f5d6c3d3c4b3, Aubrey",
        "f5f6e6d6c5e3e7, Cow Bat",
        "f5d6c3g5, Bent Ganglion",
        "f5d6c3d3c4b3d2f4, 'Aubrey, Feldborg Continuation'",
        "f5f4, Parallel",
    })
    void aPositionHasItsNameHoweverTheBoardIsTurned(String moves, String name) {
        assertThat(Openings.of(TranscriptText.read(moves))).contains(name);
    }

    @Test
    void anotherOrderOfMovesLeadsToTheSameName() {
        Game usual = TranscriptText.read("f5d6c3d3c4");
        Game other = TranscriptText.read("f5d6c4d3c3");
        assertThat(other.position()).isEqualTo(usual.position());
        assertThat(Openings.of(other)).contains("Tiger");
        assertThat(Openings.of(TranscriptText.read("f5d6c4"))).contains("Perpendicular");
    }

    @Test
    void theNameStaysWhenTheGameLeavesTheBooks() {
        assertThat(Openings.of(TranscriptText.read("f5d6c3d3c4f4c5b3c2e6a3"))).contains("Tamenori");
        assertThat(Openings.of(TranscriptText.read("f5"))).isEmpty();
    }

    /** A name is a name: no note of a source, no other name, nothing in brackets. */
    @Test
    void noNameHasANoteAndEachIsItsOwn() {
        Set<String> names = new HashSet<>();
        for (Opening each : Openings.all()) {
            assertThat(names.add(each.name())).as(each.name()).isTrue();
            assertThat(Stream.concat(Stream.of(each.name()), each.others().stream()))
                    .allMatch(name -> name.matches("[A-Z][\\p{L}\\d '-]+(, [A-Z][\\p{L}\\d ]+)?"))
                    .noneMatch(name -> SOURCE.matcher(name).find());
        }
        assertThat(names).hasSize(76);
        assertThat(Openings.all().stream().flatMap(each -> each.others().stream()))
                .hasSize(15)
                .doesNotHaveDuplicates()
                .noneMatch(names::contains);
    }

    @Test
    void evenOpeningsAreLegalDifferentAndEightMovesLong() {
        Set<Game> games = new HashSet<>();
        for (String moves : Openings.fair()) {
            assertThat(games.add(TranscriptText.read(moves))).as(moves).isTrue();
        }
        assertThat(games).hasSize(300).allMatch(game -> game.plies().size() == 8);
    }
}
