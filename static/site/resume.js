// "Continue" leads to the game that was left unfinished on this device.
(() => {
  'use strict';

  const KEY = 'game';

  const stored = () => {
    try { return localStorage.getItem(KEY); } catch { return null; }
  };
  const store = (place) => {
    try {
      if (place) localStorage.setItem(KEY, place); else localStorage.removeItem(KEY);
    } catch { /* Then nothing is remembered. */ }
  };

  const game = () => document.querySelector('#game[data-kept]');
  const here = () => location.pathname + location.search;

  // What was typed and could not be read is no game.
  const isTyped = () => /[?&](text|typed)=/.test(location.search);

  function see() {
    const kept = game()?.dataset.kept;
    if (kept === 'yes' && !isTyped()) store(here());
    if (kept === 'over') store(null);
    const place = stored();
    document.querySelectorAll('.continue').forEach((link) => {
      link.hidden = !place?.startsWith('/') || place === here();
      if (!link.hidden) link.href = place;
    });
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
