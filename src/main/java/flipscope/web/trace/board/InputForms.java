package flipscope.web.trace.board;

import flipscope.text.Messages;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import java.util.List;

/** Makes forms that open the same page with other inputs. */
final class InputForms {
    private final Messages words;

    InputForms(Messages words) {
        this.words = words;
    }

    /**
     * A form that keeps the parameters of an address as hidden fields, except those that its inputs
     * set.
     */
    FormView form(String name, Link address, InputView... inputs) {
        List<InputView> fields = List.of(inputs);
        Link kept = address.without(fields.stream().map(InputView::name).toList());
        List<FieldView> hidden = FieldView.of(kept.parameters());
        return new FormView(name, kept.action(), hidden, fields, words.text("inputs.form." + name));
    }

    /** A field whose label has the same name. */
    InputView field(String name, String kind, String value) {
        return choice(name, kind, value, List.of());
    }

    /** A field with a list of options. */
    InputView choice(String name, String value, List<String> choices) {
        return choice(name, "choice", value, choices);
    }

    private InputView choice(String name, String kind, String value, List<String> choices) {
        String key = "inputs.field." + name;
        return new InputView(name, words.has(key) ? words.text(key) : name, kind, value, choices);
    }
}
