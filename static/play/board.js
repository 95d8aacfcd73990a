// The board as an ARIA grid: one tab stop, arrows between the squares, and letters for what else a
// player needs. Every action is a click on a link that is there without this script, too.
(() => {
  const GRIDS = '#board, #bits'; // On the first page the bits stand beside the board.
  const board = () => document.getElementById('board');
  const grids = () => [...document.querySelectorAll(GRIDS)];
  const cells = (grid) => [...grid.querySelectorAll('[role="gridcell"]')];
  const target = (cell) => cell.querySelector('a') || cell;

  const last = {}; // The id of the square that had the focus, in each grid.

  // Which square is the tab stop: the one that has or had the focus, or the first legal move.
  const stop = (grid) => {
    const inside = document.activeElement?.closest(`#${grid.id}`) && document.activeElement;
    return inside || document.getElementById(last[grid.id]) || grid.querySelector('.playable a') || grid.querySelector('a') || target(cells(grid)[0]);
  };

  const arrange = () => {
    for (const grid of grids()) {
      cells(grid).forEach((cell) => { target(cell).tabIndex = -1; });
      stop(grid).tabIndex = 0;
    }
  };

  const focus = (element) => {
    if (element) element.focus();
  };

  const move = (from, files, rows) => {
    const all = cells(from.closest(GRIDS));
    const index = all.indexOf(from);
    const width = from.closest('[role="row"]').children.length;
    const file = Math.min(width - 1, Math.max(0, index % width + files));
    const row = Math.min(all.length / width - 1, Math.max(0, Math.floor(index / width) + rows));
    focus(target(all[width * row + file]));
  };

  const say = (text) => {
    const spoken = document.getElementById('spoken');
    spoken.textContent = '';
    requestAnimationFrame(() => { spoken.textContent = text; });
  };

  const follow = (id) => document.getElementById(id)?.click();

  // What stands in a menu is shown with it.
  const reveal = (element) => {
    for (let at = element?.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
  };

  const unfold = (id) => {
    const folded = document.getElementById(id);
    if (!folded) return;
    reveal(folded);
    focus(folded.querySelector('summary'));
  };

  const steps = {
    ArrowLeft: (cell) => move(cell, -1, 0),
    ArrowRight: (cell) => move(cell, 1, 0),
    ArrowUp: (cell) => move(cell, 0, -1),
    ArrowDown: (cell) => move(cell, 0, 1),
    Home: (cell, event) => move(cell, -7, event.ctrlKey ? -7 : 0),
    End: (cell, event) => move(cell, 7, event.ctrlKey ? 7 : 0),
    ' ': (cell) => target(cell).click(),
    PageUp: () => follow('move-previous'),
    PageDown: () => follow('move-next'),
  };
  // A square with a legal move plays it when clicked; to ask about it, the link for any square is used.
  const why = (cell) => {
    const own = cell.querySelector('a');
    if (own && !cell.classList.contains('playable')) return own.click();
    const any = document.getElementById('ask');
    if (!any) return;
    const link = any.cloneNode();
    link.removeAttribute('id');
    link.hidden = true;
    link.href = any.href.replace(/\bwhy=1$/, `why=${cell.dataset.s}`);
    any.after(link);
    window.htmx?.process(link);
    link.click();
  };

  const letters = {
    u: () => follow('undo'),
    r: () => follow('redo'),
    h: () => follow('hint'),
    l: () => {
      const played = board().querySelector('.last');
      if (played) focus(target(played));
    },
    m: () => say(board().dataset.moves),
    w: why,
    b: () => unfold('board-text'),
    c: () => document.querySelector('button[data-copies="as-moves"]')?.click(),
    t: () => {
      reveal(document.getElementById('typed'));
      focus(document.getElementById('typed'));
    },
    '?': () => unfold('keys'),
  };

  const stored = () => {
    try { return localStorage.getItem('letters') !== 'off'; } catch { return true; }
  };
  const store = (on) => {
    try { localStorage.setItem('letters', on ? 'on' : 'off'); } catch { /* Lasts as long as the page. */ }
  };
  let lettersAct = stored();

  const act = (event) => {
    const cell = event.target.closest(`:is(${GRIDS}) [role="gridcell"]`);
    if (!cell || event.altKey || event.metaKey) return;
    const step = steps[event.key];
    const letter = lettersAct && cell.closest('#board') && !event.ctrlKey && letters[event.key.toLowerCase()];
    if (!step && !letter) return;
    event.preventDefault();
    (step || letter)(cell, event);
  };

  // A link to what stands in a menu opens it.
  const open = (event) => {
    const link = event.target.closest?.('#game a[href^="#"]');
    const place = link && document.getElementById(link.getAttribute('href').slice(1));
    if (!place?.closest('details')) return;
    event.preventDefault();
    reveal(place);
    focus(place.matches('textarea') ? place : place.closest('details').querySelector('summary'));
  };

  const closeSheet = (event) => {
    const sheet = event.key === 'Escape' && document.querySelector(':is(.game, .playing) details[open]');
    if (!sheet) return;
    sheet.open = false;
    focus(sheet.querySelector('summary'));
  };

  document.addEventListener('keydown', act);
  document.addEventListener('keydown', closeSheet);
  document.addEventListener('click', open);
  document.addEventListener('focusin', (event) => {
    const grid = event.target.closest(GRIDS);
    if (!grid) return;
    last[grid.id] = event.target.id;
    arrange();
  });
  document.addEventListener('change', (event) => {
    if (event.target.id !== 'letters') return;
    lettersAct = event.target.checked;
    store(lettersAct);
  });

  // Discs turn over where a move is played, not where the same position or an earlier one comes back.
  const discs = () => Number(board()?.dataset.played ?? document.querySelectorAll('#board .black, #board .white').length);
  let before = -1;
  const count = (event) => { before = event.detail.target.id === 'game' ? discs() : -1; };
  const still = () => { if (discs() <= before) document.querySelector('.fresh')?.classList.remove('fresh'); };
  document.addEventListener('htmx:beforeSwap', count);
  document.addEventListener('htmx:afterSettle', still);

  const begin = () => {
    arrange();
    const choice = document.getElementById('letters');
    if (choice) choice.checked = lettersAct;
  };
  begin();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, begin);
  }
})();
