import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Dictionary, DictionaryContext } from './lib/language/use-texts.js';

/** Hydrates the document of a page that React Router handles. */
export function startRouter(dictionary: Dictionary): void {
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
}
