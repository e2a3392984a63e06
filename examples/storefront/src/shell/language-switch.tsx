import { languageNames, languages, pathIn } from '../lib/language/languages.js';
import { usePage } from '../lib/navigation/page.js';

/** Links to the same page in the other languages. They load the document again, with the texts of its language. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language: current, pathname, search } = usePage();
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
