package flipscope.browser.instead;

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

    public void error(String message, Throwable failure) {
        System.err.println(message);
        failure.printStackTrace();
    }
}
