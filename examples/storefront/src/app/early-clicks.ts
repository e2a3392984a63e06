/** Elements whose clicks React handles. Links, dialogs and details work without it. */
const handled = 'button, label, input[type="checkbox"], input[type="radio"]';

const held: HTMLElement[] = [];

function hold(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(handled) : null;
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(element);
}

/** Holds clicks that React cannot handle yet. */
export const holdClicks = (): void => document.addEventListener('click', hold, { capture: true });

/** Repeats the held clicks, and holds no more. Called when React handles the events of the page. */
export function releaseClicks(): void {
  document.removeEventListener('click', hold, { capture: true });
  for (const element of held.splice(0)) if (element.isConnected) element.click();
}
