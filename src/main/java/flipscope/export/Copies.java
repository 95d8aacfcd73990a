package flipscope.export;

import flipscope.lesson.Lesson;
import flipscope.text.DataFile;
import flipscope.web.Direct;
import flipscope.web.exchange.PlainExchange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Pages as they look before the program is there: read without scripts, found by search engines.
 * Each is also a file that starts the program.
 *
 * @param direct answers with the pages that are copied
 * @param lessons all that are written
 */
record Copies(Direct direct, List<Lesson> lessons) {
    /** Where the copy of a lesson is written. */
    static String file(Lesson lesson) {
        return "lessons/" + lesson.slug() + "/index.html";
    }

    /** The copy of a lesson's first window. */
    String of(Lesson lesson) {
        return of("/lessons/" + lesson.slug(), "../../");
    }

    /**
     * The copy of a page.
     *
     * @param path the page
     * @param up what leads from the copy to the folder of the site
     */
    String of(String path, String up) {
        Document page = Jsoup.parse(answer(path));
        page.outputSettings().prettyPrint(false);
        page.select("script, link[rel=canonical], link[type], meta[property], noscript").remove();
        page.select(".passage:not(:first-of-type), .lesson-foot").remove();
        // What comes after the first question may show its answer.
        page.select(".passage > .asked ~ *").remove();
        for (Element link : page.select("a[href^=/], form[action^=/]")) {
            String name = link.is("a") ? "href" : "action";
            link.attr(name, up + "#" + link.attr(name));
        }
        page.select("img[src^=/]").removeAttr("src");
        page.select("link[rel=stylesheet]")
                .forEach(each -> each.attr("href", each.attr("href").replaceFirst("^\\./", up)));
        page.head().append(told("/host/head.html", path, up));
        page.body().prepend(told("/host/line.html", path, up));
        return page.outerHtml();
    }

    private String answer(String path) {
        PlainExchange exchange = new PlainExchange("GET", "", path, Map.of(), "", Optional.empty());
        direct.answer(exchange);
        return exchange.answered();
    }

    private String told(String file, String path, String up) {
        String list =
                lessons.stream()
                        .map(each -> item(up + file(each), each.front().title()))
                        .collect(Collectors.joining("\n"));
        return DataFile.text(file)
                .replace("{first}", path)
                .replace("{up}", up)
                .replace("{lessons}", list);
    }

    private static String item(String href, String title) {
        Element link = new Element("a").attr("href", href).text(title);
        return "<li>" + link.outerHtml() + "</li>";
    }
}
