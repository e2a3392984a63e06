import type { RouterContextProvider } from 'react-router';
import { languageContext } from './contexts.js';
import * as germanPages from '../language/de/pages.js';
import * as germanShop from '../language/de/shop.js';
import * as englishPages from '../language/en/pages.js';
import * as englishShop from '../language/en/shop.js';
import type { Language } from '../language/languages.js';
import type { Texts } from '../language/use-texts.js';

const texts: Readonly<Record<Language, Texts>> = {
  en: { ...englishShop, ...englishPages },
  de: { ...germanShop, ...germanPages },
};

/** Texts in the language of the request, in loaders and actions. */
export const getTexts = (context: Readonly<RouterContextProvider>): Texts => texts[context.get(languageContext)];
