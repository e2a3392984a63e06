import { useSyncExternalStore } from 'react';

/** Choices of the reader, which apply to all pages, with their options. The first option is the default. */
export const choices = {
  'code-form': {
    legend: 'Form of the examples',
    options: { ts: 'TypeScript', react: 'React' },
  },
  'package-manager': {
    legend: 'Package manager',
    options: { npm: 'npm', pnpm: 'pnpm', yarn: 'Yarn', bun: 'Bun' },
  },
} as const;

/** Name of a choice. It is also the key of the stored option. */
export type ChoiceName = keyof typeof choices;

const changed = 'choice-change';

/** Returns the option if there is one of this name, and the default otherwise. */
const toOption = (name: ChoiceName, option: string | null | undefined): string => {
  const { options } = choices[name];
  return option && Object.hasOwn(options, option) ? option : Object.keys(options)[0]!;
};

const apply = (name: ChoiceName, option: string): void => {
  document.documentElement.setAttribute(`data-${name}`, option);
  dispatchEvent(new Event(changed));
};

/** The chosen option, and a function that applies another to all groups of pages and remembers it. */
export function useChoice(name: ChoiceName): readonly [string, (option: string) => void] {
  /** Listens to choices in all groups of the page, and in other tabs. */
  const subscribe = (notify: () => void): (() => void) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === name) apply(name, toOption(name, newValue));
    };
    addEventListener(changed, notify);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener(changed, notify);
      removeEventListener('storage', onStorage);
    };
  };
  const read = () => toOption(name, document.documentElement.getAttribute(`data-${name}`));
  const chosen = useSyncExternalStore(subscribe, read, () => toOption(name, undefined));
  const choose = (option: string): void => {
    apply(name, option);
    try {
      localStorage.setItem(name, option);
    } catch {
      // The browser blocks storage: the choice applies until the page is left.
    }
  };
  return [chosen, choose];
}
