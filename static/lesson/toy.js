// A toy: its knobs pass over states that are fetched together, so that the hand waits for nothing. Every state is drawn by the site.
(() => {
    'use strict';

    const REST = 500;
    const PLACE = 12; // The width of a bit of a copy, in the units of its picture.
    const page = document.querySelector('.lesson-page:not(.printed), .lesson-page.alone');
    if (!page?.querySelector('.toy')) return;

    const toyOf = (element) => element.closest?.('.toy');
    const wayOf = (knob) => document.getElementById(knob.dataset.way);
    const part = (root, name) => root.querySelector(`[data-part=${name}]`);

    function fetchWay(knob) {
        const way = wayOf(knob);
        if (way.dataset.asked) return;
        way.dataset.asked = 'yes';
        window.htmx.trigger(way, 'toy:way');
    }

    let saying = null;
    let held = null;

    function sayLater(toy) {
        clearTimeout(saying);
        saying = setTimeout(() => {
            const spoken = document.getElementById('spoken');
            if (spoken) spoken.textContent = part(toy, 'said').textContent;
        }, REST);
    }

    // What the knob stands at, as soon as it is there.
    function show(knob) {
        const toy = toyOf(knob);
        const state = wayOf(knob).querySelector(`template[data-at="${knob.value}"]`);
        if (!state) {
            knob.dataset.wanted = 'yes';
            fetchWay(knob);
            return;
        }
        if (knob.dataset.shown === knob.value) return;
        knob.dataset.shown = knob.value;
        const scene = state.content.cloneNode(true);
        for (const name of ['line', 'said', 'picture']) part(toy, name).replaceChildren(...part(scene, name).childNodes);
        window.htmx.process(part(toy, 'picture'));
        rove(toy);
        toy.classList.toggle('met', Boolean(state.dataset.met));
        knob.setAttribute('aria-valuetext', part(toy, 'said').textContent);
        knob.dataset.url = part(scene, 'address').getAttribute('href');
        sayLater(toy);
    }

    // The ways of other knobs begin somewhere else now.
    function rest(knob) {
        const { url } = knob.dataset;
        if (!url) return;
        history.replaceState(history.state, '', url);
        toyOf(knob).querySelectorAll('.knob').forEach((other) => {
            if (other === knob) return;
            const way = wayOf(other);
            way.replaceChildren();
            delete way.dataset.asked;
            delete other.dataset.shown;
            way.setAttribute('href', url);
        });
    }

    // A quick hand has let go before the way is there.
    function arrived(knob) {
        delete knob.dataset.wanted;
        show(knob);
        if (!held) rest(knob);
    }

    const knobOf = (event) => (event.target.matches?.('.toy .knob') ? event.target : null);
    for (const on of ['pointerenter', 'pointerdown', 'focus']) {
        document.addEventListener(on, (event) => {
            const knob = knobOf(event);
            if (!knob) return;
            fetchWay(knob);
            if (on !== 'pointerenter') toyOf(knob).classList.add('touched');
        }, true);
    }
    document.addEventListener('input', (event) => { if (knobOf(event)) show(knobOf(event)); });
    document.addEventListener('change', (event) => { if (knobOf(event)) rest(knobOf(event)); });

    // A copy is held anywhere, and goes as far as the hand: its knob is not seen.

    document.addEventListener('pointerover', (event) => {
        const copy = event.target.closest?.('.toy [data-knob]');
        if (copy && !held) fetchWay(document.getElementById(copy.dataset.knob));
    });
    document.addEventListener('pointerdown', (event) => {
        const copy = event.target.closest?.('.toy [data-knob]');
        if (!copy || event.button > 0) return;
        const knob = document.getElementById(copy.dataset.knob);
        const picture = copy.closest('.toy-picture');
        held = { knob, x: event.clientX, start: Number(knob.value), pitch: copy.ownerSVGElement.getScreenCTM().a * PLACE };
        fetchWay(knob);
        toyOf(knob).classList.add('touched');
        picture.setPointerCapture(event.pointerId);
    });
    document.addEventListener('pointermove', (event) => {
        if (!held) return;
        held.knob.value = held.start + Math.round((held.x - event.clientX) / held.pitch);
        show(held.knob);
    });
    for (const off of ['pointerup', 'pointercancel']) {
        document.addEventListener(off, () => {
            if (held) rest(held.knob);
            held = null;
        });
    }

    // Squares are buttons here: one of them is a stop for keys, arrows move among them, space presses.
    const squares = (toy) => [...toy.querySelectorAll('a.square')];

    function rove(toy, to) {
        const all = squares(toy);
        const stop = to ?? all.find((each) => each === document.activeElement) ?? all[0];
        all.forEach((each) => { each.tabIndex = each === stop ? 0 : -1; });
    }

    function beside(square, key) {
        const box = square.getBoundingClientRect();
        const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
        const away = (other) => {
            const { left, top } = other.getBoundingClientRect();
            const [dx, dy] = [left - box.left, top - box.top];
            const [along, across] = [x * dx + y * dy, Math.abs(y * dx + x * dy)];
            return along > 1 && across < 2 ? along : Infinity;
        };
        const all = squares(toyOf(square));
        const near = all.reduce((best, each) => (away(each) < away(best) ? each : best), square);
        return near === square ? null : near;
    }

    document.addEventListener('keydown', (event) => {
        const square = event.target.closest?.('.toy a.square');
        if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
        const all = squares(toyOf(square));
        if (event.key === ' ') {
            event.preventDefault();
            square.click();
        } else if (/^Arrow/.test(event.key) || event.key === 'Home' || event.key === 'End') {
            event.preventDefault();
            event.stopPropagation();
            const to = { Home: all[0], End: all.at(-1) }[event.key] ?? beside(square, event.key);
            if (!to) return;
            rove(toyOf(square), to);
            to.focus({ preventScroll: true });
        }
    }, true);

    document.addEventListener('htmx:afterSettle', (event) => {
        const toy = toyOf(event.target);
        if (!toy) return;
        if (event.target.id.endsWith('-way')) {
            const knob = toy.querySelector(`.knob[data-way="${event.target.id}"]`);
            if (knob.dataset.wanted) arrived(knob);
            return;
        }
        toy.classList.add('touched');
        ready(toy);
        sayLater(toy);
    });

    // What is read about is soon in the hand: a touch has nothing that comes before it.
    const seen = new IntersectionObserver((entries) => entries.filter((each) => each.isIntersecting).forEach(({ target }) => {
        const knobs = toyOf(target)?.querySelectorAll('.knob') ?? [];
        if (knobs.length === 1) fetchWay(knobs[0]);
    }));
    const ready = (toy) => {
        rove(toy);
        const text = toy.querySelector('.block-text');
        if (text) seen.observe(text);
    };

    page.querySelectorAll('.toy').forEach(ready);
})();
