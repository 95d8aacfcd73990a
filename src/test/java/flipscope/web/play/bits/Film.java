package flipscope.web.play.bits;

import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The picture of a page as its text has it: what its motion shows at a time, and its still. Read as
 * a browser reads them, by nothing of what wrote them.
 */
record Film(Document page) {
    private static final Pattern BEGINS =
            Pattern.compile("([Mm])\\s*(-?[\\d.]+)[ ,]?\\s*(-?[\\d.]+)");

    static Film of(String html) {
        return new Film(Jsoup.parse(html));
    }

    int scenes() {
        return page.select(".track li").size();
    }

    /** After which scene the picture rests. */
    int rest() {
        return Integer.parseInt(page.selectFirst(".bits").attr("data-still"));
    }

    int length() {
        return Integer.parseInt(page.selectFirst("#film").attr("data-motion"));
    }

    /** What the still shows: things and where they are. */
    List<String> still() {
        List<String> things = new ArrayList<>();
        for (Element part : page.select("#film > .still > *")) {
            things.addAll(things(part, 0, 0));
        }
        return things.stream().sorted().toList();
    }

    /** What the motion shows at a time. */
    List<String> at(int time) {
        List<String> things = new ArrayList<>();
        for (Element part : page.select("#film > .motion > *")) {
            if (isThere(part, time)) {
                double[] away = away(part, time);
                things.addAll(things(part, away[0], away[1]));
            }
        }
        return things.stream().sorted().toList();
    }

    /** The squares of a still that have a bit. */
    long bits() {
        return still().stream()
                .filter(thing -> thing.startsWith("bit "))
                .map(thing -> thing.split(" "))
                .mapToLong(
                        words ->
                                Squares.bit(
                                        Squares.at(
                                                (int) (Double.parseDouble(words[1]) / 10),
                                                (int) (Double.parseDouble(words[2]) / 10))))
                .reduce(0, (all, bit) -> all | bit);
    }

    /** The squares of the strip that are set. */
    long strip() {
        long set = 0;
        List<Element> places = page.select(".strip i");
        for (int place = 0; place < places.size(); place++) {
            set |= places.get(place).hasClass("on") ? Squares.bit(63 - place) : 0;
        }
        return set;
    }

    /** What the strip is to show from a time on. */
    String stripAt(int time) {
        String last = "";
        for (String each : page.selectFirst(".strip").attr("data-times").split(";")) {
            String[] parts = each.split(":", 2);
            last = Integer.parseInt(parts[0]) <= time ? parts[1] : last;
        }
        return last;
    }

    private static List<String[]> moves(Element part, boolean travels) {
        return Pattern.compile(";")
                .splitAsStream(part.attr("data-move"))
                .filter(each -> !each.isEmpty())
                .map(each -> each.split(" "))
                .filter(each -> (each.length > 3) == travels)
                .toList();
    }

    /** Before a look it is as that begins, after it as that ends; in between nothing is asked. */
    private static boolean isThere(Element part, int time) {
        List<String[]> looks = moves(part, false);
        boolean there = looks.isEmpty() || !appears(looks.get(0));
        for (String[] look : looks) {
            int start = Integer.parseInt(look[1]);
            int end = Integer.parseInt(look[2]);
            if (start < time && time < end) {
                throw new AssertionError("on its way at " + time + ": " + part.attr("data-move"));
            }
            there = end <= time ? appears(look) : there;
        }
        return there;
    }

    private static boolean appears(String[] look) {
        return List.of("fade-in", "grow", "turn-in").contains(look[0]);
    }

    private static double[] away(Element part, int time) {
        List<String[]> ways = moves(part, true);
        double[] away = {0, 0};
        for (int each = 0; each < ways.size(); each++) {
            String[] way = ways.get(each);
            int from = Integer.parseInt(way[2]) <= time ? 5 : 3;
            if (each == 0 || from == 5) {
                away =
                        new double[] {
                            Double.parseDouble(way[from]), Double.parseDouble(way[from + 1])
                        };
            }
        }
        return away;
    }

    /** Every closed figure and every line, by where it begins; what is deeper moves no more. */
    private static List<String> things(Element part, double right, double down) {
        List<String> things = new ArrayList<>();
        String css = part.className();
        for (Element path : part.select("path")) {
            double x = 0;
            double y = 0;
            for (MatchResult begin : BEGINS.matcher(path.attr("d")).results().toList()) {
                boolean absolute = begin.group(1).equals("M");
                x = Double.parseDouble(begin.group(2)) + (absolute ? 0 : x);
                y = Double.parseDouble(begin.group(3)) + (absolute ? 0 : y);
                String inner = path.className().isEmpty() ? css : css + "/" + path.className();
                things.add("%s %.1f %.1f".formatted(inner, x + right, y + down));
            }
        }
        return things;
    }
}
