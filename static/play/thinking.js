// While the engine thinks the page says what it has found so far. The stream tells when the reply is
// there, and then it is fetched at once; if there is no stream, it is fetched all the same.
(() => {
  let stream = null;

  const close = () => {
    stream?.close();
    stream = null;
  };

  const milliseconds = (text) => parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);

  // The reply is not shown before the move that was just played has been seen.
  const fetchReply = (place, since) => {
    close();
    const rest = Math.max(0, milliseconds(place.dataset.delay) - (performance.now() - since));
    setTimeout(() => { if (place.isConnected) place.dispatchEvent(new Event('reply-ready')); }, rest);
  };

  const watch = () => {
    const place = document.querySelector('[data-thinking]:not([data-watched])');
    if (!place) {
      if (!document.querySelector('[data-thinking]')) close();
      return;
    }
    close();
    place.dataset.watched = '';
    const since = performance.now();
    stream = new EventSource(place.dataset.thinking);
    stream.addEventListener('thought', (event) => {
      document.querySelectorAll('.thought').forEach((each) => { each.textContent = event.data; });
    });
    stream.addEventListener('done', () => fetchReply(place, since));
    stream.addEventListener('error', () => fetchReply(place, since));
  };

  watch();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, watch);
  }
  window.addEventListener('pagehide', close);
})();
