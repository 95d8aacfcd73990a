package flipscope.web.docs;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Help, and the README that leads to it: whatever they link to is there. */
@WithSite
class DocsTest {
    private static Site site;

    private static final Path FOLDER = Path.of("src", "docs");
    private static final String HERE = "http://localhost:7070";
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|<(http://[^>]+)>");

    static Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .map(file -> file.getFileName().toString().replace(".md", ""))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @Test
    void everyFileIsListedOnEveryPage() throws IOException {
        List<String> listed =
                site.page("/docs/api").root().select(".help-list > ul > li > a").eachAttr("href");
        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(names().map(each -> "/docs/" + each).toList());
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyLinkOfItLeadsSomewhere(String name) {
        Page page = site.page("/docs/" + name);
        assertThat(page.texts("h1")).hasSize(1);
        for (Element link : page.root().select("main a[href]")) {
            String url = link.attr("href");
            if (url.startsWith("#")) {
                assertThat(page.has("[id=" + url.substring(1) + "]")).as(url).isTrue();
            } else if (url.startsWith("/")) {
                assertThatItIsThere(url);
            } else {
                assertThat(url).startsWith("https://");
            }
        }
    }

    private static void assertThatItIsThere(String url) {
        String[] parts = url.split("#", 2);
        Page page = site.page(parts[0]);
        assertThat(parts.length == 1 || page.has("[id=" + parts[1] + "]")).as(url).isTrue();
    }

    @Test
    void everyLinkOfTheReadmeLeadsSomewhere() throws IOException {
        List<String> urls = links(Path.of("README.md"));
        assertThat(urls).hasSizeGreaterThan(15);
        for (String url : urls) {
            if (url.startsWith(HERE)) {
                String path = url.substring(HERE.length());
                assertThatItIsThere(path.isEmpty() ? "/" : path);
            } else {
                assertThat(Path.of(url.split("#")[0])).exists();
            }
        }
    }

    /** A repository names the headings of a file as the site does. */
    @Test
    void everyFileThatAFileLinksToIsThere() throws IOException {
        for (String name : names().toList()) {
            for (String url : links(FOLDER.resolve(name + ".md"))) {
                if (!URI.create(url).isAbsolute() && !url.startsWith("#")) {
                    assertThat(FOLDER.resolve(url.split("#")[0])).as(name).exists();
                }
            }
        }
    }

    private static List<String> links(Path file) throws IOException {
        List<String> links = new ArrayList<>();
        for (MatchResult link : LINK.matcher(Files.readString(file)).results().toList()) {
            links.add(link.group(1) == null ? link.group(2) : link.group(1));
        }
        return links;
    }

    @Test
    void aNameThatNobodyKnowsIsSaid() {
        assertThat(site.missing("/docs/nothing")).contains("There is no help page “nothing”.");
        assertThat(Site.location(site.get("/docs"))).isEqualTo("/docs/teachers");
    }

    /** Every field of a step and of a trace is explained. */
    @Test
    void theApiPageNamesEveryField() throws IOException {
        String text = Files.readString(FOLDER.resolve("api.md"));
        Set<String> fields =
                Stream.of(
                                "/api/trace/reversi/flips/loop?moves=f5&move=d6",
                                "/api/algorithms",
                                "/api/legal?moves=f5&position=random:7",
                                "/api/best?position=random:7")
                        .flatMap(url -> names(site.json(url)).stream())
                        .filter(field -> !field.matches("[a-h][1-8]"))
                        .collect(toSet());
        assertThat(fields)
                .hasSizeGreaterThan(50)
                .allMatch(field -> text.contains("`" + field + "`"));
    }

    private static List<String> names(tools.jackson.databind.JsonNode json) {
        List<String> names = new ArrayList<>();
        json.properties().forEach(each -> names.add(each.getKey()));
        json.forEach(each -> names.addAll(names(each)));
        return names;
    }
}
