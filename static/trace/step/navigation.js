// Fetches the next step ahead, in the stepper and in the scenes of a lesson.
(() => {
    'use strict';

    // Asked for just as htmx asks, so that the browser's cache answers when the step is taken. One step ahead, and once.
    let fetched = null;

    function fetchAhead(link) {
        const url = link?.getAttribute('href')?.split('#')[0];
        if (!url || url === fetched || navigator.connection?.saveData) return;
        fetched = url;
        const target = link.closest('.stepper, .block')?.id ?? 'stepper';
        fetch(url, { headers: { 'HX-Request': 'true', 'HX-Target': target }, priority: 'low' }).catch(() => {});
    }

    const NEXT = '#next, .block [rel=next][hx-get]';
    const nextOf = (event) => event.target.closest?.(NEXT);
    const isPlaying = () => document.getElementById('play')?.getAttribute('aria-pressed') === 'true';

    document.addEventListener('pointerover', (event) => fetchAhead(nextOf(event)));
    document.addEventListener('focusin', (event) => fetchAhead(nextOf(event)));

    function settled() {
        const held = [...document.querySelectorAll(NEXT)].find((each) => each.matches(':hover, :focus'));
        fetchAhead(isPlaying() ? document.getElementById('next') : held);
    }

    document.addEventListener('htmx:afterSettle', settled);
    settled();

    // In presentation mode keys act from the start, and no focus ring is drawn. In a frame the keys belong to the host until a reader clicks into it.
    if (window.parent === window) document.querySelector('.presenter')?.focus();
})();
