/** @jsxImportSource hono/jsx */
import { type Markup, renderPage } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { confirmations } from './confirmations.js';
import { type Section, sections } from './sections.js';
import { type View, pageUrl } from './view.js';

/** Policy of the pages: no framing, and everything from the emulator itself. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:"],
  ...["frame-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Page of the dashboard. */
export interface Page {
  readonly section: Section;
  readonly title: string;
  readonly content: Markup;
  /** Link above the title of a detail page. */
  readonly back?: { readonly href: string; readonly label: string };
  /**
   * Status of the response.
   *
   * @default 200
   */
  readonly status?: number;
}

/** Notes next to the sections: active faults, and a clock that does not show the real time. */
function getNote({ faults }: ControlContext, { tenant }: View, section: Section): string {
  if (section === 'faults') return String(faults.list(tenant.id).length || '');
  if (section !== 'time') return '';
  const { frozenAt, offset } = tenant.clock.setting;
  return frozenAt !== undefined ? 'frozen' : offset !== 0 ? 'shifted' : '';
}

function navigation(controlled: ControlContext, view: View, section: Section): Markup {
  return (
    <nav aria-label="Sections">
      <ul>
        {Object.entries(sections).map(([path, label]) => {
          const note = getNote(controlled, view, path as Section);
          return (
            <li>
              <a href={pageUrl(view, path)} aria-current={path === section ? 'page' : undefined}>
                {label}
                {note && (
                  <>
                    {' '}
                    <span class="badge">{note}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Form that selects the client. It leads to the list of the section, because details belong to one client. */
function clientForm({ tenants }: ControlContext, { tenant }: View, section: Section): Markup {
  const ids = new Set([tenants.defaultClientId, ...tenants.list().map(({ id }) => id)]);
  return (
    <form class="client" method="get" action={`/_emulator/dashboard/${section}`}>
      <label for="client">Client</label>
      <select id="client" name="clientId">
        {[...ids].map((id) => (
          <option value={id} selected={id === tenant.id}>
            {id === tenants.defaultClientId ? `Default (${id})` : id}
          </option>
        ))}
      </select>
      <button class="button quiet small">Show</button>
    </form>
  );
}

/** Responds with a page of the dashboard. All data is escaped. */
export function pageResponse(controlled: ControlContext, view: View, page: Page): Response {
  const { back, content, section, status = 200, title } = page;
  const done = Object.hasOwn(confirmations, view.query['done'] ?? '') && confirmations[view.query['done'] ?? ''];
  const markup = renderPage(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title} · Cartwright emulator</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/_emulator/dashboard/style.css" />
        <script src="/_emulator/dashboard/script.js" type="module" />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header>
          <p class="brand">
            <a href={pageUrl(view, 'requests')}>
              Cartwright <span>emulator</span>
            </a>
          </p>
          {clientForm(controlled, view, section)}
          {navigation(controlled, view, section)}
        </header>
        <main id="content" tabindex={-1}>
          {back && (
            <p class="back">
              <a href={back.href}>{back.label}</a>
            </p>
          )}
          <h1>{title}</h1>
          {done && (
            <p class="notice good" role="status">
              {done}
            </p>
          )}
          {content}
        </main>
      </body>
    </html>,
  );
  return new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
