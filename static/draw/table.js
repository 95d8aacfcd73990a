// The result read as a grid of cells: one tab stop, and the arrows go from cell to cell.
(() => {
    'use strict';

    const cellsOf = (row) => [...row.querySelectorAll('td')];

    // Where a key leads from a row and a column; beyond the edges it stays at them.
    const KEYS = {
        ArrowLeft: (row, column) => [row, column - 1],
        ArrowRight: (row, column) => [row, column + 1],
        ArrowUp: (row, column) => [row - 1, column],
        ArrowDown: (row, column) => [row + 1, column],
        Home: (row, column, whole) => [whole ? 0 : row, 0],
        End: (row, column, whole) => [whole ? Infinity : row, Infinity],
    };

    const within = (index, list) => list[Math.max(0, Math.min(list.length - 1, index))];

    function onKey(event) {
        const cell = event.target.closest?.('table[role=grid] td');
        const key = KEYS[event.key];
        if (!cell || !key || event.altKey || event.metaKey || event.shiftKey) return;
        const rows = [...cell.closest('tbody').rows];
        const row = cell.parentElement;
        const [toRow, toColumn] = key(rows.indexOf(row), cellsOf(row).indexOf(cell), event.ctrlKey);
        within(toColumn, cellsOf(within(toRow, rows))).focus();
        event.preventDefault();
    }

    // The tab stop is the cell that had the focus last.
    function onFocus(event) {
        const cell = event.target.closest?.('table[role=grid] td');
        if (!cell) return;
        cell.closest('table').querySelectorAll('td[tabindex="0"]').forEach((each) => { each.tabIndex = -1; });
        cell.tabIndex = 0;
    }

    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
})();
