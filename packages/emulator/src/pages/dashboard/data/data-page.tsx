/** @jsxImportSource hono/jsx */
import type { Document } from '../../../kernel/state/collection.js';
import { redact } from '../../../protocol/http/redact.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { newest } from '../layout/newest.js';
import { pageResponse } from '../layout/page-response.js';
import { type View, controlUrl, pageUrl } from '../layout/view.js';

/** Page with the tenant's collections, and the newest documents of the selected one. */
export function dataPage(controlled: ControlContext, view: View): Response {
  const { tenant } = view;
  const names = tenant.collectionNames().sort();
  const selected = view.query['collection'] ?? '';
  const documents = names.includes(selected) ? [...tenant.collection(selected).values()] : [];
  const content = (
    <>
      <p class="soft">
        Everything that the emulator stores for this client, as it is stored.{' '}
        <a href={controlUrl(view, 'routes')}>All {controlled.emulator.routes.length} routes</a>
      </p>
      <ul class="tiles" aria-label="Collections">
        {names.map((name) => (
          <li>
            <a href={pageUrl(view, 'data', { collection: name })} aria-current={name === selected ? 'true' : undefined}>
              <b class="number">{tenant.collection(name).size}</b> {name}
            </a>
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <section>
          <h2>{selected}</h2>
          <p class="soft">
            {newest(documents).length < documents.length
              ? `The newest ${newest(documents).length} of ${documents.length}. `
              : ''}{' '}
            <a href={controlUrl(view, `data/${encodeURIComponent(selected)}`)}>All as JSON</a>
          </p>
          <div class="rows">{newest(documents).map(documentRow)}</div>
        </section>
      )}
    </>
  );
  return pageResponse(controlled, view, { section: 'data', title: 'Data', content });
}

function documentRow(document: Document): Markup {
  const title = getTitle(document);
  return (
    <details>
      <summary class="row">
        <span class="main">{title ?? document.id}</span> {title !== undefined && <code>{document.id}</code>}
      </summary>
      <pre>{JSON.stringify(redact(document), null, 2)}</pre>
    </details>
  );
}

/** Display name of a document, if it has one. */
function getTitle(document: Document): string | number | undefined {
  const fields = Object.entries(document) as [string, unknown][];
  const titles = ['name', 'number', 'code', 'subject', 'loginEmail'].map(
    (name) => fields.find(([key]) => key === name)?.[1],
  );
  return titles.find((value): value is string | number => typeof value === 'string' || typeof value === 'number');
}
