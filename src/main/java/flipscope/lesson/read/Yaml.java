package flipscope.lesson.read;

import java.util.List;
import java.util.Map;

/** A value from front matter or a block, with its line in the file, from 1. */
sealed interface Yaml permits Yaml.Scalar, Yaml.Items, Yaml.Mapping {

    int line();

    /**
     * A text, whatever type it looks like, without blanks around it.
     *
     * @param first the line where its characters begin: for a block after {@code |}, the next line
     */
    record Scalar(int line, int first, String text) implements Yaml {
        public Scalar {
            text = text.strip();
        }
    }

    record Items(int line, List<Yaml> all) implements Yaml {}

    /** Keys and values in file order. */
    record Mapping(int line, Map<String, Entry> entries) implements Yaml {}

    /** A value and the line of its key. */
    record Entry(int line, Yaml value) {}
}
