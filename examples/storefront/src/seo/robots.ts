import { siteContext } from '../lib/server/contexts.js';
import { languages, pathIn } from '../lib/language/languages.js';
import type { Route } from './+types/robots.js';

/** Tells search engines where the sitemap is, and to leave out the pages of one visitor. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    [
      'User-agent: *',
      ...['/account', '/bag', '/checkout', '/login', '/search', '/thank-you'].flatMap((path) =>
        languages.map((language) => `Disallow: ${pathIn(language, path)}`),
      ),
      `Sitemap: ${context.get(siteContext).origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
