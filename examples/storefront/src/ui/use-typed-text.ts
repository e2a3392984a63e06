import { type KeyboardEvent, useState } from 'react';

/**
 * Text of a field that changes a value when the shopper presses Enter or leaves the field. Returns the props of the field
 * and the function that changes the value at once.
 */
export function useTypedText(value: string, onCommit: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const commit = (text = typed) => {
    setTyped(undefined);
    if (text !== undefined) onCommit(text);
  };
  const field = {
    value: typed ?? value,
    onChange: setTyped,
    onBlur: () => commit(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      // Enter would also submit the form, with the previous value.
      event.preventDefault();
      commit();
    },
  };
  return [field, commit] as const;
}
