package flipscope.browser;

import flipscope.browser.instead.Resources;
import flipscope.browser.instead.WaitingWork;
import org.teavm.jso.JSExport;

/** What the module offers its host. */
public final class Main {
    private static Proof proof;

    private Main() {}

    /** Where the compiler begins; the host calls what is exported. */
    public static void main(String[] args) {}

    /** Makes the module ready; asks the host for files. */
    @JSExport
    public static void start() {
        Resources.from(HostFiles::read);
        proof = new Proof(Templates::drawn);
    }

    /** What a {@link Proof} finds. */
    @JSExport
    public static String prove(String asked) {
        String found = proof.found(asked);
        WaitingWork.doAll();
        return found;
    }
}
