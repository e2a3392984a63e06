import { useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { IconButton } from './icon-button.js';
import { type Theme, chooseTheme, chosenTheme, subscribeToTheme } from '../lib/theme.js';
import { Icon } from './icon.js';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: 'screen', light: 'sun', dark: 'moon' };

/** Button that switches between the system, light and dark themes. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, (): Theme => 'system');
  const announce = useAnnounce();
  const { changeTheme, theme: describe, themes } = useTexts('app');
  return (
    <IconButton
      className="noscript:hidden"
      data-changes-theme=""
      label={changeTheme(themes[theme], themes[next[theme]])}
      onClick={() => {
        chooseTheme(next[theme]);
        announce(describe(themes[next[theme]]));
      }}
    >
      <Icon name={icons[theme]} className="size-5" />
    </IconButton>
  );
}
