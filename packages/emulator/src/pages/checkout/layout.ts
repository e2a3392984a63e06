import { html } from 'hono/html';
import type { Callbacks } from '../../shop/redirects/redirect-session.js';

/** A piece of a page; text in it is escaped. */
export type Markup = ReturnType<typeof html>;

/** As a policy names it: addresses of an application's own scheme have no origin. */
const originOf = ({ origin, protocol }: URL): string => (origin === 'null' ? protocol : origin);

const originsOf = (callbacks: Callbacks): string[] => [
  ...new Set(Object.values(callbacks).map((address: string) => originOf(new URL(address)))),
];

/** Options for a page. */
export interface PageOptions {
  /** Addresses that its forms may lead to in the end. */
  readonly callbacks?: Callbacks;
  /** Whether its title says that a form was refused. Default: by the status. */
  readonly isRefused?: boolean;
  /** @default 200 */
  readonly status?: number;
  readonly storeName?: string;
}

/**
 * Responds with a page that must not be framed or cached, runs no script, and loads nothing from other origins but
 * images.
 */
export async function pageResponse(
  title: string,
  content: Markup,
  { callbacks = {}, isRefused, status = 200, storeName = '' }: PageOptions = {},
): Promise<Response> {
  const named = storeName ? `${title} · ${storeName}` : title;
  const heading = (isRefused ?? status >= 400) ? `Error: ${named}` : named;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted/style.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    `form-action ${["'self'", ...originsOf(callbacks)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(String(await page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  });
}

/** Sends the browser on after a form. */
export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });

/** A page that only says something. */
export const messagePage = (
  title: string,
  text: string,
  { action, ...options }: PageOptions & { action?: { href: string; label: string } } = {},
): Promise<Response> =>
  pageResponse(
    title,
    html`<main class="message">
      <h1>${title}</h1>
      <p>${text}</p>
      ${action && html`<p><a class="button" href="${action.href}">${action.label}</a></p>`}
    </main>`,
    options,
  );
