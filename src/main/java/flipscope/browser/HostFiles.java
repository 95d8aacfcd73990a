package flipscope.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** What the module asks of its host. */
final class HostFiles {
    private HostFiles() {}

    /** The bytes of a file beside the module by its path, or null if there is none. */
    static byte[] read(String path) {
        Int8Array bytes = bytes(path);
        return bytes == null ? null : bytes.copyToJavaArray();
    }

    /** Tells the host how work gets on. */
    @JSBody(params = "sentence", script = "flipscopeTold(sentence);")
    static native void tell(String sentence);

    @JSBody(params = "path", script = "return flipscopeFile(path);")
    private static native Int8Array bytes(String path);
}
