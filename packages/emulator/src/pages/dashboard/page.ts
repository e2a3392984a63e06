import { html } from 'hono/html';
import type { LoggedRequest } from '../../protocol/http/request-log.js';
import { type Mail, mails } from '../../kernel/mailbox/mail.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { ControlContext } from './control-context.js';
import { dataSection } from './data-section.js';
import type { Html } from './html.js';
import { membersSection } from './members-section.js';
import { webhooksSection } from './webhooks-section.js';

/** Maximum number of requests and emails to show, newest first. */
const MAX_ROWS = 100;

/** Dashboard page of a tenant, with the documents of the selected collection. All data is escaped. */
export function page({ emulator, tenants, faults }: ControlContext, tenant: TenantState, collection?: string): Html {
  const here = `?clientId=${encodeURIComponent(tenant.id)}`;
  const requests = emulator.requests().filter(({ clientId }) => clientId === undefined || clientId === tenant.id);
  const letters = [...mails(tenant).values()];
  const rules = faults.list(tenant.id);
  const { now, frozen } = tenant.clock.state();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Cartwright emulator</title>
        <link rel="stylesheet" href="/_emulator/page.css" />
        <script src="/_emulator/page.js" type="module"></script>
      </head>
      <body>
        <header>
          <h1>Cartwright <span>emulator</span></h1>
          <nav aria-label="Clients">
            ${tenants
              .list()
              .map(
                ({ id }) =>
                  html`<a
                    href="?clientId=${encodeURIComponent(id)}"
                    ${id === tenant.id ? html`aria-current="page"` : ''}
                    >${id === tenants.defaultClientId ? 'demo client' : id}</a
                  >`,
              )}
          </nav>
        </header>
        <main id="content">
          <section class="tiles" aria-label="State">
            ${tile('Clock', now.slice(11, 19), `${now.slice(0, 10)} UTC, ${frozen ? 'frozen' : 'running'}`)}
            ${tile('Requests', requests.length, `${requests.filter(({ status }) => status >= 400).length} failed`)}
            ${tile('Mails', letters.length, letters.at(-1)?.kind ?? 'none sent yet')}
            ${tile('Faults', rules.length, rules.length ? 'waiting for requests' : 'none waiting')}
          </section>
          <section>
            <h2>Requests</h2>
            ${list(requests.map(requestRow), 'No requests yet.')}
          </section>
          <section>
            <h2>Mail</h2>
            ${list(
              letters.map((letter) => mailRow(letter, here)),
              'No mail yet.',
            )}
          </section>
          ${webhooksSection(emulator, tenant)} ${membersSection(tenant)}
          ${dataSection(tenant, emulator.routes.length, collection)}
        </main>
        <footer>
          <button
            type="button"
            data-post="/_emulator/reset${here}"
            data-confirm="Reset this client's data to the seed?"
          >
            Reset to seed
          </button>
          <button
            type="button"
            data-post="/_emulator/clock${here}"
            data-body="${frozen ? '{"reset":true}' : '{"freeze":""}'}"
          >
            ${frozen ? 'Resume the clock' : 'Freeze the clock'}
          </button>
          <button type="button" data-post="/_emulator/clock${here}" data-body='{"advance":3600000}'>
            Advance one hour
          </button>
        </footer>
      </body>
    </html>`;
}

const tile = (name: string, value: string | number, note: string): Html =>
  html`<div class="tile">
    <h2>${name}</h2>
    <b>${value}</b><span>${note}</span>
  </div>`;

const list = (rows: readonly Html[], empty: string): Html =>
  rows.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div class="list">${rows.slice(-MAX_ROWS).reverse()}</div>`;

const mailRow = ({ id, to, subject, kind, sentDate }: Mail, here: string): Html =>
  html`<a class="row mail" href="/_emulator/mails/${id}${here}" target="_blank" rel="noopener">
    <time>${sentDate.slice(11, 19)}</time><b>${subject}</b><span>${to}</span><code>${kind}</code>
  </a>`;

function requestRow(request: LoggedRequest): Html {
  const { id, time, method, path, status, duration, route } = request;
  const tone = status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return html`<details id="r-${id}">
    <summary class="row">
      <time>${time.slice(11, 19)}</time><code class="method ${method}">${method}</code><b class="path">${path}</b>
      <span class="route">${route ?? ''}</span><span class="duration">${duration.toFixed(1)} ms</span>
      <span class="status ${tone}">${status === 0 ? 'dropped' : status}</span>
    </summary>
    <div class="exchange">
      ${json('Query', request.query)} ${json('Body', request.body)} ${json('Response', request.response)}
      ${
        request.error
          ? html`<h3>Error</h3>
              <pre>${request.error}</pre>`
          : ''
      }
      ${json('Headers', request.headers)}
    </div>
  </details>`;
}

function json(title: string, value: unknown): Html | string {
  if (value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0))
    return '';
  return html`<h3>${title}</h3>
    <pre>${JSON.stringify(value, null, 2)}</pre>`;
}
