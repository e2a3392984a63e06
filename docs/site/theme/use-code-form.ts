import { useSyncExternalStore } from 'react';

/** Form of the examples that the reader chose. */
export type CodeForm = 'ts' | 'react';

const key = 'code-form';
const changed = 'code-form-change';

const apply = (form: CodeForm): void => {
  document.documentElement.dataset.codeForm = form;
  dispatchEvent(new Event(changed));
};

/** Listens to choices in all groups of the page, and in other tabs. */
function subscribe(notify: () => void): () => void {
  const onStorage = ({ key: changedKey, newValue }: StorageEvent) => {
    if (changedKey === key) apply(newValue === 'react' ? 'react' : 'ts');
  };
  addEventListener(changed, notify);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(changed, notify);
    removeEventListener('storage', onStorage);
  };
}

const read = (): CodeForm => (document.documentElement.dataset.codeForm === 'react' ? 'react' : 'ts');

/** The chosen form, and a function that applies another to all groups and remembers it. */
export function useCodeForm(): readonly [CodeForm, (form: CodeForm) => void] {
  const form = useSyncExternalStore(subscribe, read, () => 'ts' as const);
  const choose = (next: CodeForm): void => {
    apply(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The browser blocks storage: the choice applies until the page is left.
    }
  };
  return [form, choose];
}
