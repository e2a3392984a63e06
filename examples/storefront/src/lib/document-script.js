// Part of every document, before its style sheet.

// Applies a chosen theme before the first paint.
let hasCurrency = false;
try {
  hasCurrency = Boolean(localStorage.getItem('currency'));
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme and the store's currency are used.
}

// React resets fields that the visitor changed before it hydrated the page. They are filled in again afterwards.
const entered = new Map();
const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';
const record = ({ target }) => {
  // The field changed last is filled in last: of several radio buttons, it is the checked one.
  entered.delete(target);
  entered.set(target, isChoice(target) ? target.checked : target.value);
};

const fillIn = (field, value) => {
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    // React ignores an event if the value is the one that was last set on the element itself.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

addEventListener('input', record, true);
addEventListener(
  'hydrated',
  () => {
    // React handles each event on its own only after its effects.
    setTimeout(() => {
      removeEventListener('input', record, true);
      for (const [field, value] of entered) if (field.isConnected) fillIn(field, value);
    });
  },
  { once: true },
);

// Pages that can be read without scripts load them when the visitor starts to use the page, or changes what it shows in
// another tab. Visitors who have a session or chose a currency get them at once: the page shows their bag, name and prices.
if ('startsOnUse' in document.documentElement.dataset) {
  const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'storage'];
  // Links, dialogs and details work without React. It handles the clicks on these elements.
  const handled = 'button, label, input[type="checkbox"], input[type="radio"]';
  const held = [];

  const stopClick = (event) => {
    const element = event.target instanceof Element && event.target.closest(handled);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(element);
  };

  // Also when the code of the page fails or is late: forms work without it.
  const release = () => {
    document.removeEventListener('click', stopClick, true);
    for (const element of held.splice(0)) if (element.isConnected) element.click();
  };

  // Another tab starts or ends the session. Without broadcast channels it writes to the storage.
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('cartwright-session') : undefined;

  const start = () => {
    for (const use of uses) removeEventListener(use, start, true);
    tabs?.close();
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    for (const link of document.querySelectorAll('link[rel="startpreload"]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type="start"]').textContent;
    script.onerror = release;
    document.head.append(script);
    setTimeout(release, 20_000);
  };

  document.addEventListener('click', stopClick, true);
  // A file that the module script imports later fails as an unhandled rejection, and hydration as an error. The fields
  // are filled in before.
  for (const end of ['hydrated', 'unhandledrejection', 'error']) {
    addEventListener(end, () => setTimeout(release), { once: true });
  }
  if (hasCurrency || document.cookie.includes('cartwright-session-id')) start();
  else {
    for (const use of uses) addEventListener(use, start, { capture: true, passive: true });
    tabs?.addEventListener('message', start);
  }
}
