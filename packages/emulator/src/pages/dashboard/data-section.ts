import { html } from 'hono/html';
import { redact } from '../../protocol/http/redact.js';
import type { Document } from '../../kernel/state/collection.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Html } from './html.js';

/** Maximum number of documents to show, newest first. */
const MAX_ROWS = 100;

/** Section with the tenant's collections, and the documents of the selected one. */
export function dataSection(tenant: TenantState, routes: number, chosen: string | undefined): Html {
  const names = tenant.collectionNames().sort();
  const here = `?clientId=${encodeURIComponent(tenant.id)}`;
  const documents = chosen !== undefined && names.includes(chosen) ? [...tenant.collection(chosen).values()] : [];
  return html`<section id="data">
    <h2>Data</h2>
    <div class="data">
      ${names.map(
        (name) =>
          html`<a href="${here}&collection=${encodeURIComponent(name)}#data" ${name === chosen ? current : ''}
            ><b>${tenant.collection(name).size}</b>${name}</a
          >`,
      )}
      <a href="/_emulator/catalog.csv${here}" download><b>.csv</b>catalog</a>
      <a href="/_emulator/routes"><b>${routes}</b>routes</a>
    </div>
    ${
      documents.length > 0
        ? html`<div class="list">${documents.slice(-MAX_ROWS).reverse().map(documentRow)}</div>
            <p class="more">
              ${documents.length > MAX_ROWS ? `The newest ${MAX_ROWS} of ${documents.length}. ` : ''}
              <a href="/_emulator/data/${encodeURIComponent(chosen!)}${here}">All as JSON</a>
            </p>`
        : ''
    }
  </section>`;
}

const current = html`aria-current="true"`;

function documentRow(document: Document): Html {
  const title = titleOf(document);
  return html`<details id="d-${document.id}">
    <summary class="row document">
      <b>${title ?? document.id}</b><code>${title === undefined ? '' : document.id}</code>
    </summary>
    <div class="exchange"><pre>${JSON.stringify(redact(document), null, 2)}</pre></div>
  </details>`;
}

/** Display name of a document, if it has one. */
function titleOf(document: Document): string | number | undefined {
  const fields = Object.entries(document) as [string, unknown][];
  const titles = ['name', 'number', 'code', 'subject', 'loginEmail'].map(
    (name) => fields.find(([key]) => key === name)?.[1],
  );
  return titles.find((value): value is string | number => typeof value === 'string' || typeof value === 'number');
}
