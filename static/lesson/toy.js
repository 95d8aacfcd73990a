// A toy: its knobs pass over states that are fetched together, so that the hand waits for nothing. Every state is drawn by the site.
(() => {
    'use strict';

    const REST = 500;
    const page = document.querySelector('.lesson-page:not(.printed), .lesson-page.alone');
    if (!page?.querySelector('.toy')) return;

    const toyOf = (element) => element.closest?.('.toy');
    const wayOf = (knob) => document.getElementById(knob.dataset.way);
    const part = (root, name) => root.querySelector(`[data-part=${name}]`);
    const addressOf = (state, name = 'address') => part(state.content, name).getAttribute('href');
    const shownBy = (knob) => knob.dataset.url ?? wayOf(knob).getAttribute('href');

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

    // A way may end before its knob does, and a table has slots that nothing asks for: those are passed over.
    function stopAt(knob, states) {
        const from = Number(knob.dataset.shown ?? knob.defaultValue);
        const to = Number(knob.value);
        const stops = states.map((state) => Number(state.dataset.at));
        const beyond = stops.filter((stop) => (stop - to) * (to - from) >= 0);
        const near = beyond.length > 0 ? beyond : stops;
        return near.reduce((best, stop) => (Math.abs(stop - to) < Math.abs(best - to) ? stop : best));
    }

    // What the knob stands at, as soon as it is there. Of several states at one place a press shows the next.
    function show(knob, press = 0) {
        const toy = toyOf(knob);
        const states = [...wayOf(knob).querySelectorAll('template')];
        if (states.length === 0) {
            knob.dataset.wanted = press;
            fetchWay(knob);
            return;
        }
        knob.value = stopAt(knob, states);
        knob.dataset.shown = knob.value;
        const here = states.filter((state) => state.dataset.at === knob.value);
        const now = here.findIndex((state) => addressOf(state) === shownBy(knob));
        const state = here[now < 0 ? 0 : (now + press) % here.length];
        if (addressOf(state) === shownBy(knob)) return;
        knob.dataset.url = addressOf(state);
        const scene = state.content.cloneNode(true);
        for (const name of ['line', 'said', 'picture']) part(toy, name).replaceChildren(...part(scene, name).childNodes);
        for (const name of ['open', 'embed-link']) toy.querySelector(`figcaption .${name}`)?.setAttribute('href', addressOf(state, name));
        openHere(toy);
        window.htmx.process(part(toy, 'picture'));
        rove(toy);
        toy.classList.remove('runs');
        toy.classList.toggle('met', Boolean(state.dataset.met));
        tell(toy);
        sayLater(toy);
    }

    // In a frame of its own the link at the foot leads to the state that is shown.
    function openHere(toy) {
        const open = toy.closest('.alone') && document.getElementById('open');
        if (open) open.href = toy.querySelector('figcaption .open').href;
    }

    // A copy says how far it is shifted, too; a table stands where the copies lead to.
    function tell(toy) {
        const said = part(toy, 'said').textContent;
        toy.querySelectorAll('.knob').forEach((knob) => {
            const shift = toy.querySelector(`[data-knob="${knob.id}"] .shift`)?.textContent.replace('<< ', '');
            knob.setAttribute('aria-valuetext', shift ? `${shift}: ${said}` : said);
            if (knob.matches('.of-table')) knob.value = [...toy.querySelectorAll('.slots a')].findIndex((slot) => slot.matches('.at'));
        });
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
            delete other.dataset.url;
            other.dataset.shown = other.value;
            way.setAttribute('href', url);
        });
    }

    // A quick hand has let go before the way is there.
    function arrived(knob) {
        const press = Number(knob.dataset.wanted);
        delete knob.dataset.wanted;
        show(knob, press);
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

    // A copy or a cube is held anywhere, and goes as far as the hand; of a table what is below the hand.
    function follow(thing, knob, x) {
        const box = thing.getBoundingClientRect();
        if (thing.matches('.slots')) return (at) => Math.floor(((at - box.left) / box.width) * (Number(knob.max) + 1));
        const svg = thing.ownerSVGElement ?? thing.querySelector('svg');
        const pitch = svg.getScreenCTM().a * thing.dataset.pitch;
        const start = Number(knob.value);
        return (at) => start + Math.round((at - x) / pitch);
    }

    document.addEventListener('pointerover', (event) => {
        const copy = event.target.closest?.('.toy [data-knob]');
        if (copy && !held) fetchWay(document.getElementById(copy.dataset.knob));
    });
    document.addEventListener('pointerdown', (event) => {
        const copy = event.target.closest?.('.toy [data-knob]');
        if (!copy || event.button > 0) return;
        const knob = document.getElementById(copy.dataset.knob);
        const picture = copy.closest('.toy-picture');
        held = { knob, placeAt: follow(copy, knob, event.clientX) };
        fetchWay(knob);
        toyOf(knob).classList.add('touched');
        picture.setPointerCapture(event.pointerId);
        if (!copy.matches('.slots')) return;
        knob.value = held.placeAt(event.clientX);
        show(knob, 1);
    });
    document.addEventListener('click', (event) => { if (event.target.closest?.('.toy .slots')) event.preventDefault(); });
    document.addEventListener('pointermove', (event) => {
        if (!held) return;
        held.knob.value = held.placeAt(event.clientX);
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
        if (event.key !== ' ' || !event.target.matches?.('.toy .of-table')) return;
        event.preventDefault();
        show(event.target, 1);
        rest(event.target);
    });

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

    // After a press what runs by itself goes on from where it was: its picture knows how.
    let ran = 0;
    document.addEventListener('htmx:beforeSwap', (event) => {
        ran = Number(toyOf(event.target)?.querySelector('[data-runs]')?.value ?? 0);
    });

    function run(toy) {
        const end = Number(toy.querySelector('[data-runs]')?.value ?? 0);
        if (end <= ran) return;
        toy.style.setProperty('--ran', ran);
        toy.style.setProperty('--run', end - ran);
        toy.classList.add('runs');
    }

    document.addEventListener('htmx:afterSettle', (event) => {
        const toy = toyOf(event.target);
        if (!toy) return;
        if (event.target.id.endsWith('-way')) {
            const knob = toy.querySelector(`.knob[data-way="${event.target.id}"]`);
            if (knob.dataset.wanted) arrived(knob);
            return;
        }
        toy.classList.add('touched');
        run(toy);
        openHere(toy);
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
