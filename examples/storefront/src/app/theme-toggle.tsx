import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAnnounce } from '../ui/announcer.js';
import { IconButton } from '../ui/icon-button.js';
import { type Theme, chooseTheme, chosenTheme, subscribeToTheme } from './theme.js';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const names: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };
const icons = { system: Monitor, light: Sun, dark: Moon };

/** Button that switches between the system, light and dark themes. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, (): Theme => 'system');
  const announce = useAnnounce();
  const Icon = icons[theme];
  return (
    <IconButton
      label={`Theme: ${names[theme]}. Change to ${names[next[theme]]}`}
      onClick={() => {
        chooseTheme(next[theme]);
        announce(`Theme: ${names[next[theme]]}`);
      }}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
