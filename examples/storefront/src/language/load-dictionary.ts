import type { Language } from './languages.js';
import type { Dictionary, PageTexts, ShopTexts } from './use-texts.js';

const shops: Record<Language, () => Promise<ShopTexts>> = {
  en: () => import('./en/shop.js'),
  de: () => import('./de/shop.js'),
};

const pages: Record<Language, () => Promise<PageTexts>> = {
  en: () => import('./en/pages.js'),
  de: () => import('./de/pages.js'),
};

/** Loads the texts of a language. The server loads all of them, the browser those of other pages on demand. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const shop = await shops[language]();
  let others: PageTexts | Promise<PageTexts> | undefined = import.meta.env.SSR ? await pages[language]() : undefined;
  return { shop, pages: () => (others ??= pages[language]()) };
}
