/** @jsxImportSource hono/jsx */
import type { FaultRule } from '../../../protocol/http/faults.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { postButton } from '../layout/post-button.js';
import { select } from '../layout/select.js';
import { switchButton } from '../layout/switch-button.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';
import { presets, switchedOn } from './presets.js';

/** Effect of a fault, in words. */
const getEffect = ({ afterwards, drop, latency, malformed, status }: FaultRule): string =>
  [
    latency && `${latency} ms`,
    status && `status ${status}`,
    drop && 'dropped connection',
    malformed && 'malformed body',
    afterwards && 'after processing',
  ]
    .filter(Boolean)
    .join(', ');

const faultRow = (view: View, rule: FaultRule): Markup => {
  const target = `${rule.method ?? 'Any method'} ${rule.path ?? '*'}`;
  return (
    <li class="row">
      <span class="main">
        {target} <small>{getEffect(rule) || 'no effect'}</small>
      </span>
      <span class="soft">
        {rule.clientId === undefined ? 'all clients, ' : ''}
        {rule.remaining} left
      </span>{' '}
      {postButton(pageUrl(view, `faults/${rule.id}/remove`), 'Remove', { name: `Remove the fault for ${target}` })}
    </li>
  );
};

const flag = (name: string, label: string): Markup => (
  <label class="check">
    <input type="checkbox" name={name} value="on" /> {label}
  </label>
);

const faultForm = (view: View): Markup => (
  <form class="form" method="post" action={pageUrl(view, 'faults')}>
    <div class="fields">
      {select('method', 'Method', '', {
        '': 'All',
        GET: 'GET',
        POST: 'POST',
        PATCH: 'PATCH',
        PUT: 'PUT',
        DELETE: 'DELETE',
      })}
      {textField('path', 'Path', { placeholder: '/ecom/v1/carts/*', hint: '* matches any text. All paths if empty.' })}
      {textField('times', 'Requests', { type: 'number', value: '1', min: 1, max: 1_000_000, step: 1 })}
    </div>
    <div class="fields">
      {textField('status', 'Status', { type: 'number', min: 200, max: 599, step: 1, hint: 'The real one if empty.' })}
      {textField('latency', 'Delay in ms', { type: 'number', min: 0, max: 600_000, step: 1 })}
      {textField('body', 'Response body', { hint: 'An error of the platform if empty.' })}
    </div>
    <div class="actions">
      {flag('drop', 'Drop the connection')}
      {flag('malformed', 'Cut the body in half')}
      {flag('afterwards', 'Process the request first')}
    </div>
    <p>
      <button class="button">Add</button>
    </p>
  </form>
);

/** Page of the faults: switches for common ones, the active rules, and a form for others. */
export function faultsPage(controlled: ControlContext, view: View): Response {
  const { faults } = controlled;
  const { id } = view.tenant;
  const rules = faults.list(id);
  const content = (
    <>
      <p class="soft">
        Faults replace, delay or damage the responses of the platform to this client. If several apply to a request, the
        oldest one does.
      </p>
      <ul class="switches" aria-label="Common faults">
        {Object.entries(presets).map(([name, preset]) => (
          <li class="panel">
            {switchButton(pageUrl(view, 'faults/switch'), preset.label, switchedOn(faults, id, preset) !== undefined, {
              preset: name,
            })}
            <p class="soft">{preset.hint}</p>
          </li>
        ))}
      </ul>
      <section>
        <h2>Active</h2>
        {rules.length > 0 ? (
          <ul class="rows" aria-label="Active faults">
            {rules.map((rule) => faultRow(view, rule))}
          </ul>
        ) : (
          <p class="empty">No faults. All requests are handled normally.</p>
        )}
      </section>
      <section class="panel">
        <h2>Add a fault</h2>
        {faultForm(view)}
      </section>
    </>
  );
  return pageResponse(controlled, view, { section: 'faults', title: 'Faults', content });
}
