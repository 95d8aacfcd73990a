package flipscope.web.share;

import flipscope.text.Slug;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.page.FieldView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The embed options of a kind of page.
 *
 * @param typed those that were typed
 */
public record EmbedOptions(EmbedKind kind, Map<String, String> typed) {
    /** An option with its values, the default first. */
    public record ChoiceView(String name, List<String> values, String chosen) {}

    /** The word for the default, which addresses leave out. */
    private static String usual(QueryParameter<?> parameter) {
        return parameter.fallback() instanceof Enum<?> value ? Slug.of(value) : parameter.missing();
    }

    /** The options given in a request, without defaults. */
    static EmbedOptions read(EmbedKind kind, Query query) {
        Map<String, String> typed = new LinkedHashMap<>();
        Stream.concat(kind.choices().stream(), kind.passage().stream())
                .forEach(
                        each ->
                                each.written(query)
                                        .filter(word -> !word.equals(usual(each)))
                                        .ifPresent(word -> typed.put(each.name(), word)));
        return new EmbedOptions(kind, typed);
    }

    /** Options with a few values. */
    public List<ChoiceView> choices() {
        return kind.choices().stream().map(this::choice).toList();
    }

    /** The default comes first. */
    private ChoiceView choice(QueryParameter<?> each) {
        String usual = usual(each);
        List<String> words =
                Stream.concat(Stream.of(usual), each.limit().stream()).distinct().toList();
        return new ChoiceView(each.name(), words, typed.getOrDefault(each.name(), usual));
    }

    /** Options with typed values. */
    public List<FieldView> texts() {
        return kind.passage().stream()
                .map(each -> new FieldView(each.name(), typed.getOrDefault(each.name(), "")))
                .toList();
    }
}
