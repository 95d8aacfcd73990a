package flipscope.browser.instead;

/** Digits of the base 16, in the methods that are used. */
public final class HexFormat {
    private final String digits;

    private HexFormat(String digits) {
        this.digits = digits;
    }

    public static HexFormat of() {
        return new HexFormat("0123456789abcdef");
    }

    public HexFormat withUpperCase() {
        return new HexFormat("0123456789ABCDEF");
    }

    public String toHexDigits(byte value) {
        return toHexDigits(value, 2);
    }

    public String toHexDigits(int value) {
        return toHexDigits(value, 8);
    }

    public String toHexDigits(long value) {
        return toHexDigits(value, 16);
    }

    public String toHexDigits(long value, int count) {
        StringBuilder hex = new StringBuilder();
        for (int i = count - 1; i >= 0; i--) {
            hex.append(digits.charAt((int) (value >>> 4 * i) & 15));
        }
        return hex.toString();
    }

    public String formatHex(byte[] bytes) {
        StringBuilder hex = new StringBuilder();
        for (byte each : bytes) {
            hex.append(toHexDigits(each));
        }
        return hex.toString();
    }

    public static boolean isHexDigit(int character) {
        return character < 0x80 && Character.digit(character, 16) >= 0;
    }
}
