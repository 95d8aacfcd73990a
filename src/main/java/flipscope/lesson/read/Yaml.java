package flipscope.lesson.read;

import java.util.List;
import java.util.Map;

/** A value as the head of a lesson or a block has it, with the line on which it stands, from 1. */
sealed interface Yaml permits Yaml.Scalar, Yaml.Items, Yaml.Mapping {

    int line();

    /**
     * A text, whatever it looks like.
     *
     * @param first the line on which its characters begin: of a block after {@code |} the next
     */
    record Scalar(int line, int first, String text) implements Yaml {}

    /** A list. */
    record Items(int line, List<Yaml> all) implements Yaml {}

    /** Keys and values, in the order of the file. */
    record Mapping(int line, Map<String, Entry> entries) implements Yaml {}

    /** A value and the line of its key. */
    record Entry(int line, Yaml value) {}
}
