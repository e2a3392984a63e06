import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getLanguage } from './lib/language/languages.js';
import { loadDictionary } from './lib/load-dictionary.js';
import { DictionaryContext } from './lib/language/use-texts.js';

const dictionary = await loadDictionary(getLanguage(location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DictionaryContext value={dictionary}>
        <HydratedRouter />
      </DictionaryContext>
    </StrictMode>,
  );
});
