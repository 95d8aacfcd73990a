// Ripple: the carries of a written sum light up one after another, from the right to the left.
(() => {
    'use strict';

    const PACE = 350;
    const still = matchMedia('(prefers-reduced-motion: reduce)');

    function ripple() {
        const waiting = [...document.querySelectorAll('#sum .carry')].reverse();
        if (still.matches) return;
        waiting.forEach((carry) => carry.classList.add('waiting'));
        const timer = setInterval(() => {
            const next = waiting.shift();
            if (next) next.classList.remove('waiting');
            else clearInterval(timer);
        }, PACE);
    }

    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#ripple')) ripple();
    });
})();
