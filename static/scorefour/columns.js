// The keys a1 to d4 go to a column of the cube: a letter waits for its number, and does nothing else meanwhile.
(() => {
  'use strict';

  let letter = '';

  const allowed = () => document.getElementById('letters')?.checked ?? true;

  const go = (name) => {
    const cell = document.querySelector(`#board [data-s="${name}"]`);
    (cell?.querySelector('a') ?? cell)?.focus();
  };

  // Heard before the keys of the board, where b and c mean something else.
  const hear = (event) => {
    const isInside = event.target.closest?.('#board.columns');
    const key = event.key.toLowerCase();
    const waiting = letter;
    letter = '';
    if (!isInside || !allowed() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^[a-d]$/.test(key)) letter = key;
    else if (waiting && /^[1-4]$/.test(key)) go(waiting + key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', hear, true);
})();
