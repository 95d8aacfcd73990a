// Where the page stands and what has the focus after a part of it was replaced. Another step moves nothing. Another view
// begins at its heading, which gets the focus. What was opened is scrolled so far that its beginning is seen.
(() => {
    'use strict';

    const root = document.documentElement;
    const view = () => document.getElementById('stepper')?.dataset.view;

    let left = null;
    let pressed = null;

    // For a moment the new part stands before the old one. A browser that anchors its scrolling to the old one
    // would be at the foot of the page once that is gone.
    function hold(event) {
        root.classList.add('swapping');
        left = view();
        pressed = event.detail.requestConfig?.elt.id;
    }

    function letGo() {
        root.getBoundingClientRect();
        root.classList.remove('swapping');
    }

    function land() {
        const heading = document.querySelector('#stepper [data-landing]');
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: 'nearest' });
    }

    function bringIn(opener) {
        if (opener?.getAttribute('aria-expanded') !== 'true') return;
        document.getElementById(opener.getAttribute('aria-controls'))?.firstElementChild.scrollIntoView({ block: 'nearest' });
    }

    // A page that comes out of the history was not asked for here: it stands where the browser puts it.
    function settle() {
        if (left && view() && view() !== left) land();
        else if (pressed) bringIn(document.getElementById(pressed));
        left = pressed = null;
    }

    document.addEventListener('htmx:beforeSwap', hold);
    document.addEventListener('htmx:afterSettle', settle);
    document.addEventListener('htmx:afterRequest', letGo);
})();
