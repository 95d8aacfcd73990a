package flipscope.web.exchange;

/**
 * A file that was sent.
 *
 * @param name what it was called where it came from
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared: the bytes are only read.
public record Upload(String name, byte[] content) {}
