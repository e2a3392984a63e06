/** Script of the dashboard: live tail, copy buttons and confirmation dialogs. Pages work without it. */
export const script = `
const ROWS = 200;

for (const list of document.querySelectorAll('[data-tail]')) {
  const controls = list.parentElement.querySelector('.tail');
  const [button, report] = [controls.querySelector('button'), controls.querySelector('[role=status]')];
  let paused = false;
  let count = 0;
  controls.hidden = false;
  button.addEventListener('click', () => {
    paused = !paused;
    button.setAttribute('aria-pressed', String(paused));
  });
  const read = async () => {
    if (paused || document.hidden) return;
    const url = new URL(list.dataset.tail, location.href);
    url.searchParams.set('after', list.dataset.after);
    const response = await fetch(url);
    if (response.status !== 200) return;
    const rows = document.createElement('template');
    rows.innerHTML = await response.text();
    list.dataset.after = response.headers.get('x-last-id');
    const added = [...rows.content.querySelectorAll('li')].filter(({ id }) => !document.getElementById(id));
    if (added.length === 0) return;
    for (const row of added) row.classList.add('new');
    count += added.length;
    report.textContent = count + ' new';
    list.prepend(...added);
    list.hidden = false;
    list.parentElement.querySelector('.empty')?.remove();
    while (list.children.length > ROWS) list.lastElementChild.remove();
  };
  const next = () => setTimeout(() => read().catch(() => undefined).then(next), 1000);
  next();
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(source);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
}

document.addEventListener('submit', (event) => {
  const { confirm: question } = event.target.dataset;
  if (question && !confirm(question)) event.preventDefault();
});
`;
