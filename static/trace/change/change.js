// The code that can be changed scrolls by itself: it stays where it is, and what is open in it comes into sight.
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
