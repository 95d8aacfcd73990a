// A disc that is put down is heard, and then, lower, all that turn. Off until somebody asks for it.
(() => {
  'use strict';

  const PUT = { at: 0, pitch: 1150, length: 0.07, volume: 0.5 };
  const TURN = { at: 0.11, pitch: 620, length: 0.11, volume: 0.4 };

  let context = null;

  const isOn = () => {
    try { return localStorage.getItem('sound') === 'on'; } catch { return document.documentElement.dataset.sound === 'on'; }
  };

  // A short tone that falls in pitch and dies away, as wood does.
  function tap({ at, pitch, length, volume }) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 3, start + length);
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }

  function play() {
    if (!isOn() || !document.querySelector('#board.fresh')) return;
    context ??= new AudioContext();
    context.resume();
    tap(PUT);
    if (document.querySelector('#board .turned')) tap(TURN);
  }

  function show() {
    document.querySelectorAll('[data-toggles="sound"]').forEach((each) => each.setAttribute('aria-pressed', String(isOn())));
  }

  function toggle() {
    const now = isOn() ? 'off' : 'on';
    document.documentElement.dataset.sound = now;
    try { localStorage.setItem('sound', now); } catch { /* Lasts as long as the page. */ }
    show();
  }

  document.addEventListener('click', (event) => { if (event.target.closest?.('[data-toggles="sound"]')) toggle(); });
  document.addEventListener('htmx:afterSettle', (event) => {
    show();
    if (event.target.id === 'game' || event.detail.target?.id === 'game') play();
  });
  document.addEventListener('htmx:historyRestore', show);
  show();
})();
