import type { html } from 'hono/html';

/** Fragment of a page. Interpolated values are escaped. */
export type Markup = ReturnType<typeof html>;
