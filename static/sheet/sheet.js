// A sheet on this device: its first answers stay, wherever one goes back to; what is handed in is copied and printed.
(() => {
    'use strict';

    const { kept } = window;
    const page = document.querySelector('.sheet');
    if (!page) return;

    // Of many questions the strip shows where one is; it alone moves, not a page around this one.
    function showPlace(strip) {
        const here = strip?.querySelector('[aria-current]')?.getBoundingClientRect();
        const all = strip?.getBoundingClientRect();
        if (here) strip.scrollLeft += here.left + here.width / 2 - all.left - all.width / 2;
    }
    showPlace(page.querySelector('.sheet-bar nav'));

    const { sheet, state, student } = page.dataset;
    const ended = 'end' in page.dataset;
    const of = (word) => ['sheets', sheet, word];

    // For each question the first answer counts: one that the device remembers is older than one in the address.
    function merged(own, known) {
        const older = known?.state === state ? known.answers.split('.') : [];
        const newer = own.split('.');
        const count = Math.max(older.length, newer.length);
        return Array.from({ length: count }, (none, index) => older[index] || newer[index] || '').join('.');
    }

    function keep() {
        const own = page.dataset.answers;
        const all = merged(own, kept.read(of(student)));
        kept.write(of(student), { state, answers: all, when: Date.now() });
        if (all === own || all.replaceAll('.', '') === own.replaceAll('.', '')) return;
        const address = new URL(location.href);
        address.searchParams.set('answers', all);
        address.searchParams.set('q', page.dataset.question);
        location.replace(address);
    }

    // A sheet of somebody else that is opened from its link is not remembered on this device.
    if (student && !ended) keep();

    function offerToResume() {
        const offer = document.getElementById('resume');
        const latest = Object.entries(kept.read(['sheets', sheet]) ?? {})
            .filter(([, one]) => one?.state === state)
            .sort(([, one], [, other]) => other.when - one.when)[0];
        if (!offer || !latest) return;
        const [word, { answers }] = latest;
        const link = offer.querySelector('a');
        const address = new URL(link.href);
        address.searchParams.set('student', word);
        address.searchParams.set('state', state);
        address.searchParams.set('answers', answers);
        link.href = address;
        link.textContent = `${offer.dataset.text} ${word}`;
        offer.hidden = false;
    }
    offerToResume();

    // A page that follows a check says first how the answer is; in a frame too, but it scrolls nothing around it.
    function land() {
        const said = page.querySelector('[id$="said"], #next, .choice:is(.correct, .wrong)');
        if (location.hash !== '#checked' || !said) return;
        if (!said.matches(':is(a, [tabindex])')) said.tabIndex = -1;
        said.focus({ preventScroll: window !== window.parent });
        document.getElementById('spoken').textContent = said.textContent.trim();
    }
    land();

    async function copy({ currentTarget: button }) {
        const field = document.getElementById('link');
        try {
            await navigator.clipboard.writeText(field.value);
        } catch {
            field.select();
            document.execCommand('copy');
        }
        document.getElementById('spoken').textContent = button.dataset.copied;
        button.textContent = button.dataset.copied;
    }
    document.getElementById('copy')?.addEventListener('click', copy);
    document.getElementById('print')?.addEventListener('click', () => window.print());
})();
