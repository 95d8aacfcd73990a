// The scratchpad: bits can be pressed in pictures. Operators can be typed by keys of the page, which stay above the keyboard of a phone.
(() => {
    'use strict';

    const lines = () => document.getElementById('lines');
    const keys = () => document.querySelector('.sign-keys');

    // A picture of a number in the code can be pressed: its links are those of the table below.
    const drawingOf = (slot) => slot && document.querySelector(`#stepper .draw[data-of="${slot.dataset.of}"]`);

    function arrange() {
        document.querySelectorAll('#stepper .slot[data-of]').forEach((slot) => {
            if (drawingOf(slot)) slot.querySelector('.grid').classList.add('pressable');
        });
        back();
    }

    // A stroke changes the squares that it crosses, but only those that were as its first one.
    let stroke = null;

    const cellAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest('.pressable .c[data-s]') ?? null;

    function begin(event) {
        const cell = event.button === 0 && event.target.closest?.('.pressable .c[data-s]');
        if (!cell) return;
        stroke = { grid: cell.closest('.grid'), on: cell.classList.contains('on'), names: [] };
        cross(event);
    }

    function cross(event) {
        const cell = stroke && cellAt(event);
        if (!cell || cell.closest('.grid') !== stroke.grid || cell.classList.contains('on') !== stroke.on) return;
        if (stroke.names.includes(cell.dataset.s)) return;
        stroke.names.push(cell.dataset.s);
        cell.classList.add('stroked');
    }

    function end() {
        if (!stroke) return;
        const drawing = drawingOf(stroke.grid.closest('.slot'));
        // While a line is wrong, the picture shows older lines than those in the field: a press would bring them back.
        if (document.querySelector('#lines-mistake [data-place]')) {
            stroke.grid.querySelectorAll('.stroked').forEach((each) => each.classList.remove('stroked'));
            stroke = null;
            return;
        }
        const url = new URL(drawing.dataset.url, location.href);
        url.searchParams.set('draw', stroke.names.join(' ').replaceAll('bit ', 'bit-'));
        stroke = null;
        htmx.ajax('GET', url.pathname + url.search, { source: '#bits', target: '#bits', swap: 'outerHTML' });
    }

    // While a line is wrong, these links belong to older lines: following one would lose those in the field.
    function rest({ detail }) {
        if (detail.target?.id !== 'lines-mistake') return;
        document.querySelectorAll('#drawn :is(.line-pictures, .changes, .numberings, .boards)').forEach((each) => { each.inert = true; });
    }

    // In the table the arrows go from square to square, and rows and files are squares of it too: one tab stop.
    const KEYS = {
        ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
    };
    let last = null;

    function stops() {
        document.querySelectorAll('.presses').forEach((table) => {
            const links = [...table.querySelectorAll('button')];
            const stop = links.find((each) => each.dataset.s === last) ?? table.querySelector('td button');
            links.forEach((each) => { each.tabIndex = each === stop ? 0 : -1; });
        });
    }

    function move(event) {
        const from = event.target.closest?.('.presses button');
        const way = from && KEYS[event.key];
        if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        const cell = from.parentElement;
        const rows = cell.closest('table').rows;
        const to = rows[cell.parentElement.rowIndex + way[0]]?.cells[cell.cellIndex + way[1]]?.querySelector('button');
        to?.focus();
    }

    function hold({ target }) {
        const link = target.closest?.('.presses button');
        if (!link) return;
        last = link.dataset.s;
        stops();
    }

    // What was open stays open, and the square that was pressed keeps the focus.
    let open = false;
    let held = false;

    function leave({ detail }) {
        if (detail.target.id !== 'bits') return;
        open = Boolean(document.querySelector('.draw[open]'));
        held = Boolean(document.activeElement?.closest('.presses'));
    }

    function back() {
        if (open) document.querySelectorAll('#stepper .draw').forEach((each) => { each.open = true; });
        stops();
        if (held) document.querySelector('#stepper .presses button[tabindex="0"]')?.focus({ preventScroll: true });
        held = false;
    }

    // What was pressed changes its number and is not asked where it came from.
    function keep(event) {
        if (event.target.closest?.('.pressable .c')) event.stopImmediatePropagation();
    }

    // When the field loses the focus the picture grows again, and what a finger is on would move away from under it.
    function steady(event) {
        if (document.activeElement === lines() && event.target.closest?.('#drawn :is(a, button, summary)')) event.preventDefault();
    }

    function type(event) {
        const key = event.target.closest?.('[data-types]');
        if (!key) return;
        event.preventDefault();
        const field = lines();
        const { selectionStart: start, selectionEnd: end } = field;
        window.codeEditor.replace(field, start, end, key.dataset.types);
        if (key.dataset.types === '()') field.setSelectionRange(start + 1, start + 1);
    }

    async function copy({ target }) {
        const button = target.closest?.('[data-copies]');
        if (!button) return;
        const code = document.getElementById(button.dataset.copies);
        getSelection().selectAllChildren(code);
        try { await navigator.clipboard.writeText(code.textContent); } catch { document.execCommand('copy'); }
        button.textContent = button.dataset.done;
    }

    // Above the keyboard of a phone.
    function place() {
        const seen = window.visualViewport;
        if (keys()) keys().style.bottom = `${Math.max(0, innerHeight - seen.height - seen.offsetTop)}px`;
    }

    document.addEventListener('htmx:afterSwap', rest);
    document.addEventListener('pointerdown', begin);
    document.addEventListener('keydown', move, true);
    document.addEventListener('focusin', hold);
    document.addEventListener('htmx:beforeSwap', leave);
    document.addEventListener('pointermove', cross);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', () => { stroke = null; });
    document.addEventListener('click', keep, true);
    document.addEventListener('click', copy);
    document.addEventListener('pointerdown', type);
    document.addEventListener('mousedown', steady);
    document.addEventListener('htmx:afterSettle', arrange);
    window.visualViewport?.addEventListener('resize', place);
    window.visualViewport?.addEventListener('scroll', place);
    arrange();
})();
