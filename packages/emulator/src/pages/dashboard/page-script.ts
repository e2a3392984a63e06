/**
 * Script of the dashboard. Reloads the page's content every two seconds, keeps open sections open, and sends the
 * requests of the buttons.
 */
export const pageScript = `
const refresh = async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const { id } of document.querySelectorAll('details[open]')) next.getElementById(id)?.setAttribute('open', '');
  const focused = document.activeElement?.closest('details')?.id;
  for (const part of ['main', 'nav', 'footer']) {
    const [now, then] = [document.querySelector(part), next.querySelector(part)];
    if (now.outerHTML !== then.outerHTML) now.replaceWith(document.adoptNode(then));
  }
  if (focused) document.getElementById(focused)?.querySelector('summary').focus();
};

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-post]');
  if (!button || (button.dataset.confirm && !confirm(button.dataset.confirm))) return;
  await fetch(button.dataset.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: button.dataset.body ?? '{}',
  });
  await refresh();
});

setInterval(() => refresh().catch(() => undefined), 2000);
`;
