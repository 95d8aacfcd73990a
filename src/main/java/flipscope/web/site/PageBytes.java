package flipscope.web.site;

import gg.jte.TemplateOutput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A page as UTF-8, written into one array. A page with grids is put together of many thousand
 * pieces, most of them a few letters long; here no piece is copied before it is written.
 */
final class PageBytes implements TemplateOutput {
    private byte[] bytes = new byte[64 * 1024];
    private int length;

    /** What has been written. */
    byte[] toByteArray() {
        return Arrays.copyOf(bytes, length);
    }

    @Override
    public void writeContent(String text) {
        writeContent(text, 0, text.length());
    }

    @Override
    public void writeContent(String text, int from, int to) {
        makeRoom(to - from);
        int at = length;
        for (int index = from; index < to; index++) {
            char letter = text.charAt(index);
            if (letter >= 0x80) {
                writeBinaryContent(text.substring(from, to).getBytes(StandardCharsets.UTF_8));
                return;
            }
            bytes[at++] = (byte) letter;
        }
        length = at;
    }

    @Override
    public void writeBinaryContent(byte[] content) {
        makeRoom(content.length);
        System.arraycopy(content, 0, bytes, length, content.length);
        length += content.length;
    }

    private void makeRoom(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
