import { useHref } from 'react-router';
import { type Language, getLanguage, locales } from './languages.js';

/** Language of the page. The router's base path has its prefix. */
export const useLanguage = (): Language => getLanguage(useHref('/'));

/** Locale of the page's dates, numbers and prices (BCP 47). */
export const useLocale = (): string => locales[useLanguage()];
