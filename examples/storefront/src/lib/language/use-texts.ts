import { createContext, use } from 'react';
import type * as pages from './en/pages.js';
import type * as shop from './en/shop.js';

/** Texts of the catalog, the bag, and what all pages have in common, by group. Keep it small: every page loads them. */
export type ShopTexts = typeof shop;

/** Texts of other pages, by group. */
export type PageTexts = typeof pages;

/** All texts of a language, by group. English is the contract that other languages fulfill. */
export type Texts = ShopTexts & PageTexts;

/** Texts of the page's language. The browser loads those of `pages` when a component asks for one of them. */
export interface Dictionary {
  readonly shop: ShopTexts;
  readonly pages: () => PageTexts | Promise<PageTexts>;
}

/** Provides the texts to the components. */
export const DictionaryContext = createContext<Dictionary | undefined>(undefined);

/** Returns the texts of the page's language. */
export function useDictionary(): Dictionary {
  const dictionary = use(DictionaryContext);
  if (!dictionary) throw new Error('Texts require a dictionary above the component.');
  return dictionary;
}

/** Returns a group of texts in the language of the page. */
export function useTexts<Group extends keyof Texts>(group: Group): Texts[Group] {
  const dictionary = useDictionary();
  if (group in dictionary.shop) return (dictionary.shop as Texts)[group];
  const pages = dictionary.pages();
  return ((pages instanceof Promise ? use(pages) : pages) as Texts)[group];
}
