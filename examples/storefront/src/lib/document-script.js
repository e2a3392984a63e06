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
const record = ({ target, type }) => {
  // Choices are recorded when they are clicked: before `input`, React resets those that it has handled until it renders.
  if (isChoice(target) !== (type === 'click')) return;
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

for (const type of ['click', 'input']) addEventListener(type, record, true);
addEventListener(
  'hydrated',
  () => {
    // React handles each event on its own only after its effects.
    setTimeout(() => {
      for (const type of ['click', 'input']) removeEventListener(type, record, true);
      for (const [field, value] of entered) if (field.isConnected) fillIn(field, value);
    });
  },
  { once: true },
);

// Until React handles the page, the browser sends forms and follows links. What only scripts can do is done here.
const isSaved = (button) => button.ariaPressed === 'true';
const save = (button) => {
  const id = button.dataset.save;
  const others = (localStorage.getItem('wishlist') ?? '').split(',').filter((other) => other && other !== id);
  localStorage.setItem('wishlist', (isSaved(button) ? others : [id, ...others]).slice(0, 100).join(','));
  button.ariaPressed = String(!isSaved(button));
};

const changeTheme = () => {
  const { dataset } = document.documentElement;
  if (dataset.theme === 'dark') {
    delete dataset.theme;
    localStorage.removeItem('theme');
    return;
  }
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  localStorage.setItem('theme', dataset.theme);
};

const step = (button) => {
  const field = button.parentElement.querySelector('input');
  field.value = Math.max(1, Number(field.value) + Number(button.dataset.step));
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const press = ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  try {
    if ('save' in button.dataset) save(button);
    if ('changesTheme' in button.dataset) changeTheme();
  } catch {
    // Storage is blocked: a theme lasts as long as the page.
  }
  if ('step' in button.dataset) step(button);
  if ('print' in button.dataset) print();
  if ('reload' in button.dataset) location.reload();
};

// A form that the browser sends leaves the page.
addEventListener('submit', ({ submitter, defaultPrevented }) => {
  if (!defaultPrevented) submitter?.setAttribute('aria-busy', 'true');
});
// The page shows at once that another one is loaded. Not all browsers have the Navigation API.
const { navigation } = globalThis;
const showLeaving = (isLeaving) => document.documentElement.toggleAttribute('data-leaving', isLeaving);
navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
  if (!destination.sameDocument && downloadRequest === null) showLeaving(true);
});
navigation?.addEventListener('navigateerror', () => showLeaving(false));
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  showLeaving(false);
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
});

addEventListener('click', press, true);
addEventListener('hydrated', () => removeEventListener('click', press, true), { once: true });

// Pages that can be read without scripts load them after their pictures, or when the visitor starts to use the page.
// Visitors who have a session or chose a currency get them at once: the page shows their bag, name and prices.
if ('startsAfterLoad' in document.documentElement.dataset) {
  const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel'];
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const use of uses) removeEventListener(use, start, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };
  const load = () => {
    for (const link of document.querySelectorAll('link[rel="startpreload"]')) link.rel = 'modulepreload';
    const entry = document.querySelector('link[rel="start"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry.href;
    document.head.append(script);
    // The first `Intl.NumberFormat` loads locale data, which would block the page. The worker loads it for the page, too.
    new Worker(entry.dataset.numberFormats);
  };

  if (hasCurrency || document.cookie.includes('cartwright-session-id')) start();
  else {
    for (const use of uses) addEventListener(use, start, { capture: true, passive: true });
    // The first paint of the pictures comes first.
    addEventListener('load', () => setTimeout(start, 300), { once: true });
  }
}
