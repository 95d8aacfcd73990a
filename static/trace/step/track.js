// The track's handle, where scripts run: it is the time of the motion. Within the current stop it sets that time;
// past its end it names the stop that is there, and letting go leads to it. Without scripts the track is links.
// The handle of a scene of a lesson has no other stops: it is the time of one step.
(() => {
    'use strict';

    const KEY = 5;
    const KEYS = { ArrowRight: KEY, ArrowUp: KEY, ArrowLeft: -KEY, ArrowDown: -KEY, PageUp: KEY, PageDown: -KEY };

    const rootOf = (input) => input.closest('.stepper, .scene');
    const handleOf = (root) => root?.querySelector('.handle');
    const name = (input) => rootOf(input).querySelector('.segment.current .name');
    const stops = (input) => [...rootOf(input).querySelectorAll('.stops li')];
    const units = (input) => Number(input.dataset.units ?? input.max);
    const here = (input) => Number(input.dataset.at ?? 0);

    // The link of the page for the stop under the hand; none while the hand is on this stop.
    let there = null;
    let held = null;
    let outside = null;

    function fill(input) {
        input.style.setProperty('--done', `${100 * input.value / input.max}%`);
        input.dataset.text ??= input.getAttribute('aria-valuetext') ?? '';
        input.setAttribute('aria-valuetext', (there && name(input)?.textContent) ?? timed(input));
    }

    // Within the stop, how much of its motion has passed.
    function timed(input) {
        const percent = Math.round(100 * (input.value / units(input) - here(input)));
        const passed = percent < 100 || !input.dataset.text ? `${Math.max(0, percent)} %` : '';
        return [input.dataset.text, passed].filter(Boolean).join(', ');
    }

    // The stop that a value of the handle belongs to. On the border of two stops it is the end of the first.
    function stopAt(input) {
        const index = Math.max(0, Math.ceil(input.value / units(input)) - 1);
        const isHere = index === here(input) || Number(input.value) === here(input) * units(input);
        return isHere ? null : linkAt(input, index);
    }

    // Of many stops only some are links: the nearest one stands for the others.
    function linkAt(input, index) {
        const links = stops(input).map((stop) => stop.querySelector('a'));
        const far = (at) => (links[at] ? Math.abs(at - index) : Infinity);
        return links[links.reduce((best, _, at) => (far(at) < far(best) ? at : best), index)];
    }

    const way = (input, rel) => rootOf(input).querySelector(`[rel=${rel}][href]`);

    // The links Next and Previous play the motion of the step that they lead to; other stops are shown at rest.
    function linkTo(input, stop) {
        return ['next', 'prev'].map((rel) => way(input, rel))
            .find((each) => each?.getAttribute('href') === stop.getAttribute('href')) ?? stop;
    }

    function show(input, link) {
        there = link;
        const label = name(input);
        if (label) {
            label.dataset.stage ??= label.textContent;
            const target = link?.dataset.named ?? (link?.querySelector('.name')?.textContent || link?.getAttribute('aria-label'));
            label.textContent = link ? target || link.textContent : label.dataset.stage;
            label.classList.toggle('elsewhere', Boolean(link));
        }
        fill(input);
    }

    function seek(input) {
        const part = Math.max(0, Math.min(1, input.value / units(input) - here(input)));
        const result = rootOf(input).querySelector('.slot.result svg[data-motion]');
        result?.dispatchEvent(new CustomEvent('motion:seek', { bubbles: true, detail: { part } }));
    }

    function moved(input) {
        if (outside) return;
        const stop = stopAt(input);
        show(input, stop);
        if (!stop) seek(input);
    }

    function release(input) {
        held = null;
        outside = null;
        const link = there && linkTo(input, there);
        if (!link) return;
        there = null;
        link.click();
    }

    // Beyond the end of this stop: the segment under the hand, or the step that follows.
    function beyond(event) {
        const box = held.getBoundingClientRect();
        if (event.clientX >= box.left && event.clientX <= box.right) return null;
        const over = [...rootOf(held).querySelectorAll('.segment:not(.current)')].find((each) => {
            const place = each.getBoundingClientRect();
            return event.clientX >= place.left && event.clientX <= place.right;
        });
        return over?.querySelector('a') ?? null;
    }

    function press(input, event) {
        const by = KEYS[event.key];
        if (!by) return;
        const before = Number(input.value);
        input.value = before + by;
        const on = way(input, by > 0 ? 'next' : 'prev');
        if (Number(input.value) !== before) moved(input);
        else if (on) show(input, named(input, on));
        else return;
        event.preventDefault();
    }

    // A step that leads into another stage is called by the name of that stage.
    function named(input, link) {
        const current = rootOf(input).querySelector('.segment.current');
        const segment = link.rel === 'next' ? current?.nextElementSibling : current?.previousElementSibling;
        if (segment) link.dataset.named = segment.querySelector('.name').textContent;
        return link;
    }

    function on(name, act) {
        document.addEventListener(name, (event) => { if (event.target.matches?.('.handle')) act(event.target, event); });
    }

    on('input', moved);
    on('keydown', press);
    on('keyup', release);
    document.addEventListener('pointerdown', (event) => { held = event.target.closest?.('.handle') ?? null; });
    document.addEventListener('pointermove', (event) => {
        if (!held) return;
        const before = outside;
        outside = beyond(event);
        if (outside) show(held, outside);
        else if (before) show(held, stopAt(held));
    });
    document.addEventListener('pointerup', () => { if (held) release(held); });
    document.addEventListener('pointercancel', () => { held = null; });
    document.addEventListener('motion:time', (event) => {
        const input = handleOf(event.target.closest('.stepper, .scene'));
        if (!input || there) return;
        input.value = (here(input) + event.detail.part) * units(input);
        fill(input);
    });
    // A scene is shown at its end, unless its motion begins.
    document.addEventListener('scene:shown', (event) => {
        const input = handleOf(event.target);
        if (!input) return;
        input.value = input.max;
        fill(input);
    });
    const settled = () => {
        held = null;
        there = null;
        document.querySelectorAll('.handle').forEach(fill);
    };
    document.addEventListener('htmx:afterSettle', settled);
    settled();
})();
