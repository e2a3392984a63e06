import { useEffect, useState } from 'react';
import { type Dictionary, useDictionary } from './language/use-texts.js';

/**
 * Describes an error to shoppers, as `describeError` does. The messages of all errors are loaded with the first error. If that
 * fails, the connection is the problem.
 */
export async function loadErrorText(error: unknown, { shop, pages }: Dictionary): Promise<string> {
  try {
    const [{ describeError }, { errors }] = await Promise.all([import('./describe-error.js'), pages()]);
    return describeError(error, errors);
  } catch {
    return shop.cart.failed;
  }
}

/** Returns the message of an error, once it is loaded. */
export function useErrorText(error: unknown): string | undefined {
  const dictionary = useDictionary();
  const [shown, setShown] = useState<{ error: unknown; text: string }>();
  useEffect(() => {
    if (!error) return undefined;
    let isCurrent = true;
    void loadErrorText(error, dictionary).then((text) => {
      if (isCurrent) setShown({ error, text });
    });
    // The text of an earlier error may arrive later.
    return () => {
      isCurrent = false;
    };
  }, [error, dictionary]);
  return error && shown?.error === error ? shown.text : undefined;
}
