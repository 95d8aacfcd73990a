// Makes the cells of a picture that can be pressed. Their places and names come from its ground, which the page defines once.
(() => {
    'use strict';

    const SVG = 'http://www.w3.org/2000/svg';
    const filled = new WeakSet();

    function cell(name, on, x, y) {
        const rect = document.createElementNS(SVG, 'rect');
        rect.setAttribute('class', on ? 'c on' : 'c');
        rect.setAttribute('x', x);
        rect.setAttribute('y', y);
        rect.dataset.s = name;
        return rect;
    }

    // Cells that can be seen without pointing at them were drawn by the server.
    function fill(grid) {
        filled.add(grid);
        const ground = document.querySelector(grid.querySelector('.grounds').getAttribute('href'));
        const there = new Map([...grid.querySelectorAll('.c')].map((each) => [each.dataset.s, each]));
        const on = new Set(grid.dataset.on.split(','));
        const places = [...ground.getAttribute('d').matchAll(/M(\d+) (\d+)/g)];
        ground.dataset.names.split(',').forEach((name, index) => {
            const [, x, y] = places[index];
            grid.append(there.get(name) ?? cell(name, on.has(name), x - 1, y - ground.dataset.inset));
        });
    }

    // In a small picture only the cells that are 1, in the order of its lines. They are made once a square or the picture is pointed at.
    function fillSmall(mini) {
        filled.add(mini);
        const names = mini.dataset.on.split(',');
        for (const [, x, y, length] of mini.querySelector('.on').getAttribute('d').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
            for (let along = 0; along < length; along += 10) mini.append(cell(names.shift(), false, Number(x) + along, y - 5));
        }
    }

    function fillAllSmall({ target }) {
        if (!target.closest?.('[data-s], .mini')) return;
        document.querySelectorAll('svg.mini[data-on]').forEach((mini) => { if (!filled.has(mini)) fillSmall(mini); });
    }

    function fillAll() {
        document.querySelectorAll('svg.grid[data-on]').forEach((grid) => { if (!filled.has(grid)) fill(grid); });
    }

    for (const swapped of ['htmx:afterSwap', 'scene:shown']) document.addEventListener(swapped, fillAll);
    for (const pointed of ['pointerover', 'focusin']) document.addEventListener(pointed, fillAllSmall, true);
    fillAll();
})();
