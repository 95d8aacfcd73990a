package flipscope.notation;

/**
 * A tagged value of a game record, as in {@code PB[Alice]}.
 *
 * @param name the tag in upper case
 * @param from the place in the text where the value begins
 * @param to the place where it ends, exclusive
 * @param value the value as written, without brackets or quotes
 */
record Tag(String name, int from, int to, String value) {
    boolean is(String other) {
        return name.equals(other);
    }
}
