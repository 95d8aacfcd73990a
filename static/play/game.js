// Beside the board: copying, texts that are too long, and what to do when the server cannot be reached.
(() => {
  'use strict';

  const say = (text) => {
    const spoken = document.getElementById('spoken');
    if (spoken) spoken.textContent = text;
  };

  // Where the clipboard is closed to scripts, the text is selected, to be copied by hand.
  const select = (place) => getSelection().selectAllChildren(place);

  const copy = async (button) => {
    const place = document.getElementById(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(place.textContent.trim());
    } catch {
      select(place);
      if (!document.execCommand('copy')) return;
    }
    say(button.dataset.said);
    button.classList.add('done');
    setTimeout(() => button.classList.remove('done'), 2000);
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('button[data-copies]');
    if (button) copy(button);
  });

  // A text that is too long is not cut: it is said to be so before it is sent.
  document.addEventListener('input', ({ target }) => {
    const { longest, tooLong } = target.dataset ?? {};
    if (!longest) return;
    const length = target.value.length;
    const shown = length.toLocaleString(document.documentElement.lang);
    target.setCustomValidity(length > Number(longest) ? tooLong.replace('{0}', shown) : '');
  });

  // A request that never arrived is said to be lost, and the same address is offered again.
  const lost = (event) => {
    const notice = document.getElementById('lost');
    if (!notice) return;
    const { requestConfig, pathInfo } = event.detail;
    const again = notice.querySelector('a');
    again.href = requestConfig?.verb === 'get' ? pathInfo.finalRequestPath : location.href;
    notice.hidden = false;
    say(notice.textContent.replace(/\s+/g, ' ').trim());
  };
  document.addEventListener('htmx:sendError', lost);
  document.addEventListener('htmx:timeout', lost);
})();
