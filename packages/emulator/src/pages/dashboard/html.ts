import type { HtmlEscapedString } from 'hono/utils/html';

/** Fragment of the dashboard page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
