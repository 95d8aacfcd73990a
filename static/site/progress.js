// What lies before a reader of the course: the section to go on with, and the questions to see again.
window.progress = (() => {
    'use strict';

    const { kept } = window;
    const FADES = 3 * 24 * 60 * 60 * 1000; // After three days an answer is worth another look.
    const POSITIONS = 1e6;

    const lessons = () => Object.entries(kept.read(['lessons']) ?? {});
    const { course } = document.documentElement.dataset;

    // The lesson that was open last, unless its end was seen.
    function open() {
        const begun = lessons().filter(([, { last, end }]) => last && !end);
        const [slug, lesson] = begun.sort(([, one], [, other]) => other.last - one.last)[0] ?? [];
        return slug && { when: lesson.last, title: lesson.title, href: `${course}/${slug}#${lesson.at?.id ?? ''}` };
    }

    const isMissed = ({ missed, state }) => missed ?? state === 'wrong';
    const fades = ({ missed, state, when }) => !missed && state === 'right' && Date.now() - when > FADES;

    // What was missed, then what was answered longest ago: each on a position of its own.
    function reviews() {
        const answers = lessons().flatMap(([slug, lesson]) => Object.entries(lesson.answers ?? {}).map(([name, answer]) => ({ slug, name, ...answer })));
        const byAge = answers.filter(({ text }) => text).sort((one, other) => one.when - other.when);
        return [...byAge.filter(isMissed), ...byAge.filter(fades)].map(({ slug, name }) => ({ slug, name, href: addressOf(slug, name) }));
    }

    function addressOf(slug, name) {
        const position = 1 + Math.floor(Math.random() * POSITIONS);
        return `${course}/${slug}?${name}.seed=${position}#${name}`;
    }

    return { open, reviews };
})();
