// Reads a lesson from place to place, as a reader scrolls: its headings, the steps of its walks, its questions.
// At each it tells what is wrong with the picture that stands there. Arguments: which place alone, or -1 for all; who is told.
const [only, done] = arguments;
const page = document.querySelector('.lesson-page');
const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
const box = (element) => element.getBoundingClientRect();
const beside = matchMedia('(width >= 64rem), (height <= 30rem)').matches;
const bar = box(document.querySelector('.lesson-bar')).bottom;
const SMALLEST = 9;

// Where one reads, as the page has it: below the picture on a phone.
const middle = () => (beside ? innerHeight : innerHeight + 376 - 59) / 2;
const line = () => middle() - 0.15 * innerHeight * Math.max(0, 1 - scrollY / 300);
async function read(text) {
    for (let again = 0; again < 9; again++) scrollBy({ top: box(text).top + 10 - line(), behavior: 'instant' });
    await frame();
}

const places = () => [...page.querySelectorAll('.passage > :is(h2, h3), .walk > li, .asked')];
const nameOf = (place) => (place.matches('h2, h3') ? `“${place.textContent}”` : `#${place.id}`);
const textOf = (place) => (place.matches('.asked') ? place.querySelector('.question') : place);
const sceneOf = (block) => block?.querySelector(':scope > .scene');
const inSight = () => page.querySelector('.in-sight');
const PICTURES = 'svg.grid:not(table *, .square *), svg.still-board, svg.unrolled, svg.copies, svg.cube, .strips, table.answer-grid';
const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(each).width > 0 && !each.closest('.unseen');
const picturesOf = (scene) => [...scene.querySelectorAll(PICTURES)].filter(isSeen);
const isEmpty = (picture) => !picture.matches('table, .strips') && !picture.querySelector('rect, path, circle, marker, text');
const saysMore = (picture) => !picture.matches('.as-number, .number') && !isEmpty(picture);

// The picture of a chapter without one is the last before it; that of a question, its own.
function meant(place) {
    const block = place.closest('.block');
    if (sceneOf(block)) return [block];
    const passage = place.closest('.passage');
    const first = [...passage.querySelectorAll('.block')].find((each) => place.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
    const own = sceneOf(first) ? [first] : [];
    const before = [...page.querySelectorAll('.block:not(.asked)')].filter(sceneOf)
        .filter((each) => each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (block) return before.slice(-1);
    if (!first && passage.querySelector('.block')) return [...passage.querySelectorAll('.block')].slice(-1).filter(sceneOf);
    return own.length > 0 ? own : before.slice(-1);
}

function isWhole(element, scene) {
    const { top, bottom, left, right } = box(element);
    const bounds = [box(scene)];
    for (let at = element.parentElement; at !== scene.parentElement; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') bounds.push(box(at));
    }
    return top >= bar - 1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1
        && bounds.every((each) => top >= each.top - 1 && bottom <= each.bottom + 1 && left >= each.left - 1 && right <= each.right + 1);
}

// Nothing else lies over it: looked at in its corners and its middle.
function isUncovered(picture, scene) {
    const { top, bottom, left, right } = box(picture);
    return [[left, top], [right, top], [left, bottom], [right, bottom], [(left + right) / 2, (top + bottom) / 2]].every(([x, y]) => {
        const over = document.elementFromPoint(x + (x === left ? 3 : -3), y + (y === top ? 3 : -3));
        const other = over?.closest(PICTURES);
        return over && scene.contains(over) && !over.closest('.track, .actions') && (!other || other === picture);
    });
}

function sizeOf(text) {
    const size = parseFloat(getComputedStyle(text).fontSize);
    return text.closest('svg') ? size * text.getScreenCTM().d : size;
}

const textsOf = (scene) => [...scene.querySelectorAll('*')].filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => isSeen(each) && !each.closest('.motion, [aria-hidden=true].ribbon'));

function cut(scene) {
    return textsOf(scene).filter((each) => each.matches('.slot figcaption, .slot figcaption *, .block-title, .operands code, .name code'))
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && getComputedStyle(each).overflowX !== 'visible');
}

function look(place) {
    const wrong = [];
    const block = inSight();
    const scene = sceneOf(block);
    const right = meant(place);
    if (!scene) return right.length > 0 || place.closest('.passage') !== page.querySelector('.passage') ? ['nothing stands there'] : [];
    if (right.length > 0 && !right.includes(block)) wrong.push(`#${block.id} stands there in place of #${right[0].id}`);
    if (place.matches('.walk > li')) {
        const shown = scene.querySelector('.way .current .number')?.textContent;
        const number = 1 + [...place.parentElement.children].indexOf(place);
        if (shown && Number(shown) !== number) wrong.push(`step ${shown} stands there`);
    }
    const pictures = picturesOf(scene);
    if (!pictures.some(saysMore)) wrong.push('its picture shows nothing');
    for (const each of pictures) {
        const kind = each.getAttribute('aria-label')?.slice(0, 40) || each.className.baseVal || each.className;
        const { width, height } = box(each);
        const size = `${Math.round(width)}x${Math.round(height)} px`;
        if (!isWhole(each, scene)) wrong.push(`not whole (${size}): ${kind}`);
        else if (!isUncovered(each, scene)) wrong.push(`covered: ${kind}`);
        if (!each.matches('.as-number, .number') && width < 75 && !each.closest('.operands')) wrong.push(`small (${size}): ${kind}`);
    }
    const small = textsOf(scene).filter((each) => sizeOf(each) < SMALLEST);
    if (small.length > 0) wrong.push(`text of ${Math.min(...small.map(sizeOf)).toFixed(1)} px: ${small[0].textContent} (${small[0].closest('svg, table, .scene').className.baseVal ?? ''} ${small[0].closest('[class]').getAttribute('class')})`);
    wrong.push(...cut(scene).map((each) => `cut: ${each.textContent}`));
    return wrong;
}

(async () => {
    const found = [];
    const all = places();
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    if (document.querySelector('[hx-trigger^=scroll]')) {
        scrollBy({ top: 1, behavior: 'instant' });
        while (document.querySelector('.walking > [hx-trigger^=scroll]')) await frame();
    }
    for (const place of only < 0 ? all : all.slice(only, only + 1)) {
        await read(textOf(place));
        found.push(...look(place).map((each) => `${nameOf(place)}: ${each}`));
    }
    done(only < 0 ? found : [String(all.length), nameOf(all[only]), ...found]);
})();
