// Where scripts run, every cell of a step's pictures tells where its bit came from; without them,
// the cells of the result as a table are links that do the same.
(() => {
  const panel = () => document.getElementById('bit');

  // The address of a cell's story: the cell and, of an operand, which one it is.
  const address = (cell) => {
    const slot = cell.closest('.slot');
    const of = slot?.dataset.of;
    if (!of || !panel()) return null;
    const url = new URL(panel().dataset.url, location.href);
    url.searchParams.set('bit', cell.dataset.s.replace(' ', '-'));
    if (of !== '0') url.searchParams.set('of', of);
    return url.pathname + url.search;
  };

  // A link like any other, so that htmx fetches it and the history keeps it.
  const follow = (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.hidden = true;
    link.setAttribute('hx-get', '');
    link.setAttribute('hx-push-url', 'true');
    panel().append(link);
    window.htmx?.process(link);
    link.click();
  };

  // In the table the arrows go from cell to cell: a cell is one stop, not two.
  const arrange = () => {
    document.querySelectorAll('table.bits a').forEach((link) => { link.tabIndex = -1; });
  };

  document.addEventListener('click', (event) => {
    const cell = event.target.closest?.('#stepper .equation .c[data-s]');
    const url = cell && address(cell);
    if (!url) return;
    follow(url);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target.tagName !== 'TD') return;
    event.target.closest('table.bits td')?.querySelector('a')?.click();
  });
  // The board stays while the stepper goes on: its links mean the step that is shown now.
  document.addEventListener('htmx:configRequest', (event) => {
    const at = new URLSearchParams(location.search).get('at');
    if (!at || !event.target.closest?.('.position')) return;
    const url = new URL(event.detail.path, location.href);
    url.searchParams.set('at', at);
    event.detail.path = url.pathname + url.search + url.hash;
  });
  document.addEventListener('htmx:afterSettle', arrange);
  arrange();
})();
