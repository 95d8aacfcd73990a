// The track's handle, where scripts run: it is the time of the motion. Within the current stop it sets that time;
// past its end it names the stop that is there, and letting go leads to it. Without scripts the track is links.
(() => {
    'use strict';

    const KEY = 5;
    const KEYS = { ArrowRight: KEY, ArrowUp: KEY, ArrowLeft: -KEY, ArrowDown: -KEY, PageUp: KEY, PageDown: -KEY };

    const handle = () => document.getElementById('handle');
    const stage = () => document.querySelector('#stepper .slot.result svg[data-motion]');
    const name = () => document.querySelector('#track .segment.current .name');
    const stops = () => [...document.querySelectorAll('#stops li')];
    const units = () => Number(handle().dataset.units);
    const here = () => Number(handle().dataset.at);

    // Where the hand is, if that is not this stop: a link of the page.
    let there = null;
    let held = false;
    let outside = null;

    function fill() {
        const input = handle();
        input.style.setProperty('--done', `${100 * input.value / input.max}%`);
        input.dataset.text ??= input.getAttribute('aria-valuetext');
        input.setAttribute('aria-valuetext', there ? name().textContent : timed(input));
    }

    // Within the stop, how much of its motion has passed.
    function timed(input) {
        const percent = Math.round(100 * (input.value / units() - here()));
        return percent < 100 ? `${input.dataset.text}, ${Math.max(0, percent)} %` : input.dataset.text;
    }

    // The stop that a value of the handle belongs to: its end belongs to it, its beginning to the one before.
    function stopAt(value) {
        const index = Math.max(0, Math.ceil(value / units()) - 1);
        return index === here() || value === here() * units() ? null : linkAt(index);
    }

    // Of many stops only some are links: the nearest one stands for the others.
    function linkAt(index) {
        const links = stops().map((stop) => stop.querySelector('a'));
        const far = (at) => (links[at] ? Math.abs(at - index) : Infinity);
        return links[links.reduce((best, _, at) => (far(at) < far(best) ? at : best), index)];
    }

    // Next and Previous move what they show; other stops are just shown.
    function linkTo(stop) {
        return ['next', 'previous'].map((id) => document.getElementById(id))
            .find((each) => each?.getAttribute('href') === stop.getAttribute('href')) ?? stop;
    }

    function show(link) {
        there = link;
        const label = name();
        label.dataset.stage ??= label.textContent;
        const target = link?.dataset.named ?? (link?.querySelector('.name')?.textContent || link?.getAttribute('aria-label'));
        label.textContent = link ? target || link.textContent : label.dataset.stage;
        label.classList.toggle('elsewhere', Boolean(link));
        fill();
    }

    function seek(value) {
        const part = (value - here() * units()) / units();
        stage()?.dispatchEvent(new CustomEvent('motion:seek', { bubbles: true, detail: { part: Math.max(0, Math.min(1, part)) } }));
    }

    function moved() {
        if (outside) return;
        const value = Number(handle().value);
        const stop = stopAt(value);
        show(stop);
        if (!stop) seek(value);
    }

    function release() {
        held = false;
        outside = null;
        const link = there && linkTo(there);
        if (!link) return;
        there = null;
        link.click();
    }

    // Past the ends of the line: a segment under the hand, else the step that follows.
    function beyond(event) {
        const box = handle().getBoundingClientRect();
        if (event.clientX >= box.left && event.clientX <= box.right) return null;
        const over = [...document.querySelectorAll('#track .segment:not(.current)')].find((each) => {
            const place = each.getBoundingClientRect();
            return event.clientX >= place.left && event.clientX <= place.right;
        });
        return over?.querySelector('a') ?? null;
    }

    function press(event) {
        const by = KEYS[event.key];
        if (!by) return;
        const input = handle();
        const before = Number(input.value);
        input.value = before + by;
        const on = document.getElementById(by > 0 ? 'next' : 'previous');
        if (Number(input.value) !== before) moved();
        else if (on?.hasAttribute('href')) show(segmentOf(on) ?? on);
        else return;
        event.preventDefault();
    }

    // The stage that a step beyond this one leads to, by its name.
    function segmentOf(link) {
        const current = document.querySelector('#track .segment.current');
        const segment = link.id === 'next' ? current.nextElementSibling : current.previousElementSibling;
        if (segment) link.dataset.named = segment.querySelector('.name').textContent;
        return link;
    }

    const isHandle = (event) => event.target.id === 'handle';

    document.addEventListener('input', (event) => { if (isHandle(event)) moved(); });
    document.addEventListener('keydown', (event) => { if (isHandle(event)) press(event); });
    document.addEventListener('keyup', (event) => { if (isHandle(event)) release(); });
    document.addEventListener('pointerdown', (event) => { held = isHandle(event); });
    document.addEventListener('pointermove', (event) => {
        if (!held) return;
        const before = outside;
        outside = beyond(event);
        if (outside) show(outside);
        else if (before) show(stopAt(Number(handle().value)));
    });
    document.addEventListener('pointerup', () => { if (held) release(); });
    document.addEventListener('pointercancel', () => { held = false; });
    document.addEventListener('motion:time', (event) => {
        const input = handle();
        if (!input || there || !event.target.closest('#stepper')) return;
        input.value = (here() + event.detail.part) * units();
        fill();
    });
    const settled = () => {
        held = false;
        there = null;
        if (handle()) fill();
    };
    document.addEventListener('htmx:afterSettle', settled);
    settled();
})();
