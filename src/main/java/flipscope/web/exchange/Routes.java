package flipscope.web.exchange;

/**
 * Takes the routes of features. A path may name its parts: <code>{slug}</code> is one part, {@code
 * <name>} may hold slashes; a star stands for anything.
 */
public interface Routes {
    void get(String path, Handler page);

    void post(String path, Handler page);

    void options(String path, Handler page);

    /** Adds what is done with an answer that is otherwise finished. */
    void after(String path, Handler last);
}
