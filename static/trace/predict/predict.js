// Predicting where scripts run: arrow keys in the answer's grid, one stroke over many cells, and a tally that stays here.
(() => {
    'use strict';

    const grid = () => document.getElementById('answer-grid');
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
        grid().querySelectorAll('input').forEach((each) => { each.tabIndex = each === box ? 0 : -1; });
    }

    function upgrade() {
        const table = grid();
        if (!table || table.getAttribute('role') === 'grid') return;
        table.setAttribute('role', 'grid');
        stopAt(table.querySelector('input'));
    }

    function onKey(event) {
        const box = event.target.closest?.('#answer-grid input');
        const key = KEYS[event.key];
        if (!box || !key || event.altKey || event.ctrlKey || event.metaKey) return;
        const rows = [...grid().tBodies[0].rows];
        const row = box.closest('tr');
        const [toRow, toColumn] = key(rows.indexOf(row), boxesOf(row).indexOf(box));
        within(toColumn, boxesOf(within(toRow, rows))).focus();
        event.preventDefault();
    }

    // A press toggles a cell, and a stroke from there does the same to every cell that it crosses.
    let stroke = null;

    function onPress(event) {
        const box = event.target.closest?.('#answer-grid td')?.querySelector('input');
        stroke = box && event.pointerType === 'mouse' && event.button === 0 ? !box.checked : null;
    }

    function onCross(event) {
        const box = event.target.closest?.('#answer-grid td')?.querySelector('input');
        if (stroke === null || !box || event.buttons !== 1) return;
        box.checked = stroke;
        emptyField();
    }

    function onLeave(event) {
        const box = event.target.closest?.('#answer-grid td')?.querySelector('input');
        if (stroke === null || !box || event.buttons !== 1) return;
        box.checked = stroke;
    }

    // What is toggled last counts, though what is typed would go first.
    function emptyField() {
        const field = document.getElementById('typed');
        if (field) field.value = '';
    }

    // The first outcome of every stage of a run is kept by the browser, and by nobody else.
    const keyOf = (run) => `practice ${run}`;

    function kept(run) {
        try { return JSON.parse(localStorage.getItem(keyOf(run))) ?? {}; } catch { return {}; }
    }

    function keep({ run, stage, outcome }) {
        const outcomes = kept(run);
        if (stage in outcomes) return;
        try { localStorage.setItem(keyOf(run), JSON.stringify({ ...outcomes, [stage]: outcome })); } catch { /* Lasts as long as the page. */ }
    }

    function showTally() {
        const tally = document.getElementById('tally');
        if (!tally) return;
        const outcomes = kept(tally.dataset.run);
        const all = [...document.querySelectorAll('.practised li[data-stage]')];
        all.forEach((each) => {
            const outcome = outcomes[each.dataset.stage] ?? '';
            const words = each.querySelector('.outcome');
            words.textContent = outcome ? words.dataset[outcome] : '';
            words.className = `outcome ${outcome}`;
        });
        const correct = all.filter((each) => outcomes[each.dataset.stage] === 'correct').length;
        tally.textContent = tally.dataset.text.replace('#', correct);
        const none = Object.keys(outcomes).length === 0;
        ['tally', 'forget', 'tally-note'].forEach((id) => { document.getElementById(id).hidden = none; });
    }

    function forget() {
        try { localStorage.removeItem(keyOf(document.getElementById('tally').dataset.run)); } catch { /* Nothing was kept. */ }
        showTally();
    }

    function begin() {
        upgrade();
        const outcome = document.querySelector('[data-outcome]');
        if (outcome) keep(outcome.dataset);
        showTally();
    }

    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', (event) => {
        if (event.target.closest?.('#answer-grid input')) stopAt(event.target);
    });
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerout', onLeave);
    document.addEventListener('pointerover', onCross);
    document.addEventListener('pointerup', () => { stroke = null; });
    document.addEventListener('change', (event) => {
        if (event.target.closest?.('#answer-grid')) emptyField();
    });
    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#forget')) forget();
    });
    document.addEventListener('htmx:afterSettle', begin);
    begin();
})();
