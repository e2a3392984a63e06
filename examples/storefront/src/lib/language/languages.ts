/** Languages of the store. The first one is the default: its paths have no prefix. */
export const languages = ['en', 'de'] as const;

/** Language of a page (ISO 639-1). */
export type Language = (typeof languages)[number];

/** Name of each language in the language itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Locale of the dates, numbers and prices of each language (BCP 47). */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

/** Language of the catalog's content: names, descriptions and options of products. */
export const catalogLanguage: Language = 'en';

const getPrefix = (language: Language): string => (language === languages[0] ? '' : `/${language}`);

/** Language of a path, such as `de` of `/de/bag`, and of the data of a page, such as `/de.data`. */
export function getLanguage(path: string): Language {
  const [, first] = path.split(/[/.?#]/);
  return languages.find((language) => language === first) ?? languages[0];
}

/** Path of a page in a language: `/bag` is `/de/bag` in German. */
export function pathIn(language: Language, path: string): string {
  const prefix = getPrefix(language);
  return prefix && /^\/([?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** Paths of a page in all languages, by the value of `hreflang`. The default one is also for all other languages. */
export const alternatePaths = (path: string): readonly (readonly [hreflang: string, path: string])[] => [
  ...languages.map((language) => [language, pathIn(language, path)] as const),
  ['x-default', path],
];

/** The same path without the prefix of its language: `/bag` for `/de/bag`. */
export const withoutLanguage = (path: string): string => path.slice(getPrefix(getLanguage(path)).length) || '/';
