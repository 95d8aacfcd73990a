// "Continue" leads to the game that was left unfinished on this device: the last one of either kind that is not on the page.
(() => {
  'use strict';

  // One of each kind, the newest first.
  const stored = () => [window.kept.read(['games']) ?? []].flat().filter((each) => `${each}`.startsWith('/'));

  const game = () => document.querySelector('#game[data-kept]');
  const here = () => location.pathname + location.search;

  // What was typed and could not be read is no game.
  const isTyped = () => /[?&](text|typed)=/.test(location.search);

  function see() {
    const kept = game()?.dataset.kept;
    if (kept && !isTyped()) {
      const others = stored().filter((each) => each.split('?')[0] !== location.pathname);
      const now = kept === 'yes' ? [here(), ...others] : others;
      if (now.join() !== stored().join()) window.kept.write(['games'], now);
    }
    const place = stored().find((each) => each !== here());
    document.querySelectorAll('.continue').forEach((link) => {
      link.hidden = !place;
      if (place) link.href = place;
    });
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
