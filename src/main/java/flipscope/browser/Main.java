package flipscope.browser;

import flipscope.browser.instead.Resources;
import flipscope.browser.instead.WaitingWork;
import flipscope.web.exchange.PlainExchange;
import flipscope.web.exchange.Upload;
import gg.jte.output.StringOutput;
import java.util.Optional;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What the module offers its host. */
public final class Main {
    private static BrowserSite site;
    private static Proof proof;
    private static byte[] content = {};

    private Main() {}

    /** Where the compiler begins; the host calls what is exported. */
    public static void main(String[] args) {}

    /**
     * Makes the module ready; asks the host for files.
     *
     * @param base where the static files are, such as {@code /course}; empty at the root of a host
     * @param origin what addresses that are sent to others begin with
     */
    @JSExport
    public static void start(String base, String origin) {
        Resources.from(HostFiles::read);
        site = new BrowserSite(base, origin);
    }

    /**
     * Answers a request.
     *
     * @param headers a line each, {@code Name: value}
     * @param body the fields of a form
     * @param fileName that of a file which is sent with it; empty if there is none
     * @return the status, then a line for each header
     */
    @JSExport
    public static String answer(
            String method,
            String address,
            String headers,
            String body,
            String fileName,
            Int8Array file) {
        Optional<Upload> upload =
                fileName.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Upload(fileName, file.copyToJavaArray()));
        PlainExchange exchange =
                site.answer(method, address, headers, body, upload, HostFiles::tell);
        WaitingWork.doAll();
        content = exchange.content();
        StringBuilder head = new StringBuilder(String.valueOf(exchange.status()));
        exchange.told().forEach((name, value) -> head.append('\n').append(name + ": " + value));
        return head.toString();
    }

    /** What was answered last. */
    @JSExport
    public static Int8Array content() {
        return Int8Array.copyFromJavaArray(content);
    }

    private static String drawn(String name, Object view) {
        StringOutput text = new StringOutput();
        new Templates().render(name, view, text);
        return text.toString();
    }

    /** What a {@link Proof} finds. */
    @JSExport
    public static String prove(String asked) {
        if (proof == null) {
            Resources.from(HostFiles::read);
            proof = new Proof(Main::drawn);
        }
        String found = proof.found(asked);
        WaitingWork.doAll();
        return found;
    }
}
