/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import type { NamedSnapshot, Snapshots } from '../../control/snapshots.js';
import { pageResponse } from '../layout/page-response.js';
import { postButton } from '../layout/post-button.js';
import { textField } from '../layout/text-field.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';

const snapshotRow = (view: View, { id, name, time: taken }: NamedSnapshot): Markup => {
  const title = name || `Snapshot of ${taken.slice(0, 10)} ${taken.slice(11, 19)}`;
  return (
    <li class="row">
      <span class="main">
        {title}{' '}
        <small>
          {time(taken, 'full')} <code>{id}</code>
        </small>
      </span>
      <div class="actions">
        {postButton(pageUrl(view, `snapshots/${id}/restore`), 'Restore', {
          name: `Restore: ${title}`,
          confirm: 'All data of this client and its clock are replaced.',
        })}
        {postButton(pageUrl(view, `snapshots/${id}/delete`), 'Delete', {
          name: `Delete: ${title}`,
          confirm: 'The snapshot cannot be restored any more.',
        })}
      </div>
    </li>
  );
};

/** Page of the client's snapshots. */
export function snapshotsPage(controlled: ControlContext, view: View, snapshots: Snapshots): Response {
  const taken = snapshots.list(view.tenant).reverse();
  const content = (
    <>
      <p class="soft">
        A snapshot holds all data of this client, and its clock. Snapshots are kept in memory until the emulator stops.
      </p>
      <form class="filters" method="post" action={pageUrl(view, 'snapshots')}>
        {textField('name', 'Name (optional)', { placeholder: 'Before checkout' })}
        <button class="button">Take a snapshot</button>
      </form>
      {taken.length > 0 ? (
        <ul class="rows" aria-label="Snapshots">
          {taken.map((snapshot) => snapshotRow(view, snapshot))}
        </ul>
      ) : (
        <p class="empty">No snapshots yet.</p>
      )}
      <section class="panel">
        <h2>Seed</h2>
        <p>Resets all data of this client, its clock, its faults and its logged requests. Snapshots are kept.</p>
        {postButton(pageUrl(view, 'snapshots/reset'), 'Reset to the seed', {
          confirm: 'Reset all data of this client to the seed?',
        })}
      </section>
    </>
  );
  return pageResponse(controlled, view, { section: 'snapshots', title: 'Snapshots', content });
}
