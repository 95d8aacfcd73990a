// Pressing an answer: arrow keys in its grid, one stroke over many cells, Enter to check. Without scripts its cells are checkboxes of a form.
(() => {
    'use strict';

    const cellOf = (target) => target.closest?.('.answer-grid td')?.querySelector('input') ?? null;
    const boxesOf = (row) => [...row.querySelectorAll('input')];

    // One tab stop; the arrows go from cell to cell.
    const KEYS = {
        ArrowLeft: (row, column) => [row, column - 1],
        ArrowRight: (row, column) => [row, column + 1],
        ArrowUp: (row, column) => [row - 1, column],
        ArrowDown: (row, column) => [row + 1, column],
        Home: (row) => [row, 0],
        End: (row) => [row, Infinity],
    };

    const within = (index, list) => list[Math.max(0, Math.min(list.length - 1, index))];

    function stopAt(box) {
        box.closest('.answer-grid').querySelectorAll('input').forEach((each) => { each.tabIndex = each === box ? 0 : -1; });
    }

    function upgrade() {
        for (const table of document.querySelectorAll('.answer-grid:not([role])')) {
            table.setAttribute('role', 'grid');
            stopAt(table.querySelector('input'));
        }
    }

    function onKey(event) {
        const box = cellOf(event.target);
        if (!box || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter') box.form.querySelector('button.main-button').click();
        else if (KEYS[event.key]) move(box, KEYS[event.key]);
        else return;
        event.preventDefault();
    }

    function move(box, key) {
        const row = box.closest('tr');
        const rows = [...row.parentElement.rows];
        const [toRow, toColumn] = key(rows.indexOf(row), boxesOf(row).indexOf(box));
        within(toColumn, boxesOf(within(toRow, rows))).focus();
    }

    // A press toggles a cell, and a stroke from there does the same to every cell of that grid that it crosses.
    let stroke = null;

    function onPress(event) {
        const box = cellOf(event.target);
        const mouse = box && event.pointerType === 'mouse' && event.button === 0;
        stroke = mouse ? { form: box.form, on: !box.checked } : null;
    }

    function onCross(event) {
        const box = cellOf(event.target);
        if (!stroke || !box || event.buttons !== 1 || box.form !== stroke.form || box.checked === stroke.on) return;
        box.checked = stroke.on;
        box.dispatchEvent(new Event('change', { bubbles: true }));
    }

    // The bits of a board as a number, the first one highest.
    function tell(form) {
        const number = form?.querySelector('.of-bits');
        if (!number) return;
        const bits = [...form.querySelectorAll('.answer-grid input')].reduce((all, box) => (all << 1n) | BigInt(box.checked), 0n);
        number.textContent = `0x${bits.toString(16).padStart(16, '0')} = ${bits.toLocaleString('en')}`;
    }

    // A question of a lesson has one parameter: its cells are written one after another. Its button has that name too, so that an empty grid is sent.
    function write({ detail }) {
        const form = detail.elt;
        if (!form.matches('form.asked') || detail.parameters[form.id] !== '') return;
        detail.parameters[form.id] = [...form.querySelectorAll(':checked')].map((each) => each.value).join(' ');
    }

    // After a second miss the hint is open; where the grid is no longer there to be pressed, what is said has the focus.
    let missed = null;

    function settled({ target }) {
        upgrade();
        document.querySelectorAll('form.asked').forEach(tell);
        const form = target.matches?.('form.asked') ? target : target.querySelector?.(':scope > form.asked');
        if (!form) return;
        if (missed === target.id) form.querySelector('.hinting')?.setAttribute('open', '');
        const said = form.querySelector('.verdict');
        if (document.activeElement === document.body) said?.focus({ preventScroll: true });
        if (place?.id === form.id) scrollBy({ top: form.getBoundingClientRect().top - place.top, behavior: 'instant' });
        place = null;
        if (!said?.closest('.scene')) said?.scrollIntoView({ block: 'nearest' });
    }

    // What was checked stays where it was.
    let place = null;

    function swaps({ detail: { target } }) {
        missed = target.querySelector('.verdict.wrong') && target.id;
        place = target.matches('form.asked') ? { id: target.id, top: target.getBoundingClientRect().top } : null;
    }

    document.addEventListener('keydown', onKey);
    document.addEventListener('change', ({ target }) => { if (cellOf(target)) tell(target.form); });
    document.addEventListener('focusin', ({ target }) => { if (cellOf(target)) stopAt(target); });
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerout', onCross);
    document.addEventListener('pointerover', onCross);
    document.addEventListener('pointerup', () => { stroke = null; });
    document.addEventListener('htmx:configRequest', write);
    document.addEventListener('htmx:beforeSwap', swaps);
    document.addEventListener('htmx:afterSettle', settled);
    upgrade();
    document.querySelectorAll('form.asked').forEach(tell);
})();
