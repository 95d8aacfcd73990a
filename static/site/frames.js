// Each frame of a lesson is a whole page of its own, and costs as much. None is asked for before it can be seen
// or its reader moves: then all are, and the browser fetches each as it comes near. Without scripts it does so anyway.
(() => {
    'use strict';

    const SIGNS = ['scroll', 'keydown', 'focusin', 'pointerdown'];
    const places = () => [...document.querySelectorAll('.frame-place')];

    function fill(place) {
        const held = document.createElement('template');
        held.innerHTML = place.querySelector('noscript').textContent;
        place.replaceWith(held.content);
    }

    const seen = new IntersectionObserver((entries) => {
        entries.filter((each) => each.isIntersecting).forEach((each) => {
            seen.unobserve(each.target);
            if (each.target.isConnected) fill(each.target);
        });
    });

    function fillAll() {
        seen.disconnect();
        SIGNS.forEach((sign) => removeEventListener(sign, fillAll, true));
        places().forEach(fill);
    }

    SIGNS.forEach((sign) => addEventListener(sign, fillAll, { capture: true, passive: true }));
    places().forEach((place) => seen.observe(place));
})();
