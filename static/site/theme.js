// Light, dark or as the system has it, and whether scripts run at all. Runs before the first paint,
// so that nothing flashes.
(() => {
  const root = document.documentElement;

  // Inside a sandboxed frame the storage throws.
  const stored = () => {
    try { return localStorage.getItem('theme') || 'auto'; } catch { return 'auto'; }
  };
  const store = (theme) => {
    try { localStorage.setItem('theme', theme); } catch { /* Lasts as long as the page. */ }
  };
  const show = (theme) => { root.dataset.theme = theme; };

  root.classList.add('scripted');
  try {
    root.dataset.bits = localStorage.getItem('bits') ?? 'shown';
    root.dataset.base = localStorage.getItem('base') ?? '';
  } catch { /* Then the bits beside the board are shown, with decimal numbers. */ }
  // Inside somebody else's page the theme may be fixed from the start.
  const fixed = Boolean(root.dataset.theme);
  if (!fixed) show(stored());
  // A choice that is made in another window, or in the page round a frame, holds here too.
  addEventListener('storage', (event) => { if (event.key === 'theme' && !fixed) show(stored()); });
  const reflect = () => {
    for (const choice of document.querySelectorAll('.theme-choice')) {
      choice.value = root.dataset.theme;
      choice.closest('.theme').hidden = false;
    }
  };
  document.addEventListener('DOMContentLoaded', reflect);
  // The menu of a step has its own, which arrives with each step.
  document.addEventListener('toggle', reflect, true);
  // Heard on the document, since a restored page brings another <select>.
  document.addEventListener('change', (event) => {
    if (!event.target.matches('.theme-choice')) return;
    show(event.target.value);
    store(event.target.value);
    reflect();
  });
})();
