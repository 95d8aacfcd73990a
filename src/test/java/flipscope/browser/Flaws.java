package flipscope.browser;

import java.util.List;

/** Faults of a page, as it is shown now, that {@link Axe} does not look for. */
final class Flaws {
    private Flaws() {}

    /**
     * What stands out to the right of the screen, so that the page scrolls sideways: the width that
     * it wants, and the elements that want it. Empty when all is inside.
     */
    static List<String> sticksOut(Browser browser) {
        return browser.readAll(
                """
                const width = screen.width, wanted = document.documentElement.scrollWidth;
                if (wanted <= width) return [];
                const out = [...document.body.querySelectorAll('*')]
                    .filter((each) => each.getBoundingClientRect().right > width + 1)
                    .map((each) => `${each.tagName} ${each.id} ${each.getAttribute('class')}`);
                return [`${wanted} pixels`, ...out];
                """);
    }

    /**
     * The links and controls that cannot be pressed, wherever the page is scrolled to, because
     * something else lies over their middle.
     */
    static List<String> covered(Browser browser) {
        return browser.readAll(
                """
                const isFree = (each) => {
                    const { left, top, width, height } = each.getClientRects()[0];
                    const there = document.elementFromPoint(left + width / 2, top + height / 2);
                    return there && (each.contains(there) || there.contains(each));
                };
                const canBeSeen = (each) => each.getClientRects().length && each.matches(':not(.skip, .unseen *, .square *)')
                    && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
                return [...document.querySelectorAll('a[href], button, select, summary')]
                    .filter(canBeSeen)
                    .filter((each) => !isFree(each) && !['center', 'start', 'end'].some((block) => {
                        each.scrollIntoView({ block, behavior: 'instant' });
                        return isFree(each);
                    }))
                    .map((each) => `${each.tagName} ${each.id} ${each.textContent.trim()}`);
                """);
    }

    /** The ids that more than one element has. */
    static List<String> sharedIds(Browser browser) {
        return browser.readAll(
                """
                const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
                return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
                """);
    }
}
