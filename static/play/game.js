// Beside the board: copying, texts that are too long, and what to do when the server cannot be reached.
(() => {
  'use strict';

  const say = (text) => {
    const spoken = document.getElementById('spoken');
    if (spoken) spoken.textContent = text;
  };

  // Where the clipboard is closed to scripts, the text is selected, to be copied by hand.
  const select = (place) => getSelection().selectAllChildren(place);

  const done = (button) => {
    say(button.dataset.said);
    button.classList.add('done');
    setTimeout(() => button.classList.remove('done'), 2000);
  };

  const copy = async (button) => {
    const place = document.getElementById(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(place.textContent.trim());
    } catch {
      select(place);
      if (!document.execCommand('copy')) return;
    }
    done(button);
  };

  const copyLink = async (button) => {
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      const field = document.createElement('textarea');
      field.value = location.href;
      button.after(field);
      field.select();
      const copied = document.execCommand('copy');
      field.remove();
      button.focus();
      if (!copied) return;
    }
    done(button);
  };

  // The share sheet of a phone. Closing it without sharing is no error.
  const share = (button) => {
    const place = document.getElementById(button.dataset.shares);
    const what = place ? { text: place.textContent.trim() } : { title: document.title, url: location.href };
    navigator.share(what).catch(() => {});
  };

  // The address of the game for the other colour: by the sheet of a phone, or into the clipboard; else it is a link.
  const sendMove = (event, link) => {
    if (!navigator.share && !navigator.clipboard) return;
    event.preventDefault();
    event.stopPropagation();
    const url = link.href;
    if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {});
    else navigator.clipboard.writeText(url).then(() => done(link)).catch(() => { location.href = url; });
  };

  const offerSheet = () => {
    const button = document.getElementById('send-link');
    if (button) button.hidden = !navigator.share;
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('button');
    if (button?.dataset.copies) copy(button);
    if (button?.id === 'copy-link') copyLink(button);
    if (button?.id === 'send-link') share(button);
    const move = event.target.closest?.('#send-move, #send-own');
    if (move) sendMove(event, move);
  });

  offerSheet();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, offerSheet);
  }

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
