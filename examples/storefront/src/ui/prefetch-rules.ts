import { languages, pathIn } from '../lib/language/languages.js';

/** Paths of catalog pages. They are the same for all visitors, and reading them changes nothing. */
const catalogPaths = ['/', '/collections/*', '/products/*'];

/**
 * Rules by which browsers load the document of a catalog page while the visitor points at its link or presses it:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: languages.flatMap((language) => catalogPaths.map((path) => pathIn(language, path))) },
      eagerness: 'moderate',
    },
  ],
});
