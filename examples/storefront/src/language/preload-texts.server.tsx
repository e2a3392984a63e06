import { preloadModule } from 'react-dom';
import files from 'virtual:dictionary-files';
import type { Language } from './languages.js';

interface PreloadTextsProps {
  language: Language;
  /** Nonce of the scripts of the page. */
  nonce?: string | undefined;
}

/** Lists the texts of the page's language among its scripts, so that browsers request them together. */
export function PreloadTexts({ language, nonce }: PreloadTextsProps) {
  const file = files[language];
  if (file) preloadModule(file, { as: 'script', ...(nonce && { nonce }) });
  return null;
}
