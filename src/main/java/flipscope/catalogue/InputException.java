package flipscope.catalogue;

/** An algorithm cannot take an input. The message names it and says what would be accepted. */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String parameter;

    InputException(String parameter, String message) {
        super(parameter + ": " + message);
        this.parameter = parameter;
    }

    /** The query parameter at fault: {@code move}, {@code bits}. */
    public String parameter() {
        return parameter;
    }
}
