// The code that can be changed has a scroll bar of its own: its place is kept over a swap, and a menu that opens is scrolled into sight.
(() => {
    'use strict';

    let place = null;

    const open = () => document.querySelector('#code.open');

    function settle() {
        const code = open();
        if (!code) return;
        if (place !== null) code.scrollTop = place;
        (document.getElementById('code-menu') ?? (place === null && code.querySelector('.current')))
            ?.scrollIntoView?.({ block: 'nearest' });
    }

    document.addEventListener('htmx:beforeSwap', () => { place = open()?.scrollTop ?? null; });
    document.addEventListener('htmx:afterSettle', settle);
})();
