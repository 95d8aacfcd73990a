package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.web.Link;
import flipscope.web.view.BesideView.FormView;
import flipscope.web.view.BesideView.InputView;
import flipscope.web.view.FieldView;
import java.util.List;

/** Makes forms that ask for the same page with other inputs. */
final class Forms {
    private final Messages words;

    Forms(Messages words) {
        this.words = words;
    }

    /** A form whose hidden fields are what an address says besides the fields' own names. */
    FormView form(String name, Link address, InputView... inputs) {
        List<InputView> fields = List.of(inputs);
        Link kept = address.without(fields.stream().map(InputView::name).toList());
        List<FieldView> hidden = FieldView.of(kept.parameters());
        return new FormView(name, kept.path(), hidden, fields, words.text("inputs.form." + name));
    }

    /** A field with a label of its own. */
    InputView field(String name, String kind, String value) {
        return choice(name, kind, value, List.of());
    }

    /** A field in which one of some words is chosen. */
    InputView choice(String name, String value, List<String> choices) {
        return choice(name, "choice", value, choices);
    }

    private InputView choice(String name, String kind, String value, List<String> choices) {
        String key = "inputs.field." + name;
        return new InputView(name, words.has(key) ? words.text(key) : name, kind, value, choices);
    }
}
