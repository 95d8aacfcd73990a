// The written sum keeps time with the carries in the picture. The server has written into each column when it is settled.
(() => {
    'use strict';

    const ROOT = '.stepper, .scene';

    // The cells of the columns in the order in which they are settled; before the cells stands the name of the row.
    function columns(table) {
        const rows = [...table.tBodies[0].rows];
        const settled = (column) => Number(column.at(-1).dataset.at);
        return [...rows[0].cells].map((_, index) => rows.map((row) => row.cells[index])).slice(1).sort((a, b) => settled(a) - settled(b));
    }

    function show(table, time) {
        const all = columns(table);
        const waits = (column) => Number(column.at(-1).dataset.at) > time;
        const at = all.findIndex(waits);
        all.forEach((column, index) => {
            column.forEach((cell) => cell.classList.toggle('adding', index === at));
            column.at(-1).classList.toggle('waiting', waits(column));
            column[0].querySelector('.carry')?.classList.toggle('waiting', waits(column) && index !== at);
        });
    }

    document.addEventListener('motion:time', (event) => {
        const table = event.target.closest(ROOT)?.querySelector('.sum table:has([data-at])');
        if (table) show(table, event.detail.time);
    });
    // The names of rows beside a picture choose the row of the sum.
    document.addEventListener('click', (event) => {
        const row = event.target.closest?.(`:is(${ROOT}) .slot text.row`);
        if (!row) return;
        const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(row.getScreenCTM().inverse());
        const name = row.textContent[row.getCharNumAtPosition(place)];
        [...row.closest(ROOT).querySelectorAll('.ranks-choice a')].find((each) => each.textContent === name)?.click();
    });
})();
