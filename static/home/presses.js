// The three presses move their bits. A later one first plays the earlier; what is found lights up when the bits have come to rest.
(() => {
    'use strict';

    const SWITCH = 150; // milliseconds from the discs to the bits on a narrow screen
    const calm = matchMedia('(prefers-reduced-motion: reduce)');

    const toy = () => document.querySelector('.toy');
    const stage = () => document.querySelector('.toy svg[data-motion]');
    const number = (press) => Number(press.id.slice('press-'.length));

    let wanted = 0; // The press that was chosen, while the earlier ones play.
    let hidden = false; // Whether the bits were hidden before the press.

    function goOn() {
        const next = document.querySelector('.press.next');
        if (next && number(next) <= wanted) next.click();
        else wanted = 0;
    }

    function choose(event) {
        if (!event.isTrusted) return;
        wanted = 0;
        const later = event.target.closest?.('.press.later');
        if (!later || calm.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
        wanted = number(later);
        event.preventDefault();
        event.stopImmediatePropagation();
        goOn();
    }

    async function play() {
        toy().classList.add('at-work');
        const bits = document.querySelector('.bit-table');
        const moved = stage();
        const tell = (name, detail) => moved.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
        tell('motion:seek', { part: 0 });
        if (hidden) await bits.animate({ opacity: [0, 1] }, SWITCH).finished;
        if (moved.isConnected) tell('motion:play');
    }

    function rest() {
        toy()?.classList.remove('at-work');
        if (wanted) goOn();
    }

    document.addEventListener('click', choose, true);
    document.addEventListener('htmx:beforeSwap', () => {
        hidden = document.querySelector('.bit-table')?.checkVisibility() === false;
    });
    document.addEventListener('htmx:afterSettle', (event) => {
        if (!event.detail.requestConfig?.elt?.closest('.press')) return;
        if (stage() && !calm.matches) play();
        else rest();
    });
    document.addEventListener('motion:time', (event) => {
        if (event.detail.time === Infinity && event.target === stage()) rest();
    });
    document.addEventListener('htmx:sendError', () => { wanted = 0; });
})();
