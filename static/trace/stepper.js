// What the stepper adds where scripts run: keys, play, one square lit in every picture. Without it, links do the rest.
(() => {
    'use strict';

    const READ = 800;
    const BLINK = 350;
    const CHAIN = 1200;
    const LONGER = { slow: 2.5, quick: 0.5 };
    const region = () => document.getElementById('stepper');

    function follow(id) {
        const link = document.getElementById(id);
        if (!link || link.getAttribute('aria-disabled') === 'true') return false;
        // A key that is held down repeats. A second request for the same step would cancel the first, so each step is asked for once.
        if (!link.classList.contains('htmx-request')) link.click();
        return true;
    }

    // Keys act only inside the region that has focus, and not while typing; where nothing has it, only the arrows.
    const KEYS = {
        ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last',
        ' ': 'play', o: 'over', i: 'into', u: 'out', p: 'present', g: 'predict',
    };

    // On the handle of the track the arrows are the time.
    const TYPED_INTO = 'input:not([type=range]), textarea, select, [role=grid]';
    const TIME = /^(Arrow|Page)/;

    // After a reload or Back nothing has the focus: then arrows left and right step, and the keys that scroll still scroll.
    function isMeant(event) {
        const target = event.target;
        if (target === document.body) return event.key === 'ArrowRight' || event.key === 'ArrowLeft';
        if (target.id === 'handle' && TIME.test(event.key)) return false;
        return region()?.contains(target) && !target.closest(TYPED_INTO);
    }

    // Whether keys act is the reader's choice, kept by the browser.
    function keysAct() {
        try { return localStorage.getItem('stepper-keys') !== 'off'; } catch { return true; }
    }

    function keepChoice(on) {
        try { localStorage.setItem('stepper-keys', on ? 'on' : 'off'); } catch { /* Lasts as long as the page. */ }
    }

    function showChoice() {
        const choice = document.getElementById('step-keys-on');
        if (choice) choice.checked = keysAct();
    }

    function listKeys() {
        const list = document.getElementById('step-keys');
        if (!list) return;
        list.open = true;
        list.parentElement.closest('details').open = true;
        list.querySelector('summary').focus();
    }

    function onKey(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || !keysAct()) return;
        if (!isMeant(event)) return;
        if (event.key === 'Escape') return document.querySelector('.presenter') && follow('present');
        if (event.key === ' ' && event.target.closest('button, summary')) return;
        if (event.key === '?') return listKeys();
        const name = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!name) return;
        const line = event.shiftKey && (name === 'next' || name === 'previous');
        if (follow(line ? `${name}-line` : name)) event.preventDefault();
    }

    // Play moves the handle of the track: from where it stands to the end of its step, then through the steps that follow.
    let playing = false;
    let timer = null;

    const result = () => document.querySelector('#stepper .slot.result svg[data-motion]');
    // Returns whether the picture of the result plays it.
    function tell(name, detail) {
        return result()?.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail })) === false;
    }

    function stop() {
        clearTimeout(timer);
        if (playing) tell('motion:pause');
        playing = false;
        showPlay();
    }

    // How long Play rests after a step: long enough to read its picture. Loop checks and constants, where hardly anything moves, get almost no rest.
    function reading() {
        if (Number(result()?.dataset.motion ?? 0) > 120) return READ;
        return document.querySelector('#stepper .equation.chain') ? CHAIN : BLINK;
    }

    function advance() {
        if (result()?.matches('.moving')) return;
        if (!follow('next')) stop();
    }

    function playOn() {
        clearTimeout(timer);
        if (playing) timer = setTimeout(advance, reading() * (LONGER[document.documentElement.dataset.speed] ?? 1));
    }

    // How fast things move is the reader's choice too.
    function setSpeed(speed) {
        document.documentElement.dataset.speed = speed;
        try { localStorage.setItem('speed', speed); } catch { /* Lasts as long as the page. */ }
    }

    function keptSpeed() {
        try { return localStorage.getItem('speed') ?? 'normal'; } catch { return 'normal'; }
    }

    function showSpeed() {
        document.querySelectorAll('.speed').forEach((each) => { each.value = document.documentElement.dataset.speed; });
    }

    function showPlay() {
        const button = document.getElementById('play');
        if (!button) return;
        button.setAttribute('aria-pressed', String(playing));
        button.dataset.play ??= button.textContent;
        button.textContent = playing ? button.dataset.pause : button.dataset.play;
    }

    function togglePlay() {
        if (playing) return stop();
        playing = true;
        showPlay();
        const again = !document.querySelector('#next[href]');
        if (!tell('motion:play', { again })) advance();
    }

    // Pointing at a square, or reaching it with the arrow keys, lights it in every picture: of the page, or of the block
    // of a lesson that it stands in.
    let lit = null;

    function light({ target }) {
        const named = target.closest?.('[data-s]');
        if (named === lit) return;
        document.querySelectorAll('.lit').forEach((each) => each.classList.remove('lit'));
        lit = named;
        if (!named?.dataset.s) return;
        const alike = `[data-s="${CSS.escape(named.dataset.s)}"]`;
        (named.closest('.block') ?? document).querySelectorAll(alike).forEach((each) => each.classList.add('lit'));
    }

    // At the end of an algorithm its answer lights up on the board.
    function showAnswer() {
        const ended = document.querySelector('#next[aria-disabled]');
        const answer = ended ? document.querySelectorAll('#stepper .slot.result .c.on') : [];
        const squares = new Set([...answer].map((cell) => cell.dataset.s));
        document.querySelectorAll('.position .square[data-s]').forEach((square) => {
            square.classList.toggle('is-answer', squares.has(square.dataset.s));
        });
    }

    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', light);
    document.addEventListener('focusin', light);
    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#play')) togglePlay();
        else if (playing && event.isTrusted && event.target.closest?.('a, button')) stop();
    });
    // The element that had the focus may be gone: the button that started playing, or the link of a line.
    let held = null;

    function keepFocus() {
        if (held && document.activeElement === document.body) {
            const again = document.getElementById(held.id) ?? document.getElementById('next') ?? region();
            again?.focus({ preventScroll: true });
        }
        held = null;
    }

    // Removing the element with the focus makes the browser lay out the old and the new part together. So it is blurred first
    // if it will be found again by its id.
    document.addEventListener('htmx:beforeSwap', ({ detail }) => {
        const focused = document.activeElement;
        if (region()?.contains(focused)) held = focused;
        if (detail.shouldSwap && held?.matches(':is(a, button)[id]') && detail.target.contains(held)) held.blur();
    });
    document.addEventListener('change', (event) => {
        if (event.target.id === 'step-keys-on') keepChoice(event.target.checked);
        if (event.target.matches('.speed')) setSpeed(event.target.value);
    });
    for (const swapped of ['htmx:afterSwap', 'scene:shown']) document.addEventListener(swapped, showSpeed);
    document.documentElement.dataset.speed = keptSpeed();
    showSpeed();
    showChoice();
    showAnswer();
    document.addEventListener('htmx:afterSettle', () => {
        showChoice();
        showPlay();
        playOn();
        showAnswer();
        keepFocus();
        lit = null;
    });
    document.addEventListener('motion:seek', stop);
    document.addEventListener('motion:time', (event) => { if (event.detail.time === Infinity) playOn(); });
    document.addEventListener('htmx:responseError', stop);
    document.addEventListener('htmx:sendError', stop);
})();
