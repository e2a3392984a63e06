import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DictionaryContext } from '../../storefront/src/lib/language/use-texts.js';
import { loadDictionary } from '../../storefront/src/lib/load-dictionary.js';

const dictionary = await loadDictionary('en');

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
