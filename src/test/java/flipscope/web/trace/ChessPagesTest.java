package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chess: White below, pieces set by pressing, one press and every stage follows. */
@WithSite
class ChessPagesTest {
    private static final String BISHOP = "/trace/chess/magic-bishop";
    private static Site site;

    @Test
    void a1IsAtTheBottomLeftAndPiecesAreNamed() {
        Page page = site.page(BISHOP);
        assertThat(page.texts(".ranks span")).first().isEqualTo("8");
        List<String> squares = page.attributes("#board [role=gridcell]", "data-s");
        assertThat(squares).hasSize(64).startsWith("a8", "b8").endsWith("g1", "h1");
        assertThat(page.attributes("#sq-d1", "aria-label")).containsExactly("d1, white bishop");
        assertThat(page.attributes("#sq-f3", "aria-label")).containsExactly("f3, black pawn");
        assertThat(page.attributes("#sq-a1", "aria-label")).containsExactly("a1, empty");
    }

    @Test
    void aPressTakesTheBlockerAwayAndEveryStageFollows() {
        Page before = site.page(BISHOP);
        Page after = site.page(before.href("sq-f3"));
        assertThat(after.attributes("#sq-f3", "aria-label")).containsExactly("f3, empty");
        List<String> old = before.attributes(".storyboard svg.grid", "aria-label");
        List<String> now = after.attributes(".storyboard svg.grid", "aria-label");
        assertThat(now).hasSameSizeAs(old).hasSizeGreaterThan(3);
        for (int stage = 0; stage < now.size(); stage++) {
            assertThat(now.get(stage)).isNotEqualTo(old.get(stage));
        }
        assertThat(old.get(old.size() - 1)).contains("3 squares").contains("c2, e2, f3");
        assertThat(now.get(now.size() - 1)).contains("c2, e2, f3, g4");
    }

    @Test
    void whereNoPieceHidesAnythingAPressChangesNoAnswer() {
        Page before = site.page(BISHOP);
        for (String idle : List.of("sq-h5", "sq-a4", "sq-d5", "sq-h8")) {
            Page after = site.page(before.href(idle));
            assertThat(after.attributes(".storyboard svg.grid", "aria-label"))
                    .as(idle)
                    .isEqualTo(before.attributes(".storyboard svg.grid", "aria-label"));
        }
    }

    @Test
    void theChosenPieceIsPutDownAndTakenOffAgain() {
        Page page = site.page(BISHOP + "?piece=Q");
        Page put = site.page(page.href("sq-a1"));
        assertThat(put.attributes("#sq-a1", "aria-label")).containsExactly("a1, white queen");
        Page gone = site.page(put.href("sq-a1"));
        assertThat(gone.attributes("#sq-a1", "aria-label")).containsExactly("a1, empty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"zz", "x", "7", "-"})
    void whatIsNoPieceIsRefusedAndSaysWhatIsOne(String piece) {
        String refused = site.refusal(BISHOP + "?piece=" + piece);
        assertThat(refused).contains("“" + piece + "” but must be one letter: p, n, b,");
    }

    @Test
    void aRandomPositionIsTheSameForEverybody() {
        String address = "/trace/chess/fill?position=random:7";
        String board = site.body(address);
        assertThat(board).isEqualTo(site.body(address));
        assertThat(Page.of(board).attributes("#board .piece path", "d"))
                .filteredOn(each -> !each.isEmpty())
                .hasSizeGreaterThan(8);
    }

    @Test
    void aMistakeInTheFenIsSaidAndNothingTypedIsLost() {
        String bad = "8/8/8/8/8/8/8/7+w";
        assertThat(site.refusal(BISHOP + "?position=" + bad))
                .contains(
                        "position: Row 1 ends at character 16 with 7 squares; every row needs 8.");
    }

    @Test
    void theWhyPanelNamesTheBlockerAndTheStepThatFoundIt() {
        Page page = site.page(BISHOP + "?why=g4");
        assertThat(page.text("#why-title")).isEqualTo("Why is g4 not attacked?");
        assertThat(page.text("#why p")).isEqualTo("f3 (black pawn) stands in the way.");
        assertThat(page.text("#why .reasons a")).startsWith("ATTACKS[index]");
        assertThat(site.get(page.attributes("#why .reasons a", "href").get(0)).statusCode())
                .isEqualTo(200);
        assertThat(site.page(BISHOP + "?why=h5").text("#why p"))
                .isEqualTo("Each of these stands in the way: f3 (black pawn), g4 (black pawn).");
        assertThat(site.page(BISHOP + "?why=e2").text("#why p"))
                .isEqualTo("Nothing stands between.");
        assertThat(site.page(BISHOP + "?why=a8").text("#why p")).startsWith("Not even");
        assertThat(site.page("/trace/chess/file-attacks?why=d8").text("#why p"))
                .isEqualTo("d7 (black pawn) stands in the way.");
    }

    @Test
    void theCopiesOfTheProductAreWrittenUnderEachOther() {
        Page page = site.page(BISHOP + "?at=product");
        assertThat(page.texts("#digits thead th")).isEqualTo(List.of("h g f e d c b a".split(" ")));
        assertThat(page.texts("#digits tr:nth-child(1) td")).contains("1");
        assertThat(page.texts("#digits .total td"))
                .isEqualTo(List.of("1 0 1 1 1 0 0 0".split(" ")));
        assertThat(page.texts("#digits small")).containsExactly("1 cut off", "3 cut off");
        assertThat(site.page(BISHOP + "?at=product&rank=2").texts("#digits .total td"))
                .isEqualTo(List.of("0 0 1 0 0 0 0 1".split(" ")));
    }

    @Test
    void theNumberingIsSaidInJson() {
        assertThat(site.body("/api/trace/chess/king"))
                .contains("\"view\":\"BOARD\",\"numbering\":\"A1_LOW\"");
        assertThat(site.body("/api/trace/bits/lowest")).doesNotContain("numbering");
    }
}
