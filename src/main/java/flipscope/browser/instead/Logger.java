package flipscope.browser.instead;

import java.util.List;

/** What is logged stands in the browser's console. */
public final class Logger {
    Logger() {}

    public void warn(String message, Object about) {
        System.err.println(message + ": " + about);
    }

    public void warn(String message, Throwable failure) {
        error(message, failure);
    }

    public void error(String message, Object about, Object failure) {
        error(message + ": " + about, (Throwable) failure);
    }

    /** The last is the failure. */
    public void error(String message, Object... about) {
        error(message, List.of(about).subList(0, about.length - 1), about[about.length - 1]);
    }

    public void error(String message, Throwable failure) {
        System.err.println(message);
        failure.printStackTrace();
    }
}
