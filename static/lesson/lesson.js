// A lesson is begun by being opened, and read when its end has been seen or all its questions are right.
(() => {
    'use strict';

    const { kept, progress } = window;
    const asked = location.search;
    const lesson = document.querySelector('.lesson-page:not(.printed)')?.dataset.lesson;
    const keep = (changed) => kept.write(['lessons', lesson], { ...kept.read(['lessons', lesson]), ...changed });

    // The end of a short lesson is on the screen before anything is read, so it counts only after the reader has moved.
    function watchEnd(end) {
        const seen = new IntersectionObserver((entries) => {
            if (!entries.some((each) => each.isIntersecting)) return;
            seen.disconnect();
            keep({ end: true });
        });
        addEventListener('scroll', () => seen.observe(end), { once: true, passive: true });
    }

    // In a review the next question may stand in another lesson: the link leads there.
    function leadOn() {
        const [name] = [...new URLSearchParams(asked).keys()].filter((key) => key.endsWith('.seed')).map((key) => key.split('.')[0]);
        const question = name && document.getElementById(name);
        const place = document.getElementById('review-on');
        if (!question || question.dataset.state === 'open') return;
        const others = progress.reviews().filter((each) => each.slug !== lesson || each.name !== name);
        const link = place.firstElementChild;
        link.textContent = others.length > 0 ? link.dataset.next.replace('#', others.length) : link.dataset.done;
        link.href = others[0]?.href ?? link.dataset.course;
        place.hidden = false;
        question.after(place);
    }

    // An address that names what is folded opens it.
    function unfold() {
        const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const fold = named && named.closest('summary')?.parentElement;
        if (fold) fold.open = true;
    }

    addEventListener('hashchange', unfold);
    unfold();

    if (lesson) {
        keep({ last: Date.now(), title: document.querySelector('h1').textContent });
        document.addEventListener('lesson:section', ({ detail }) => keep({ at: detail }));
        document.addEventListener('kept:changed', leadOn);
        leadOn();
        const end = document.querySelector('.lesson-foot');
        if (end) watchEnd(end);
    }
    document.getElementById('page_print')?.addEventListener('click', () => window.print());
})();
