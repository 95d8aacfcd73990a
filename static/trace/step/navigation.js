// Moving through a trace, where scripts run: the next step fetched ahead.
(() => {
    'use strict';

    // Asked for just as htmx asks, so that the browser's cache answers when the step is taken. One step ahead, and once.
    let fetched = null;

    function fetchAhead() {
        const url = document.getElementById('next')?.getAttribute('href')?.split('#')[0];
        if (!url || url === fetched || navigator.connection?.saveData) return;
        fetched = url;
        fetch(url, { headers: { 'HX-Request': 'true', 'HX-Target': 'stepper' }, priority: 'low' }).catch(() => {});
    }

    const isNext = (event) => event.target.closest?.('#next');
    const isPlaying = () => document.getElementById('play')?.getAttribute('aria-pressed') === 'true';

    document.addEventListener('pointerover', (event) => { if (isNext(event)) fetchAhead(); });
    document.addEventListener('focusin', (event) => { if (isNext(event)) fetchAhead(); });

    function settled() {
        if (isPlaying() || document.getElementById('next')?.matches(':hover, :focus')) fetchAhead();
    }

    document.addEventListener('htmx:afterSettle', settled);
    settled();

    // An audience wants no focus ring; the keys act from the start. In a frame they are the host's until a reader comes in.
    if (window.parent === window) document.querySelector('.presenter')?.focus();
})();
