// A lesson is begun by being opened, and read when its end has been seen or all its questions are right.
(() => {
    'use strict';

    const { kept } = window;
    const lesson = document.querySelector('.lesson-page:not(.printed)')?.dataset.lesson;
    const keep = (changed) => kept.write(['lessons', lesson], { ...kept.read(['lessons', lesson]), ...changed });

    // The end of a short lesson is on the screen before anything is read: only who moves comes to the end.
    function watchEnd(end) {
        const seen = new IntersectionObserver((entries) => {
            if (!entries.some((each) => each.isIntersecting)) return;
            seen.disconnect();
            keep({ end: true });
        });
        addEventListener('scroll', () => seen.observe(end), { once: true, passive: true });
    }

    if (lesson) {
        keep({ last: Date.now() });
        const end = document.querySelector('.lesson-end, .lesson-foot');
        if (end) watchEnd(end);
    }
    document.getElementById('page_print')?.addEventListener('click', () => window.print());
})();
