/** Event of the window: a page cannot be opened while the browser is offline. Its detail is the URL. */
export const OPEN_LATER_EVENT = 'open-later';

/** Opens a page of the store. Offline, `OfflineNotice` opens it when the connection is back. */
export function openPage(url: string): void {
  if (navigator.onLine) location.assign(url);
  else dispatchEvent(new CustomEvent(OPEN_LATER_EVENT, { detail: url }));
}
