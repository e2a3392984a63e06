import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from './use-hydrated.js';

/* eslint-disable no-restricted-syntax -- React has rendered the markup. */

/** One object for every render: React before 19.3 sets `innerHTML` again if it gets another. */
const kept = { __html: '' };

/**
 * Creates a component that does nothing in the browser but show what the server has rendered: its code is not loaded, and
 * React leaves its elements as they are. The code is loaded if the server could not render it, such as without its data.
 *
 * @param onServer - The component on the server, `undefined` in the browser.
 * @param load - Loads the component.
 */
export function keepHtml<Props extends object>(
  onServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  const Content = onServer ?? lazy(async () => ({ default: await load() }));
  return function KeptHtml(props: Props) {
    const isHydrating = !useHydrated();
    const [isKept] = useState(isHydrating && !onServer);
    return isKept ? (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    ) : (
      <div className="contents">
        <Suspense>
          <Content {...props} />
        </Suspense>
      </div>
    );
  };
}
