package flipscope.web.share;

import flipscope.web.share.EmbedPanelView.ChoiceView;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.FieldView;
import flipscope.web.site.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The embed options that each kind of page has. */
final class EmbedOptions {
    private static final int LONGEST = 80;
    private static final Set<Kind> WITH_CONTROLS = Set.of(Kind.TRACE, Kind.COMPARE, Kind.PLAY);
    private static final Set<Kind> WITH_STEPS = Set.of(Kind.TRACE, Kind.COMPARE);

    /** The default comes first; addresses leave it out. */
    private static final Map<String, List<String>> VALUES =
            Map.of(
                    "theme", List.of("auto", "light", "dark"),
                    "controls", List.of("small", "full", "none"),
                    "code", List.of("lines", "full", "none"));

    private EmbedOptions() {}

    private static List<String> choices(Kind kind) {
        if (kind == Kind.TRACE) {
            return List.of("theme", "controls", "code");
        }
        return WITH_CONTROLS.contains(kind) ? List.of("theme", "controls") : List.of("theme");
    }

    private static List<String> texts(Kind kind) {
        return WITH_STEPS.contains(kind) ? List.of("from", "to") : List.of();
    }

    /** The options given in a request, without defaults. */
    static Map<String, String> typed(Kind kind, Query query) {
        Map<String, String> typed = new LinkedHashMap<>();
        for (String name : choices(kind)) {
            query.choice(name, VALUES.get(name))
                    .filter(value -> !value.equals(VALUES.get(name).get(0)))
                    .ifPresent(value -> typed.put(name, value));
        }
        for (String name : texts(kind)) {
            query.string(name, LONGEST).ifPresent(value -> typed.put(name, value));
        }
        return typed;
    }

    static List<ChoiceView> choices(Kind kind, Map<String, String> typed) {
        return choices(kind).stream()
                .map(
                        name ->
                                new ChoiceView(
                                        name,
                                        VALUES.get(name),
                                        typed.getOrDefault(name, VALUES.get(name).get(0))))
                .toList();
    }

    static List<FieldView> texts(Kind kind, Map<String, String> typed) {
        return texts(kind).stream()
                .map(name -> new FieldView(name, typed.getOrDefault(name, "")))
                .toList();
    }
}
