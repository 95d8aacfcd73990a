// Ripple: a written sum is worked out column by column, from the right, and each carry is handed on to the left.
(() => {
    'use strict';

    const PACE = 450;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let timer = null;

    // The cells of the columns, the one of the ones first; before the cells stands the name of the row.
    function columns(table) {
        const rows = [...table.tBodies[0].rows];
        return [...rows[0].cells].map((_, index) => rows.map((row) => row.cells[index])).slice(1).reverse();
    }

    const carryOf = (column) => column?.[0].querySelector('.carry');

    function show(column, next) {
        column.forEach((cell) => cell.classList.add('adding'));
        column.at(-1).classList.remove('waiting');
        carryOf(next)?.classList.remove('waiting');
    }

    function leave(column) {
        column?.forEach((cell) => cell.classList.remove('adding'));
    }

    // Stops what is under way and shows the sum complete.
    function finish(all) {
        clearInterval(timer);
        all.forEach((column) => {
            leave(column);
            column.at(-1).classList.remove('waiting');
            carryOf(column)?.classList.remove('waiting');
        });
    }

    function ripple(table) {
        const all = columns(table);
        finish(all);
        if (still.matches) return;
        all.forEach((column) => {
            column.at(-1).classList.add('waiting');
            carryOf(column)?.classList.add('waiting');
        });
        let at = 0;
        timer = setInterval(() => {
            leave(all[at - 1]);
            if (at === all.length) return finish(all);
            show(all[at], all[at + 1]);
            at++;
        }, PACE);
    }

    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#ripple')) ripple(document.getElementById('sum'));
    });
})();
