import type { Language } from './language/languages.js';
import type { Dictionary, PageTexts, ShopTexts } from './language/use-texts.js';

const shops: Record<Language, () => Promise<ShopTexts>> = {
  en: () => import('./language/en/shop.js'),
  de: () => import('./language/de/shop.js'),
};

const pages: Record<Language, () => Promise<PageTexts>> = {
  en: () => import('./language/en/pages.js'),
  de: () => import('./language/de/pages.js'),
};

/** Loads the texts of a language. The server loads all of them, the browser those of other pages on demand. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const shop = await shops[language]();
  let others: PageTexts | Promise<PageTexts> | undefined = import.meta.env.SSR ? await pages[language]() : undefined;
  const load = async () => {
    try {
      return await pages[language]();
    } catch (error) {
      // They are loaded again when they are needed again.
      others = undefined;
      throw error;
    }
  };
  return { shop, pages: () => (others ??= load()) };
}
