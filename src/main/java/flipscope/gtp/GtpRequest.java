package flipscope.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One line that a controller sends.
 *
 * @param id the number that the answer must repeat; empty if there is none
 * @param command in lower case
 * @param arguments the words after it
 */
record GtpRequest(String id, String command, List<String> arguments) {
    /** Reads a line; empty if it holds nothing but blanks, control characters or a comment. */
    static Optional<GtpRequest> read(String line) {
        String text = line.replaceFirst("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "");
        if (text.isBlank()) {
            return Optional.empty();
        }
        List<String> words = Arrays.asList(text.strip().split(" +", -1));
        boolean numbered = words.get(0).matches("\\d{1,9}");
        String id = numbered ? words.get(0) : "";
        List<String> rest = words.subList(numbered ? 1 : 0, words.size());
        String command = rest.isEmpty() ? "" : rest.get(0).toLowerCase(Locale.ROOT);
        List<String> arguments = rest.subList(Math.min(1, rest.size()), rest.size());
        return Optional.of(new GtpRequest(id, command, arguments));
    }

    /** An argument, from 0. */
    String argument(int index) {
        if (index >= arguments.size()) {
            throw new GtpFailure(GtpFailure.SYNTAX);
        }
        return arguments.get(index);
    }
}
