import { type Markup, renderMarkup } from '../../../kernel/markup.js';

/**
 * Responds to the live tail with the rows of newer entries, newest first. Status 204 if there are none.
 *
 * @param last - ID of the newest entry.
 */
export function tailResponse(rows: readonly Markup[], last: string | undefined): Response {
  if (last === undefined) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return new Response(rows.map(renderMarkup).join(''), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-last-id': last },
  });
}
