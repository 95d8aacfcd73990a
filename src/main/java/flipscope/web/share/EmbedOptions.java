package flipscope.web.share;

import flipscope.text.Slug;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import flipscope.web.site.FieldView;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The embed options of a kind of page.
 *
 * @param typed those that were typed
 */
public record EmbedOptions(Kind kind, Map<String, String> typed) {
    private static final Set<Kind> WITH_CONTROLS =
            Set.of(Kind.TRACE, Kind.COMPARE, Kind.PLAY, Kind.SCORE_FOUR);
    private static final Set<Kind> WITH_STEPS = Set.of(Kind.TRACE, Kind.COMPARE);

    /** An option with its values, the default first. */
    public record ChoiceView(String name, List<String> values, String chosen) {}

    private static List<QueryParameter<?>> choices(Kind kind) {
        if (kind == Kind.TRACE) {
            return List.of(Embedding.THEME, Embedding.CONTROLS, Embedding.CODE);
        }
        return WITH_CONTROLS.contains(kind)
                ? List.of(Embedding.THEME, Embedding.CONTROLS)
                : List.of(Embedding.THEME);
    }

    private static List<QueryParameter<String>> texts(Kind kind) {
        return WITH_STEPS.contains(kind) ? List.of(Embedding.FROM, Embedding.TO) : List.of();
    }

    /** The word for the default, which addresses leave out. */
    private static String usual(QueryParameter<?> parameter) {
        return parameter.fallback() instanceof Enum<?> value ? Slug.of(value) : parameter.missing();
    }

    /** The options given in a request, without defaults. */
    static EmbedOptions read(Kind kind, Query query) {
        Map<String, String> typed = new LinkedHashMap<>();
        Stream.concat(choices(kind).stream(), texts(kind).stream())
                .forEach(
                        each ->
                                each.written(query)
                                        .filter(word -> !word.equals(usual(each)))
                                        .ifPresent(word -> typed.put(each.name(), word)));
        return new EmbedOptions(kind, typed);
    }

    /** Options with a few values. */
    public List<ChoiceView> choices() {
        return choices(kind).stream().map(this::choice).toList();
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
        return texts(kind).stream()
                .map(each -> new FieldView(each.name(), typed.getOrDefault(each.name(), "")))
                .toList();
    }
}
