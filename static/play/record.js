// What this device remembers of its player: the puzzles that were solved and with how many tries, the levels that were
// beaten, how each level fared, and the last games. Opening the address of a
// finished game counts for nothing: somebody else may have played it. Where nothing can be kept, nothing is said of it.
(() => {
  'use strict';

  const { kept } = window;
  const DAY = 86400000;
  const MOST = 20;
  const placeOf = (text) => text.split(' ');
  const mapAt = (name) => Object(kept.read([name]));
  const filled = (pattern, ...values) => values.reduce((text, value, at) => text.replace(`{${at}}`, value), pattern);
  const here = () => location.pathname + location.search;

  // Puzzles. A miss counts once, also for whoever begins anew.
  function miss({ puzzle, mood }) {
    if (mood !== 'wrong') return;
    const before = Object(kept.read(['tried', puzzle]));
    if (before.at !== here()) kept.write(['tried', puzzle], { count: (before.count ?? 0) + 1, at: here() });
  }

  function win({ wins, tries, puzzle }) {
    if (!wins || kept.read(placeOf(wins))) return;
    const misses = puzzle ? Object(kept.read(['tried', puzzle])).count ?? 0 : 0;
    kept.write(placeOf(wins), { when: Date.now(), tries: Math.max(Number(tries ?? 1), misses + 1) });
  }

  // A puzzle has the number of its day; it counts for the day if it was solved before the next one had gone by.
  function solvedDays() {
    return new Set(Object.entries(mapAt('puzzles'))
      .map(([name, { when }]) => [Number.parseInt(name, 10), when / DAY])
      .filter(([day, when]) => when >= day && when < day + 2)
      .map(([day]) => day));
  }

  // The days in a row up to today, or up to yesterday while today's is still to be solved.
  function streak() {
    const days = solvedDays();
    const today = Math.floor(Date.now() / DAY);
    let last = days.has(today) ? today : today - 1;
    const end = last;
    while (days.has(last)) last -= 1;
    return { solved: days.has(today), days: end - last };
  }

  function showStreak() {
    const { solved, days } = streak();
    document.querySelectorAll('[data-streak]').forEach((each) => {
      const { today, streak: row } = each.dataset;
      const parts = [solved ? today : '', days > 1 ? filled(row, days) : ''].filter(Boolean);
      each.textContent = parts.join(' · ');
      each.hidden = !parts.length;
    });
  }

  function showWon() {
    document.querySelectorAll('[data-won]').forEach((each) => {
      const won = kept.read(placeOf(each.dataset.won));
      each.hidden = !won;
      if (won && each.dataset.tries) each.querySelector('.tries').textContent = won.tries > 1 ? filled(each.dataset.tries, won.tries) : '';
    });
  }

  // Games. One whose last moves are taken back and played again is the same game: only its first end counts.
  const games = () => [kept.read(['record']) ?? []].flat().filter((each) => `${each?.href}`.startsWith('/'));
  const movesOf = (href) => new URLSearchParams(href.split('?')[1]).get('moves') ?? '';
  const othersOf = (href) => href.replace(/\bmoves=[^&]*/, '');

  function isSame(one, other) {
    if (othersOf(one) !== othersOf(other)) return false;
    const [a, b] = [movesOf(one), movesOf(other)];
    const half = Math.max(a.length, b.length) / 2;
    return a === b || a.slice(0, half) === b.slice(0, half);
  }

  function end({ href, review, told, ended, level }) {
    const game = { href, review, told, when: Date.now() };
    const before = games();
    const again = before.some((each) => isSame(each.href, href));
    if (before[0]?.href !== href) kept.write(['record'], [game, ...before.filter((each) => !isSame(each.href, href))].slice(0, MOST));
    if (again || !level) return;
    const tally = { won: 0, lost: 0, drawn: 0, ...Object(kept.read(['tally', level])) };
    tally[ended] += 1;
    kept.write(['tally', level], tally);
    kept.write(['suggested'], Math.min(10, Math.max(1, Number(level) + ({ won: 1, lost: -1 }[ended] ?? 0))));
  }

  function showTally() {
    document.querySelectorAll('[data-tally]').forEach((each) => {
      const { tally: level, results, drawn } = each.dataset;
      const found = kept.read(['tally', level]);
      each.hidden = !found;
      if (found) each.textContent = filled(found.drawn ? drawn : results, found.won, found.lost, found.drawn);
    });
    const next = kept.read(['suggested']);
    document.querySelectorAll('[data-level]').forEach((each) => { each.classList.toggle('next', Number(each.dataset.level) === next); });
  }

  function rowOf(template, { href, review, told, when }) {
    const row = template.content.cloneNode(true);
    const [game, day, analysis] = ['.game-link', '.day', '.review-link'].map((name) => row.querySelector(name));
    game.href = href;
    game.textContent = told;
    day.textContent = new Date(when).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short' });
    analysis.href = review;
    analysis.append(Object.assign(document.createElement('span'), { className: 'unseen', textContent: ` (${told})` }));
    return row;
  }

  function showGames() {
    const all = games();
    document.querySelectorAll('.last-games').forEach((place) => {
      place.hidden = !all.length;
      const template = place.querySelector('template');
      place.querySelector('ol').replaceChildren(...all.map((each) => rowOf(template, each)));
    });
  }

  // One press deletes everything that is remembered here.
  function forget() {
    ['record', 'tally', 'suggested', 'levels', 'puzzles', 'tried', 'games'].forEach((name) => kept.write([name], undefined));
  }

  const show = () => { showWon(); showStreak(); showTally(); showGames(); };

  function see() {
    const game = document.getElementById('game')?.dataset ?? {};
    const ended = document.getElementById('ended')?.dataset;
    if (game.puzzle) miss(game);
    win(game);
    if (ended) end(ended);
    show();
  }

  document.addEventListener('htmx:afterSettle', see);
  document.addEventListener('htmx:historyRestore', show);
  document.addEventListener('kept:changed', show);
  document.addEventListener('click', ({ target }) => { if (target.closest?.('.forget-record')) forget(); });
  show();
})();
