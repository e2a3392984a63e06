import { useLocation } from 'react-router';
import { languageNames, languages, pathIn } from '../lib/language/languages.js';
import { useLanguage } from '../lib/language/use-language.js';

/** Links to the same page in the other languages. They load the document again, with the texts of its language. */
export function LanguageSwitch({ className }: { className: string }) {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <a
        key={language}
        // Two slashes would begin the host of another site.
        href={pathIn(language, pathname.replace(/^\/+/, '/') + search)}
        lang={language}
        hrefLang={language}
        className={className}
      >
        {languageNames[language]}
      </a>
    ));
}
