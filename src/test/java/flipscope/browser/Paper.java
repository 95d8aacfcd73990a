package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** What a page must be on paper, whether its reader has the backgrounds printed or not. */
final class Paper {
    /** What has a colour behind it that is not the paper's, and where it may be left out. */
    private static final String LEFT_OUT =
            """
            const found = [];
            for (const each of document.querySelectorAll('body, body *')) {
                const box = each.getBoundingClientRect();
                if (!box.width || !box.height || getComputedStyle(each).visibility === 'hidden') continue;
                for (const part of [null, '::before', '::after']) {
                    const style = getComputedStyle(each, part);
                    if (part && style.content === 'none') continue;
                    const bare = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(style.backgroundColor);
                    if (!bare && style.printColorAdjust !== 'exact') {
                        found.push(`${each.tagName} ${each.className} ${part ?? ''} ${style.backgroundColor}`);
                    }
                }
            }
            return found;
            """;

    /** Words that would be pale on white paper. */
    private static final String PALE =
            """
            const pale = [];
            const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const each = walker.currentNode.parentElement;
                const box = each.getBoundingClientRect();
                if (!walker.currentNode.data.trim() || box.width < 2 || box.height < 2) continue;
                if (each.closest('svg')) continue;
                let ground = each;
                while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
                if (ground && getComputedStyle(ground).backgroundColor !== 'rgb(255, 255, 255)') continue;
                const style = getComputedStyle(each);
                const [r, g, b] = style.color.match(/[0-9.]+/g).map(Number);
                if (0.3 * r + 0.59 * g + 0.11 * b > 150) pale.push(`${each.tagName} ${each.className} ${style.color}`);
            }
            return pale;
            """;

    /** What is there only to be pressed, and can be seen. */
    private static final String PRESSED =
            """
            return [...document.querySelectorAll(
                    'body > header, body > footer, .tools, .controls, button, input[type=range], iframe, .frame-place')]
                .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 1)
                .map((each) => `${each.tagName} ${each.id} ${each.className}`);
            """;

    private Paper() {}

    /** Fails unless the page that is open, shown on paper, is whole and can be read there. */
    static void assertWhole(Browser browser, String page) {
        assertThat(browser.readAll(LEFT_OUT))
                .as("%s: left out without backgrounds", page)
                .isEmpty();
        assertThat(browser.readAll(PALE)).as("%s: pale on paper", page).isEmpty();
        assertThat(pressed(browser)).as("%s: to be pressed", page).isEmpty();
        assertThat(browser.text("main")).as(page).isNotEmpty();
        assertThat((Long) browser.read("return document.querySelector('main').offsetHeight"))
                .as("%s: the height of its main part", page)
                .isGreaterThan(40);
    }

    /** What can be seen and is there only to be pressed. */
    static List<String> pressed(Browser browser) {
        return browser.readAll(PRESSED);
    }
}
