package flipscope.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;

/**
 * A request as it goes over the wire.
 *
 * @param headers whole lines
 */
record FuzzRequest(String method, String url, List<String> headers, String body) {

    byte[] bytes() {
        StringBuilder text = new StringBuilder(method).append(' ').append(url);
        text.append(" HTTP/1.1\r\nHost: localhost\r\n");
        headers.forEach(each -> text.append(each).append("\r\n"));
        if (!body.isEmpty()) {
            text.append("Content-Length: ").append(body.length()).append("\r\n");
        }
        return text.append("\r\n").append(body).toString().getBytes(ISO_8859_1);
    }

    boolean isHead() {
        return method.equals("HEAD");
    }

    @Override
    public String toString() {
        String whole = method + " " + url + " " + headers;
        return whole.substring(0, Math.min(whole.length(), 600));
    }
}
