/** Event of a form that an agent filled in. */
interface AgentSubmitEvent extends Event {
  readonly agentInvoked?: boolean;
  respondWith?(response: Promise<string>): void;
}

/**
 * Adds the events of a shopper that agents leave out: React hears of radio buttons by their clicks only, and the quantity
 * changes when its field loses the focus.
 */
function handleInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target === document.activeElement) return;
  const isRadio = target.type === 'radio';
  const missing = isRadio ? new MouseEvent('click', { bubbles: true }) : new FocusEvent('focusout', { bubbles: true });
  // After React has rendered the input.
  queueMicrotask(() => target.dispatchEvent(missing));
}

/** Without a response, the browser reports a failure of a form that does not leave the page. */
function handleSubmit(event: AgentSubmitEvent): void {
  if (event.agentInvoked && event.defaultPrevented) {
    event.respondWith?.(Promise.resolve('The shopper sent the form. The page shows the outcome.'));
  }
}

/** Lets agents fill in the forms that React handles. */
export function followAgentForms(): void {
  addEventListener('input', handleInput);
  addEventListener('submit', handleSubmit);
}
