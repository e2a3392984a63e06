/** @jsxImportSource hono/jsx */
import type { ControlContext } from '../../control/control-context.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { postButton } from '../layout/post-button.js';
import { textField } from '../layout/text-field.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';

const minute = 60_000;

/** Labels of the steps by which the clock can be advanced, in milliseconds. */
const steps: Readonly<Record<string, number>> = {
  '1 minute': minute,
  '1 hour': 60 * minute,
  '4 hours (access tokens expire)': 240 * minute,
  '1 day': 1440 * minute,
  '1 week': 7 * 1440 * minute,
  '30 days': 30 * 1440 * minute,
};

/** Page of the client's clock. */
export function timePage(controlled: ControlContext, view: View): Response {
  const { frozen, now } = view.tenant.clock.state();
  const { offset } = view.tenant.clock.setting;
  const action = pageUrl(view, 'time');
  const state = frozen ? 'Frozen' : offset === 0 ? 'Running, in real time' : 'Running, shifted';
  const content = (
    <>
      <p class="soft">
        Expiry, scheduled captures and voids, abandoned carts and webhook retries depend on the clock of this client.
        Due work runs when the clock is advanced.
      </p>
      {facts({ 'Time of the client (UTC)': time(now, 'full'), State: state })}
      <div class="actions">
        {frozen
          ? postButton(action, 'Resume from real time', { fields: { change: 'reset' } })
          : postButton(action, 'Freeze now', { fields: { change: 'freeze' } })}
        {!frozen && offset !== 0 ? postButton(action, 'Reset to real time', { fields: { change: 'reset' } }) : ''}
      </div>
      <section>
        <h2>Advance by</h2>
        <div class="actions">
          {Object.entries(steps).map(([label, by]) =>
            postButton(action, label, { fields: { change: 'advance', by: String(by) }, name: `Advance by ${label}` }),
          )}
        </div>
      </section>
      <section class="panel">
        <h2>Freeze at</h2>
        <form class="form" method="post" action={action}>
          <input type="hidden" name="change" value="freeze" />
          {textField('at', 'Date and time (UTC)', {
            type: 'datetime-local',
            required: true,
            value: now.slice(0, 16),
            hint: 'From 2027-02-01 on, Cart V1 and Checkout V1 are removed.',
          })}
          <p>
            <button class="button">Freeze</button>
          </p>
        </form>
      </section>
    </>
  );
  return pageResponse(controlled, view, { section: 'time', title: 'Time', content });
}
