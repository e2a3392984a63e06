import type { RouterContextProvider } from 'react-router';
import { languageContext } from '../../server/contexts.js';
import * as germanPages from './de/pages.js';
import * as germanShop from './de/shop.js';
import * as englishPages from './en/pages.js';
import * as englishShop from './en/shop.js';
import type { Language } from './languages.js';
import type { Texts } from './use-texts.js';

const texts: Readonly<Record<Language, Texts>> = {
  en: { ...englishShop, ...englishPages },
  de: { ...germanShop, ...germanPages },
};

/** Texts in the language of the request, in loaders and actions. */
export const textsOf = (context: Readonly<RouterContextProvider>): Texts => texts[context.get(languageContext)];
