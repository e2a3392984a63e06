import { withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

interface SearchPanelProps {
  readonly focused: boolean;
  readonly setFocused: (focused: boolean) => void;
}

/** The search dialog of Pagefind, as a custom element. */
interface Modal extends HTMLElement {
  open(): void;
}

declare global {
  interface Window {
    readonly PagefindComponents: { configureInstance(name: string, options: object): void };
  }
}

const folder = withBase('/pagefind/');

/** Weights of the fields of a page: guides come first. See `index-pages.js`. */
const metaWeights = { title: 0.3, guide: 5 };

/** Loads Pagefind with the first search, and returns its dialog. */
async function loadModal(): Promise<Modal> {
  const existing = document.querySelector<Modal>('pagefind-modal');
  if (existing) return existing;
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${folder}pagefind-component-ui.css`,
  });
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: `${folder}pagefind-component-ui.js`,
  });
  const loaded = Promise.all(
    [style, script].map(
      (element) =>
        new Promise((resolve, reject) => {
          element.addEventListener('load', resolve);
          element.addEventListener('error', () => reject(new Error(`${folder} cannot be loaded.`)));
        }),
    ),
  );
  document.head.append(style, script);
  await loaded;
  window.PagefindComponents.configureInstance('default', {
    bundlePath: folder,
    baseUrl: withBase('/'),
    ranking: { metaWeights },
  });
  const modal = document.createElement('pagefind-modal') as Modal;
  document.body.append(modal);
  return modal;
}

/** Opens the search dialog when its button is clicked, or with Ctrl+K or Command+K. */
export function SearchPanel({ focused, setFocused }: SearchPanelProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setFocused(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [setFocused]);
  useEffect(() => {
    if (!focused) return;
    setFocused(false);
    void loadModal().then((modal) => modal.open());
  }, [focused, setFocused]);
  return null;
}
