import type { MouseEvent } from 'react';

/** Handles a click on a link in the page, unless it opens another tab or window. */
export const handleHere = (change: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  change();
};
