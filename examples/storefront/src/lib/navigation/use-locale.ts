import { locales } from '../language/languages.js';
import { usePage } from './page.js';

/** Locale of the page's dates, numbers and prices (BCP 47). */
export const useLocale = (): string => locales[usePage().language];
