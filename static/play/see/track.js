// The track beside the board: one number, the time, which is dragged, played or set by keys. Whoever draws the picture is told it.
(() => {
  'use strict';

  const LENGTHS = { shot: [1100, 1900, 1500, 1900, 1500, 1600], turned: [700, 1100, 900], compass: [900, 1600, 1100, 900] };
  const REST = 700; // milliseconds between two scenes
  const OWN = 5; // how much faster one's own move is seen to turn: the reply comes in half a second
  const SNAP = 0.045; // so near to a scene's end a hand means that
  const SAID = 500; // milliseconds of rest before a sentence is spoken
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const phone = matchMedia('(width < 64rem)');

  const byId = (id) => document.getElementById(id);
  const game = () => document.querySelector('.game.seen');
  const one = (selector) => game().querySelector(selector);
  const links = () => [...game().querySelectorAll('.scenes li > a')];
  const count = () => links().length;
  const kind = () => byId('picture').dataset.kind;

  let time = 0;
  let frame = 0;
  let speaking = 0;

  // The scene that a time belongs to: its end belongs to it.
  const sceneAt = (t) => Math.max(0, Math.ceil(t - 1e-6) - 1);

  const atStart = () => time === 0;

  // Words and number

  function number(index) {
    const shown = time - index > 0.7 || time === 0 ? index : index - 1;
    const link = links()[shown];
    const counted = link && !atStart() && !(kind() === 'shot' && shown < 2);
    one('.numbers .label').textContent = counted ? link.dataset.label : '';
    one('.numbers .number').textContent = counted ? link.dataset.number : '';
    game().querySelectorAll('.both').forEach((each) => { each.hidden = time > 0.25; });
  }

  function words() {
    const index = sceneAt(time);
    const all = links();
    const said = atStart() ? one('.said').dataset.first : all[index].dataset.said;
    const place = one('.count span');
    place.textContent = place.textContent.replace(/^\d+/, index + 1);
    one('.said').textContent = said;
    byId('picture').setAttribute('aria-label', atStart() ? byId('picture').dataset.first : all[index].dataset.alt);
    all.forEach((each, at) => {
      if (at === index) each.parentElement.setAttribute('aria-current', 'step');
      else each.parentElement.removeAttribute('aria-current');
    });
    byId('track').setAttribute('aria-valuetext', `${place.textContent}: ${said}`);
    number(index);
  }

  function draw(t) {
    time = Math.max(0, Math.min(count(), t));
    const part = `${(100 * time) / count()}%`;
    one('.scenes .fill').style.width = part;
    one('.knob').style.left = part;
    byId('track').value = Math.round(100 * time);
    words();
    game().dispatchEvent(new CustomEvent('scenes:draw', { bubbles: true, detail: { time, of: count() } }));
  }

  // At rest the sentence is spoken, and the address is that of the scene.
  function rest() {
    clearTimeout(speaking);
    const at = Math.round(time);
    speaking = setTimeout(() => {
      if (!game()) return;
      byId('spoken').textContent = one('.said').textContent;
      if (at === time && at > 0) history.replaceState(history.state, '', links()[at - 1].href);
    }, SAID);
  }

  // A narrow screen shows the bits while they move, and the board once the answer is on it.
  function turn(bits) {
    game().classList.toggle('on-bits', bits);
    game().classList.toggle('on-discs', !bits);
    for (const [id, on] of [['show-bits', bits], ['show-discs', !bits]]) {
      if (on) byId(id).setAttribute('aria-current', 'true');
      else byId(id).removeAttribute('aria-current');
    }
  }

  const followBits = () => { if (phone.matches) turn(time > 0 && !(time === count() && kind() !== 'turned')); };

  function touched() {
    one('.scenes').classList.remove('fresh');
    followBits();
  }

  // Playing

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
    const watch = byId('watch');
    if (watch) watch.textContent = watch.dataset.watch;
  }

  function seek(t) {
    stop();
    draw(t);
    touched();
    rest();
  }

  function playTo(end, pace = 1, then = rest) {
    stop();
    if (calm.matches) {
      seek(end);
      return;
    }
    byId('watch').textContent = byId('watch').dataset.pause;
    const lengths = LENGTHS[kind()].slice(-count());
    let last = performance.now();
    let waits = 0;
    const step = (now) => {
      const passed = Math.max(0, now - last);
      last = now;
      if (waits > 0) waits -= passed;
      else {
        const next = Math.min(end, Math.floor(time + 1e-6) + 1, time + (pace * passed) / lengths[Math.min(count() - 1, Math.floor(time + 1e-6))]);
        draw(next);
        touched();
        if (next === Math.round(next) && pace === 1) waits = REST;
      }
      if (time < end) frame = requestAnimationFrame(step);
      else {
        stop();
        then();
      }
    };
    frame = requestAnimationFrame(step);
  }

  const next = () => playTo(Math.min(count(), Math.floor(time + 1e-6) + 1));
  const previous = () => seek(Math.max(0, Math.ceil(time - 1e-6) - 1));

  function watch() {
    if (frame) {
      stop();
      rest();
    } else {
      if (time >= count()) draw(0);
      playTo(calm.matches ? Math.floor(time) + 1 : count());
    }
  }

  // Hands and keys

  function snapped(value) {
    const near = Math.round(value);
    return calm.matches || Math.abs(value - near) < SNAP ? near : value;
  }

  const KEYS = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => seek(0),
    End: () => seek(count()),
    ' ': watch,
  };

  function press(event) {
    const free = event.target === document.body || event.target.id === 'main' || event.target.id === 'game';
    if (!game() || !(free || event.target.id === 'track') || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key];
    if (!act || (free && /Up|Down|Home|End/.test(event.key))) return;
    event.preventDefault();
    act();
  }

  function choose(event) {
    if (!game() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest?.('.scenes li > a, #watch, .switch a');
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link.id === 'watch') watch();
    else if (link.closest('.switch')) turn(link.id === 'show-bits');
    else {
      const index = links().indexOf(link);
      stop();
      draw(index);
      playTo(index + 1);
    }
  }

  // A sideways drag across the picture is the time as well.
  let drag = null;
  function begin(event) {
    drag = event.isPrimary && game() && event.target.closest('.picture') ? { x: event.clientX, time } : null;
  }
  function move(event) {
    if (!drag) return;
    const by = event.clientX - drag.x;
    if (Math.abs(by) > 6) seek(drag.time + by / (phone.matches ? 90 : 190));
  }

  // Hidden or not, on this device

  const hidden = () => document.documentElement.dataset.bits === 'hidden';
  function label() {
    const button = byId('hide-bits');
    if (button) button.textContent = hidden() ? button.dataset.show : button.dataset.hide;
  }
  function hide() {
    document.documentElement.dataset.bits = hidden() ? 'shown' : 'hidden';
    try { localStorage.setItem('bits', document.documentElement.dataset.bits); } catch { /* Lasts as long as the page. */ }
    label();
    draw(time);
  }

  // A page that came, or a move that was played: its discs are seen to turn, and then the moves that follow.
  function start(played) {
    stop();
    label();
    if (!game()) return;
    one('.rail').hidden = false;
    const at = Number(byId('picture').dataset.at);
    const moves = played && document.querySelector('#board.fresh') && !calm.matches && !hidden();
    draw(moves ? 0 : at);
    const turned = kind() === 'turned';
    if (moves) playTo(turned ? count() : 1, turned ? OWN : 1, () => { draw(count()); followBits(); });
    else one('.scenes').classList.toggle('fresh', atStart());
  }

  document.addEventListener('input', (event) => {
    if (event.target.id === 'track') seek(snapped(event.target.value / 100));
  });
  document.addEventListener('keydown', press);
  document.addEventListener('click', choose, true);
  document.addEventListener('click', (event) => { if (event.target.id === 'hide-bits') hide(); });
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { drag = null; });
  document.addEventListener('htmx:beforeSwap', stop);
  document.addEventListener('htmx:afterSettle', (event) => { if (event.detail.target?.id === 'game' || event.target.id === 'game') start(true); });
  document.addEventListener('htmx:historyRestore', () => start(false));
  addEventListener('resize', () => { if (game() && !frame) draw(time); });
  start(false);
})();
