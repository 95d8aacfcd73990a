// A puzzle that is solved and a level that is beaten are known from then on. An address alone wins nothing: somebody
// else may have played what it shows.
(() => {
  'use strict';

  const { kept } = window;
  const placeOf = (text) => text.split(' ');

  function win() {
    const { wins, tries } = document.getElementById('game')?.dataset ?? {};
    if (wins && !kept.read(placeOf(wins))) kept.write(placeOf(wins), { when: Date.now(), tries: Number(tries ?? 1) });
  }

  function show() {
    document.querySelectorAll('[data-won]').forEach((each) => { each.hidden = !kept.read(placeOf(each.dataset.won)); });
  }

  document.addEventListener('htmx:afterSettle', () => { win(); show(); });
  document.addEventListener('htmx:historyRestore', show);
  document.addEventListener('kept:changed', show);
  show();
})();
