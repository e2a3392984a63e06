import { type ComponentType, lazy } from 'react';
import { holdClicks } from './early-clicks.js';

/** Events that show that the visitor starts to use the page. */
const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

let begin: () => void = () => undefined;
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});
const parts: Promise<unknown>[] = [];
let isReadable = false;

/**
 * A component whose code the browser loads when the visitor starts to use the page. Until then the browser shows the
 * server's HTML, in which links and forms work.
 *
 * @param load Imports the component.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) {
    const loaded = begun.then(load);
    return lazy(async () => ({ default: await loaded })) as ComponentType<Props>;
  }
  let Loaded: ComponentType<Props>;
  parts.push(load().then((component) => (Loaded = component)));
  return (props) => <Loaded {...props} />;
}

/** A deferred component of a page that can be read before its code is loaded. The code of other pages is loaded at once. */
export function deferredPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  isReadable = true;
  return deferred(load);
}

/** Loads all deferred components. Call it on the server before it renders. */
export const loadDeferred = () => Promise.all(parts);

/**
 * Loads the deferred components when the visitor starts to use the page. Loads them at once on pages that cannot be read
 * without, and for visitors who have a session, whose bag and name the header shows.
 */
export function watchForUse(): void {
  if (!isReadable || document.cookie.includes('cartwright-session-id')) return begin();
  holdClicks();
  for (const event of uses) window.addEventListener(event, begin, { once: true, passive: true, capture: true });
}
