// "Play" in the menu leads back to the game that was on the board last, in this tab.
(() => {
  'use strict';

  const KEY = 'game';

  const stored = () => {
    try { return sessionStorage.getItem(KEY); } catch { return null; }
  };
  const store = (place) => {
    try { sessionStorage.setItem(KEY, place); } catch { /* Lasts as long as the page. */ }
  };

  const menu = () => document.querySelector('.site-header nav');

  // What was typed and could not be read is no game.
  const isGame = () => location.pathname === menu()?.dataset.play && document.getElementById('board') && !/[?&](text|typed)=/.test(location.search);

  function see() {
    if (isGame()) store(location.pathname + location.search);
    const link = menu()?.querySelector(`a[href^="${menu().dataset.play}"]`);
    if (link && stored()) link.href = stored();
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
