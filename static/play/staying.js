// What a person has opened, written or chosen beside the board stays so when the game goes on, and the focus with it.
(() => {
  'use strict';

  const FOCUSABLE = 'a, button, input, select, summary, textarea';
  const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';

  const game = () => document.querySelector('#game, #again, #position');
  const open = () => [...game().querySelectorAll('details[open][id]')];
  const fields = (folded) => [...folded.querySelectorAll(FIELDS)];
  const isChosen = (field) => field.type === 'radio' || field.type === 'checkbox';

  // An element is known by its id, or by its number in the nearest element that has one.
  function nameOf(element) {
    const holder = element.closest('[id]');
    return { id: holder.id, number: [...holder.querySelectorAll(FOCUSABLE)].indexOf(element) };
  }

  function named({ id, number }) {
    const holder = document.getElementById(id);
    return number < 0 ? holder : holder?.querySelectorAll(FOCUSABLE)[number];
  }

  // The field with a text that could not be read and has to be corrected.
  const wrong = () => game().querySelector('[aria-invalid="true"]');

  const contents = (folded) => ({ id: folded.id, values: fields(folded).map((each) => (isChosen(each) ? each.checked : each.value)) });

  function unfold({ id, values }) {
    const folded = document.getElementById(id);
    if (!folded) return;
    folded.open = true;
    fields(folded).forEach((each, number) => {
      if (isChosen(each)) each.checked = values[number]; else each.value = values[number];
    });
  }

  let before = null; // What was open when the game went on, and what had the focus.
  let awaited = null; // What had the focus and is not there while the engine thinks.

  // A menu over the page closes when its reader has chosen something; what is unfolded in the page stays open.
  function keep(event) {
    const { target, requestConfig, shouldSwap } = event.detail;
    if (target !== game() || !shouldSwap) return;
    const byItself = requestConfig.elt.matches('[hx-trigger]');
    const focused = document.activeElement;
    before = {
      open: open().filter((each) => byItself || !each.hasAttribute('name')).map(contents),
      focus: game().contains(focused) && focused !== game() ? nameOf(focused) : awaited,
      selection: [focused.selectionStart, focused.selectionEnd],
    };
    // Of details elements with one name only one can be open, and for a moment the old and the new one are both there.
    game().querySelectorAll('details[name]').forEach((each) => each.removeAttribute('name'));
  }

  function restore() {
    if (!before || !game()) return;
    const { open: folded, focus, selection } = before;
    before = null;
    folded.forEach(unfold);
    awaited = null;
    if (!focus) return;
    const element = wrong() ?? named(focus);
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) {
      if (typeof selection[0] === 'number' && 'selectionStart' in element) element.setSelectionRange(...selection);
    } else {
      awaited = focus;
      (game().querySelector('.turns') ?? game()).focus({ preventScroll: true });
    }
  }

  // If the focus was moved elsewhere meanwhile, it is left there.
  document.addEventListener('focusin', (event) => { if (event.target !== game()) awaited = null; });
  document.addEventListener('htmx:beforeSwap', keep);
  document.addEventListener('htmx:afterSettle', restore);
})();
