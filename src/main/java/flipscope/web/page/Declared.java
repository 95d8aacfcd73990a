package flipscope.web.page;

import flipscope.web.address.Embeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the features of a site declare together; nothing until they are all there. */
public final class Declared {
    private Embeds embeds = new Embeds(List.of());
    private final Map<String, Bundle> bundles = new LinkedHashMap<>();

    /** With what every page has, before its own. */
    public Declared() {
        String scripts = "site/kept.js\nsite/progress.js\nsite/resume.js\n";
        bundles.put("site.js", Bundle.of("site.js", scripts));
    }

    /** Takes what the features declare, before the first request. */
    public void take(List<Feature> features) {
        embeds = new Embeds(features.stream().flatMap(each -> each.embeds().stream()).toList());
        for (Feature each : features) {
            each.bundles().forEach(bundle -> bundles.put(bundle.name(), bundle));
        }
    }

    public Embeds embeds() {
        return embeds;
    }

    public List<Bundle> bundles() {
        return new ArrayList<>(bundles.values());
    }

    /** The bundle of this name, if it is one. */
    public Optional<Bundle> bundle(String name) {
        return Optional.ofNullable(bundles.get(name));
    }
}
