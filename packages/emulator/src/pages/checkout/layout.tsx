/** @jsxImportSource hono/jsx */
import { type Markup, renderPage } from '../../kernel/markup.js';
import type { Callbacks } from '../../shop/redirects/redirect-session.js';

/**
 * Origin of a URL in the format of a content security policy. A URL with a custom scheme has no origin; its scheme is
 * used instead.
 */
const getOrigin = ({ origin, protocol }: URL): string => (origin === 'null' ? protocol : origin);

const getOrigins = (callbacks: Callbacks): string[] => [
  ...new Set(Object.values(callbacks).map((address: string) => getOrigin(new URL(address)))),
];

/** Options for a page. */
export interface PageOptions {
  /** URLs that its forms may redirect to. */
  readonly callbacks?: Callbacks;
  /** Whether the page title reports an error. Defaults to whether the status is an error. */
  readonly isRefused?: boolean;
  /**
   * Status of the response.
   *
   * @default 200
   */
  readonly status?: number;
  readonly storeName?: string;
  /** Style rules of this page only. */
  readonly style?: string;
}

/** Responds with a page. It must not be framed or cached, runs no script, and loads only images from other origins. */
export function pageResponse(
  title: string,
  content: Markup,
  { callbacks = {}, isRefused, status = 200, storeName = '', style }: PageOptions = {},
): Response {
  const named = storeName ? `${title} · ${storeName}` : title;
  const heading = (isRefused ?? status >= 400) ? `Error: ${named}` : named;
  const nonce = crypto.randomUUID();
  const page = renderPage(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted/style.css" />
        {style && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />}
      </head>
      <body>{content}</body>
    </html>,
  );
  const policy = [
    "default-src 'none'",
    `style-src 'self'${style ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' https: data:",
    `form-action ${["'self'", ...getOrigins(callbacks)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(page, {
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

/** Redirects the browser after a form submission, with status 303. */
export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });

/** Page with a title and a message. */
export const messagePage = (
  title: string,
  text: string,
  { action, ...options }: PageOptions & { action?: { href: string; label: string } } = {},
): Response =>
  pageResponse(
    title,
    <main class="message">
      <h1>{title}</h1>
      <p>{text}</p>
      {action && (
        <p>
          <a class="button" href={action.href}>
            {action.label}
          </a>
        </p>
      )}
    </main>,
    options,
  );
