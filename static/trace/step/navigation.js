// Moving through a trace, where scripts run: the ticks in view, the slider in words, the next steps fetched ahead.
(() => {
    'use strict';

    const FETCHED_AHEAD = ['next', 'previous'];

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

    // Asked for just as htmx asks, so that the browser's cache answers when the step is taken.
    function fetchAhead() {
        if (navigator.connection?.saveData) return;
        for (const id of FETCHED_AHEAD) {
            const url = document.getElementById(id)?.getAttribute('hx-get');
            if (url) fetch(url, { headers: { 'HX-Request': 'true', 'HX-Target': 'stepper' }, priority: 'low' }).catch(() => {});
        }
    }

    // Where things stand is asked when the browser is about to draw them: asked earlier, it would work all of it out twice.
    function settled() {
        requestAnimationFrame(showTick);
        nameSlider();
        fetchAhead();
    }

    document.addEventListener('htmx:afterSettle', settled);
    settled();

    // An audience wants no focus ring; the keys act from the start.
    document.querySelector('.presenter')?.focus();
})();
