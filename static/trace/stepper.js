// What the stepper adds where scripts run: keys, play, one square lit in every picture. Without it, links do the rest.
(() => {
    'use strict';

    const PACE = 1200;
    const region = () => document.getElementById('stepper');

    function follow(id) {
        const link = document.getElementById(id);
        if (link && link.getAttribute('aria-disabled') !== 'true') {
            link.click();
            return true;
        }
        return false;
    }

    // Keys act only inside the region that has focus, and not while typing; where nothing has it, only the arrows.
    const KEYS = {
        ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last',
        ' ': 'play', o: 'over', i: 'into', u: 'out', p: 'present', g: 'predict',
    };

    // On the slider the keys step too: by its own notches they would stop between two stages.
    const TYPED_INTO = 'input:not([type=range]), textarea, select, [role=grid]';

    // After a deep link, a reload or Back nothing has the focus; what scrolls a page is left to it.
    function isMeant(event) {
        const target = event.target;
        if (target === document.body) return event.key === 'ArrowRight' || event.key === 'ArrowLeft';
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

    // Play presses Next until there is no more of it.
    let playing = null;

    function stop() {
        clearInterval(playing);
        playing = null;
        showPlay();
    }

    function showPlay() {
        const button = document.getElementById('play');
        if (!button) return;
        button.setAttribute('aria-pressed', String(playing !== null));
        button.dataset.play ??= button.textContent;
        button.textContent = playing === null ? button.dataset.play : button.dataset.pause;
    }

    function togglePlay() {
        if (playing !== null) return stop();
        playing = setInterval(() => { if (!follow('next')) stop(); }, PACE);
        showPlay();
        if (!follow('next')) stop();
    }

    // Pointing at a square, or reaching it with the arrow keys, lights it in every picture.
    let lit = null;

    function light(square) {
        if (square === lit) return;
        document.querySelectorAll('.lit').forEach((each) => each.classList.remove('lit'));
        lit = square;
        if (!square) return;
        document.querySelectorAll(`[data-s="${CSS.escape(square)}"]`).forEach((each) => each.classList.add('lit'));
    }

    const squareOf = (event) => event.target.closest?.('[data-s]')?.dataset.s || null;

    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', (event) => light(squareOf(event)));
    document.addEventListener('focusin', (event) => light(squareOf(event)));
    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#play')) togglePlay();
        else if (playing !== null && event.isTrusted && event.target.closest?.('a, button')) stop();
    });
    // What had the focus may not be there any more: the button that began it all, or a line's link.
    let held = false;

    function keepFocus() {
        if (held && document.activeElement === document.body) {
            (document.getElementById('next') || region())?.focus({ preventScroll: true });
        }
        held = false;
    }

    document.addEventListener('htmx:beforeSwap', () => {
        held ||= Boolean(region()?.contains(document.activeElement));
    });
    document.addEventListener('change', (event) => {
        if (event.target.id === 'step-keys-on') keepChoice(event.target.checked);
    });
    showChoice();
    document.addEventListener('htmx:afterSettle', () => {
        showChoice();
        showPlay();
        keepFocus();
        lit = null;
    });
    document.addEventListener('htmx:responseError', stop);
    document.addEventListener('htmx:sendError', stop);
})();
