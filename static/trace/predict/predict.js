// What a practice run comes to, where scripts run: a tally that stays here.
(() => {
    'use strict';

    // The first outcome of every stage of a run is kept by the browser, and by nobody else.
    const kept = (run) => window.kept.read(['practice', run]) ?? {};

    function keep({ run, stage, outcome }) {
        if (!(stage in kept(run))) window.kept.write(['practice', run, stage], outcome);
    }

    function showTally() {
        const tally = document.getElementById('tally');
        if (!tally) return;
        const outcomes = kept(tally.dataset.run);
        const all = [...document.querySelectorAll('.practised li[data-stage]')];
        all.forEach((each) => {
            const outcome = outcomes[each.dataset.stage] ?? '';
            const words = each.querySelector('.outcome');
            words.textContent = outcome ? words.dataset[outcome] : '';
            words.className = `outcome ${outcome}`;
        });
        const correct = all.filter((each) => outcomes[each.dataset.stage] === 'correct').length;
        tally.textContent = tally.dataset.text.replace('#', correct);
        const none = Object.keys(outcomes).length === 0;
        ['tally', 'forget', 'tally-note'].forEach((id) => { document.getElementById(id).hidden = none; });
    }

    function forget() {
        window.kept.write(['practice', document.getElementById('tally').dataset.run], undefined);
        showTally();
    }

    function begin() {
        const outcome = document.querySelector('[data-outcome]');
        if (outcome) keep(outcome.dataset);
        showTally();
    }

    document.addEventListener('click', (event) => {
        if (event.target.closest?.('#forget')) forget();
    });
    document.addEventListener('htmx:afterSettle', begin);
    begin();
})();
