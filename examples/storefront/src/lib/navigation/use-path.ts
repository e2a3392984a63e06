import { pathIn } from '../language/languages.js';
import { usePage } from './page.js';

/** Returns the path of a page in the language of this page: `/de/bag` for `/bag` on a German page. */
export const usePath = (path: string): string => pathIn(usePage().language, path);
