package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.text.Messages;
import flipscope.web.game.SettingsView.LevelView;
import java.util.List;
import java.util.stream.IntStream;

/** The names of the levels. */
final class LevelWords {
    private final Messages words;

    LevelWords(Messages words) {
        this.words = words;
    }

    String name(int level) {
        return words.text("level." + level);
    }

    /** All levels, the easiest first. */
    List<LevelView> all() {
        return IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST)
                .mapToObj(n -> new LevelView(n, name(n), words.text("level." + n + ".how")))
                .toList();
    }
}
