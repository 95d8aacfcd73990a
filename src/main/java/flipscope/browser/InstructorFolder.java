package flipscope.browser;

import flipscope.browser.instead.Resources;
import flipscope.text.OpenFolder;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An instructor's folder, whose files were written beside the module.
 *
 * @param path from the root of the class path, with a slash at its end
 */
record InstructorFolder(String path) implements OpenFolder {
    @Override
    public OpenFolder below(String name) {
        return new InstructorFolder(path + name + "/");
    }

    @Override
    public List<String> names() {
        return Resources.names().stream()
                .filter(name -> name.startsWith(path))
                .map(name -> name.substring(path.length()).split("/", 2)[0])
                .distinct()
                .sorted()
                .toList();
    }

    /** Nothing changes here. */
    @Override
    public Optional<Object> stamp(String name) {
        return has(name) ? Optional.of(name) : Optional.empty();
    }

    @Override
    public byte[] bytes(String name, int longest) throws IOException {
        byte[] bytes = Resources.bytes(path + name);
        if (bytes == null || bytes.length > longest) {
            throw new IOException("the file cannot be read");
        }
        return Arrays.copyOf(bytes, bytes.length);
    }

    @Override
    public boolean has(String name) {
        return Resources.names().contains(path + name);
    }
}
