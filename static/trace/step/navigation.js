// Moving through a trace, where scripts run: the ticks in view, the slider in words, the next steps fetched ahead.
(() => {
    'use strict';

    // The strip of ticks scrolls by itself and never the page.
    function showTick() {
        const tick = document.querySelector('#ticks [aria-current]');
        if (!tick) return;
        const strip = document.getElementById('ticks');
        strip.scrollLeft += tick.getBoundingClientRect().left - strip.getBoundingClientRect().left
            - (strip.clientWidth - tick.offsetWidth) / 2;
    }

    // While the slider is held it is not replaced, so its words have to follow.
    function nameSlider() {
        const slider = document.getElementById('slider');
        const where = document.querySelector('#stepper .where');
        if (slider && where) slider.setAttribute('aria-valuetext', where.textContent.trim());
    }

    // Asked for just as htmx asks, so that the browser's cache answers when the step is taken. One step ahead, and once.
    let fetched = null;

    function fetchAhead() {
        const url = document.getElementById('next')?.getAttribute('hx-get');
        if (!url || url === fetched || navigator.connection?.saveData) return;
        fetched = url;
        fetch(url, { headers: { 'HX-Request': 'true', 'HX-Target': 'stepper' }, priority: 'low' }).catch(() => {});
    }

    const isNext = (event) => event.target.closest?.('#next');
    const isPlaying = () => document.getElementById('play')?.getAttribute('aria-pressed') === 'true';

    document.addEventListener('pointerover', (event) => { if (isNext(event)) fetchAhead(); });
    document.addEventListener('focusin', (event) => { if (isNext(event)) fetchAhead(); });

    // Where things stand is asked when the browser is about to draw them: asked earlier, it would work all of it out twice.
    function settled() {
        requestAnimationFrame(showTick);
        nameSlider();
        if (isPlaying() || document.getElementById('next')?.matches(':hover, :focus')) fetchAhead();
    }

    document.addEventListener('htmx:afterSettle', settled);
    settled();

    // An audience wants no focus ring; the keys act from the start.
    document.querySelector('.presenter')?.focus();
})();
