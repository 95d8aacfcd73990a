// What is read sets the scene: of all scenes of a lesson the one that its reader's place belongs to is shown.
// Without scripts each picture stands in the text, and links lead to the steps of a walk.
(() => {
    'use strict';

    const QUICK = 400; // In milliseconds. Of two steps within this time the first was not looked at.
    const REST = 500;
    // On a phone: where text begins below a picture, how far below, and the room of the way at the thumb.
    const TEXT = 376;
    const MARGIN = 17;
    const WAY = 59;
    const TYPED_INTO = 'input, textarea, select, [role=grid], [role=radiogroup]';
    const page = document.querySelector('.lesson-page:not(.printed)');
    if (!page) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const beside = matchMedia('(width >= 64rem), (height <= 30rem)');

    const sceneOf = (block) => block.querySelector(':scope > .scene');
    const top = (element) => element.getBoundingClientRect().top;
    // Where one reads: the middle of the window, or of what a phone has left of it; at the top of the page a little higher.
    const middle = () => (beside.matches ? innerHeight : TEXT + innerHeight - WAY) / 2;
    const line = () => middle() - 0.15 * innerHeight * Math.max(0, 1 - scrollY / 300);
    const steps = (block) => [...block.querySelectorAll(':scope > .walk > li')];
    const inSight = () => page.querySelector('.in-sight');

    // Where each block's scene takes over: the first below a heading with the heading, others halfway from the one before,
    // a question below a walk while its last paragraph is passed. Beside a block without a picture the last scene stays that
    // is no question, or none: the grid of another question would mislead.
    function places() {
        const all = [];
        let last = null;
        page.querySelectorAll('.passage').forEach((passage) => {
            const blocks = [...passage.querySelectorAll('.block')];
            blocks.forEach((block, index) => {
                if (sceneOf(block) && !block.matches('.asked')) last = block;
                const start = index > 0
                    ? topOfHeading(blocks[index - 1], block) ?? Math.max(changeOver(blocks[index - 1], block), answered(all.at(-1)))
                    : top(passage.firstElementChild ?? passage);
                all.push({ text: block, block: sceneOf(block) ? block : last, start: Math.min(top(block) - below(block), start) });
            });
        });
        return all.slice(all.findIndex((place) => place.block));
    }

    function topOfHeading(before, block) {
        let at = block;
        while (at !== before && !at.matches('h3')) at = at.previousElementSibling;
        return at === before ? null : top(at);
    }

    function changeOver(before, block) {
        const next = before.nextElementSibling === block && block.matches('.asked');
        const last = next && steps(before).at(-1)?.getBoundingClientRect();
        return last ? last.top + 0.75 * last.height : (before.getBoundingClientRect().bottom + top(block)) / 2;
    }

    // How far the picture of a block reaches below the line on a phone: it comes while the text is still seen below it.
    function below(block) {
        if (beside.matches || !sceneOf(block)) return 0;
        return Math.max(0, sceneOf(block).getBoundingClientRect().bottom + MARGIN - line());
    }

    // On a phone a taller picture would cover the Check button of the question before: it waits until that button is out of sight.
    function answered(before) {
        if (beside.matches || !before?.block || !before.text.matches('.asked')) return -Infinity;
        return before.text.getBoundingClientRect().bottom + line() - sceneOf(before.block).getBoundingClientRect().bottom;
    }

    const reached = (things, start) => things.filter((each) => start(each) <= line()).at(-1) ?? things[0];

    function setScene() {
        const all = places();
        if (all.length === 0) return;
        const { block } = reached(all, (place) => place.start);
        const before = inSight();
        if (before !== block) {
            page.querySelectorAll('.in-sight').forEach((each) => each.classList.remove('in-sight'));
            block?.classList.add('in-sight');
            light(block);
        }
        if (block?.matches('.walking')) setStep(block, reached(steps(block), top), before !== block);
    }

    let changed = -Infinity;

    // Going forwards the motion of a step plays once. Going backwards, or quickly, only its end is shown.
    function setStep(block, step, arrived) {
        const before = block.querySelector('.walk > .current');
        const waiting = document.getElementById(`${step.id}-scene`);
        if (before === step || !waiting) return;
        const all = steps(block);
        const now = performance.now();
        const play = !arrived && !still.matches && all.indexOf(step) > all.indexOf(before) && now - changed > QUICK;
        changed = now;
        before.classList.remove('current');
        step.classList.add('current');
        exchange(sceneOf(block), before, waiting);
        sceneOf(block).dispatchEvent(new CustomEvent('scene:shown', { bubbles: true, detail: { play } }));
        light(block);
        sayLater(block);
    }

    // The scenes that are not seen wait: they come from the server when one begins to read.
    function exchange(scene, before, waiting) {
        const focused = scene.contains(document.activeElement) ? document.activeElement.rel : null;
        const away = document.createElement('template');
        away.id = `${before.id}-scene`;
        away.content.append(...scene.childNodes);
        scene.append(waiting.content);
        waiting.replaceWith(away);
        if (focused) (scene.querySelector(`[rel=${focused}][href]`) ?? scene.querySelector('.turn[href]'))?.focus({ preventScroll: true });
    }

    let saying = null;

    function sayLater(block) {
        clearTimeout(saying);
        saying = setTimeout(() => {
            const spoken = document.getElementById('spoken');
            if (spoken && inSight() === block) spoken.textContent = sceneOf(block).querySelector('.said')?.textContent ?? '';
        }, REST);
    }

    // A pressed still, or a way on the track: its paragraph is brought to where one reads.
    function bring(step, behavior = still.matches ? 'auto' : 'smooth') {
        const box = step.getBoundingClientRect();
        scrollBy({ top: box.top + Math.min(box.height / 2, 60) - middle(), behavior });
    }

    // When the focus comes to a block, its picture is shown too.
    document.addEventListener('keyup', (event) => {
        const block = event.key === 'Tab' && document.activeElement?.closest('.block');
        if (block && sceneOf(block) && block !== inSight()) bring(block.querySelector('.block-text, .walk, figcaption') ?? block, 'auto');
    });

    // The same when the text of a question is pressed.
    document.addEventListener('click', (event) => {
        const block = event.target.closest?.('.asked > .block-text')?.parentElement;
        if (!block || !sceneOf(block) || block === inSight() || event.target.closest('a, button, input, label, summary, textarea')) return;
        bring(block);
    });

    function stepOf(link) {
        const block = link.closest('.walking');
        return block && link.hash.startsWith(`#${block.id}-`) ? document.getElementById(link.hash.slice(1)) : null;
    }

    document.addEventListener('click', (event) => {
        const link = event.target.closest?.('.walking a[href*="#"]');
        const step = link && stepOf(link);
        if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.replaceState(history.state, '', link.href);
        bring(step);
    });

    document.addEventListener('keydown', (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(TYPED_INTO)) return;
        const rel = { ArrowRight: 'next', ArrowLeft: 'prev' }[event.key];
        const way = rel && inSight()?.querySelector(`.scene .turn[rel=${rel}][href]`);
        if (!way) return;
        event.preventDefault();
        way.click();
    });

    // Squares and rows that the text names light in the pictures: pointed at, with the focus, and pressed they stay.
    const SVG = 'http://www.w3.org/2000/svg';
    const namedOf = (event) => event.target.closest?.('.told .named');

    function light(block, pointed) {
        if (!block || !sceneOf(block)) return;
        const scene = sceneOf(block);
        scene.querySelectorAll('.named-lit').forEach((each) => each.classList.remove('named-lit'));
        scene.querySelectorAll('.row-lit, .way-lit').forEach((each) => each.remove());
        const names = [...page.querySelectorAll('.named[aria-pressed=true]'), pointed]
            .filter((each) => each?.closest('.block') === block).map((each) => each.dataset.s ?? each.dataset.row);
        const written = block.querySelector('.walk > .current')?.dataset.light.split(' ') ?? [];
        [...names, ...written].filter(Boolean).forEach((name) => lightIn(scene, name));
    }

    function lightIn(scene, name) {
        const grids = scene.querySelectorAll('svg.grid');
        if (/^\d+$/.test(name)) return grids.forEach((grid) => outline(grid, name));
        if (name.includes('-')) return grids.forEach((grid) => draw(grid, ...name.split('-')));
        scene.querySelectorAll(`.grid .c[data-s="${CSS.escape(name)}"]`).forEach((cell) => cell.classList.add('named-lit'));
    }

    function outline(grid, row) {
        const cells = [...grid.querySelectorAll('.c')].filter((cell) => cell.dataset.s.slice(1) === row);
        if (cells.length === 0) return;
        const xs = cells.map((cell) => Number(cell.getAttribute('x')));
        const rect = document.createElementNS(SVG, 'rect');
        rect.setAttribute('class', 'row-lit');
        rect.setAttribute('x', Math.min(...xs) - 2);
        rect.setAttribute('y', Number(cells[0].getAttribute('y')) - 2);
        rect.setAttribute('width', Math.max(...xs) - Math.min(...xs) + 26);
        rect.setAttribute('height', 26);
        grid.append(rect);
    }

    // A line from the middle of one square to that of another.
    function draw(grid, from, to) {
        const [start, end] = [from, to].map((name) => grid.querySelector(`.c[data-s="${CSS.escape(name)}"]`));
        if (!start || !end) return;
        const middle = (cell) => ['x', 'y'].map((side) => Number(cell.getAttribute(side)) + 11).join(' ');
        for (const part of ['way-lit edge', 'way-lit']) {
            const path = document.createElementNS(SVG, 'path');
            path.setAttribute('class', part);
            path.setAttribute('d', `M${middle(start)}L${middle(end)}`);
            grid.append(path);
        }
    }

    function press(named) {
        named.setAttribute('aria-pressed', String(named.getAttribute('aria-pressed') !== 'true'));
        light(named.closest('.block'), named);
    }

    for (const on of ['pointerover', 'focusin']) document.addEventListener(on, (event) => { if (namedOf(event)) light(namedOf(event).closest('.block'), namedOf(event)); });
    for (const off of ['pointerout', 'focusout']) document.addEventListener(off, (event) => { if (namedOf(event)) light(namedOf(event).closest('.block')); });
    document.addEventListener('click', (event) => { if (namedOf(event)) press(namedOf(event)); });
    document.addEventListener('keydown', (event) => {
        if (!namedOf(event) || event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(namedOf(event));
    });

    function nameThem() {
        page.querySelectorAll('.told .named').forEach((named) => {
            named.tabIndex = 0;
            named.setAttribute('role', 'button');
            named.setAttribute('aria-pressed', 'false');
        });
    }

    // The rail: how far a reader is, in chapters and in minutes.
    const fill = (text, number) => text.replace('#', number);

    function setRail() {
        const links = [...page.querySelectorAll('.rail a')];
        const starts = [...page.querySelectorAll('.passage > h2')].map(top);
        const at = Math.max(0, starts.findLastIndex((start) => start <= line()));
        const end = starts[at + 1] ?? top(page.querySelector('.lesson-foot'));
        links.forEach((link, index) => {
            const part = index === at ? (line() - starts[at]) / (end - starts[at]) : index < at ? 1 : 0;
            link.style.setProperty('--done', `${100 * Math.min(1, Math.max(0, part))}%`);
            if (index === at) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
        });
        keepSection(links[at]);
        page.querySelector('.now').replaceChildren(...[...links[at].children].slice(1).map((each) => each.cloneNode(true)));
        const rest = page.querySelector('.rest');
        const whole = document.documentElement.scrollHeight - innerHeight;
        const left = Math.ceil(Number(page.dataset.minutes) * (1 - (whole > 0 ? Math.min(1, scrollY / whole) : 1)));
        for (const [name, number] of [['.section', at + 1], ['.minutes', left]]) {
            const place = rest.querySelector(name);
            place.textContent = fill(place.dataset.text, number);
        }
    }

    function keepSection(link) {
        const id = link.hash.slice(1);
        if (page.dataset.section === id) return;
        page.dataset.section = id;
        document.dispatchEvent(new CustomEvent('lesson:section', { detail: { id, title: link.querySelector('.name').textContent } }));
    }

    // A question has a sign beside it and one in the rail: both are kept the same.
    function setSigns() {
        page.querySelectorAll('.sign-of').forEach((place) => {
            const own = document.getElementById(place.dataset.block)?.querySelector('.bit-sign');
            if (!own) return;
            const copy = own.cloneNode(true);
            copy.removeAttribute('data-task');
            place.replaceChildren(copy);
        });
        setScore();
    }

    // All answers as the number that they are: the first question is the highest bit.
    function setScore() {
        const score = page.querySelector('.score');
        const bits = [...page.querySelectorAll('.rail .bit-sign')].map((sign) => (sign.matches('.right') ? '1' : '0'));
        if (!score || bits.length === 0) return;
        const hex = BigInt(`0b${bits.join('')}`).toString(16).toUpperCase();
        const right = bits.filter((bit) => bit === '1').length;
        score.textContent = [right, bits.join(''), `0x${hex}`].reduce(fill, score.dataset.text);
    }

    function update() {
        setScene();
        if (page.querySelector('.rail a')) setRail();
    }

    let waiting = false;

    function updateSoon() {
        if (waiting) return;
        waiting = true;
        requestAnimationFrame(() => {
            waiting = false;
            update();
        });
    }

    function settled() {
        update();
        setSigns();
    }

    addEventListener('scroll', updateSoon, { passive: true });
    addEventListener('resize', updateSoon);
    document.addEventListener('toggle', updateSoon, true);
    document.addEventListener('htmx:afterSwap', settled);
    document.addEventListener('htmx:afterSettle', settled);
    document.addEventListener('kept:changed', setSigns);
    // An address may name a step by a parameter as well as by the part after #.
    function bringNamed() {
        const asked = new URLSearchParams(location.search);
        const named = location.hash.slice(1) || asked.get('walk')?.replace('.', '-') || asked.get('toy')?.split('.')[0];
        const step = document.getElementById(named);
        if (step?.matches('.walk > li')) bring(step, 'auto');
        if (step?.matches('.toy')) bring(step.querySelector('.goal') ?? step, 'auto');
    }

    nameThem();
    bringNamed();
    settled();
    addEventListener('DOMContentLoaded', () => light(inSight())); // The cells are there by then.
})();
