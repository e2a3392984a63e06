import { HomeLayout as OriginalLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** The home page, with a landmark and a heading for screen readers. */
export function HomeLayout(props: ComponentProps<typeof OriginalLayout>) {
  if (import.meta.env.SSG_MD) return <OriginalLayout {...props} />;
  return (
    <main>
      <h1 className="visually-hidden">Cartwright</h1>
      <OriginalLayout {...props} />
    </main>
  );
}
