package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.Messages;
import flipscope.web.draw.MarkSamples;
import flipscope.web.step.EquationView.GlossView;
import java.util.List;
import org.junit.jupiter.api.Test;

class LegendSamplesTest {
    @Test
    void everyMarkOfTheLegendHasASampleAndNoneIsLeftOver() {
        EquationView none = new EquationView(List.of(), GlossView.NONE, false, false);
        assertThat(new StepLegend(Messages.english(), true).marks(none).keySet())
                .containsExactlyInAnyOrderElementsOf(MarkSamples.names());
    }
}
