package flipscope.lesson.read;

import flipscope.engine.Level;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values of the engine's levels: {@code 8.ahead}, {@code 10.exact}. */
final class LevelResults implements Results {
    private final Map<String, Integer> values = new LinkedHashMap<>();

    LevelResults() {
        for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
            Level level = new Level(number);
            values.put(number + ".ahead", level.ahead());
            values.put(number + ".exact", level.exact());
        }
    }

    @Override
    public Reading read(String path) {
        Integer value = values.get(path);
        if (value == null) {
            throw new WrongPath(
                    "a level has no "
                            + Problems.quoted(path)
                            + Problems.meant(path, values.keySet()));
        }
        return new Reading(Reading.Kind.NUMBER, value.toString());
    }
}
