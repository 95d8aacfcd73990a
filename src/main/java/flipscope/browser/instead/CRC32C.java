package flipscope.browser.instead;

/** The checksum of Castagnoli: the polynomial 0x1EDC6F41, bits reversed. */
public final class CRC32C {
    private static final int POLYNOMIAL = 0x82F63B78;
    private static final int[] TABLE = table();

    private int rest = ~0;

    public CRC32C() {}

    private static int[] table() {
        int[] table = new int[256];
        for (int at = 0; at < table.length; at++) {
            int rest = at;
            for (int bit = 0; bit < 8; bit++) {
                rest = rest >>> 1 ^ ((rest & 1) == 0 ? 0 : POLYNOMIAL);
            }
            table[at] = rest;
        }
        return table;
    }

    public void update(byte[] bytes) {
        for (byte each : bytes) {
            rest = rest >>> 8 ^ TABLE[(rest ^ each) & 0xFF];
        }
    }

    public long getValue() {
        return ~rest & 0xFFFF_FFFFL;
    }
}
