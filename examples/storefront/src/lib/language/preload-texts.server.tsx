import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import files from 'virtual:client-files';
import type { Language } from './languages.js';

interface PreloadTextsProps {
  language: Language;
  /** Nonce of the scripts of the page. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Lists the texts of the page's language among its scripts, so that browsers request them together. It surrounds the
 * page: a sibling that only the server renders would give the elements other ids than `useId` returns in the browser.
 */
export function PreloadTexts({ language, nonce, children }: PreloadTextsProps) {
  const [file] = files[`lib/language/${language}/shop.ts`] ?? [];
  if (file) preloadModule(file, { as: 'script', ...(nonce && { nonce }) });
  return children;
}
