/** Script of the dashboard: live tail and copy buttons. Pages work without it. */

const MAX_ROWS = 200;

/**
 * Adds newer rows to a list every second, unless the tail is paused or the page is hidden.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} controls
 */
function startTail(list, controls) {
  const [button, report] = [controls.querySelector('button'), controls.querySelector('[role=status]')];
  let paused = false;
  let count = 0;
  controls.hidden = false;
  button?.addEventListener('click', () => {
    paused = !paused;
    button.setAttribute('aria-pressed', String(paused));
  });
  const read = async () => {
    if (paused || document.hidden) return;
    const url = new URL(list.dataset.tail ?? '', location.href);
    url.searchParams.set('after', list.dataset.after ?? '');
    const response = await fetch(url);
    if (response.status !== 200) return;
    const rows = document.createElement('template');
    rows.innerHTML = await response.text();
    list.dataset.after = response.headers.get('x-last-id') ?? '';
    const added = [...rows.content.querySelectorAll('li')].filter(({ id }) => !document.getElementById(id));
    if (added.length === 0) return;
    for (const row of added) row.classList.add('new');
    count += added.length;
    report?.replaceChildren(`${count} new`);
    list.prepend(...added);
    list.hidden = false;
    list.parentElement?.querySelector('.empty')?.remove();
    while (list.children.length > MAX_ROWS) list.lastElementChild?.remove();
  };
  const readLater = () =>
    setTimeout(
      () =>
        void read()
          .catch(() => undefined)
          .then(readLater),
      1000,
    );
  readLater();
}

/**
 * Copies the text of the element that a button names. Selects it if the browser denies access to the clipboard.
 *
 * @param {HTMLElement} button
 */
async function copy(button) {
  const source = document.getElementById(button.dataset.copy ?? '');
  if (!source) return;
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(source);
    button.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

/** @type {NodeListOf<HTMLElement>} */
const lists = document.querySelectorAll('[data-tail]');
for (const list of lists) {
  /** @type {HTMLElement | null | undefined} */
  const controls = list.parentElement?.querySelector('.tail');
  if (controls) startTail(list, controls);
}

/** @type {NodeListOf<HTMLElement>} */
const copyButtons = document.querySelectorAll('[data-copy]');
for (const button of copyButtons) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}
