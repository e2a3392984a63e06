import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of the page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
