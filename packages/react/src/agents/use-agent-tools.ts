'use client';

import { useEffect, useRef } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { loadCode } from '../query/load-code.js';
import type { AgentToolsOptions } from './agent-tools-options.js';
import { getModelContext } from './model-context.js';

const importTools = () => import('./create-tools.js');

/**
 * Registers the tools of the store for agents in the shopper's browser, such as an assistant of the browser, while the
 * component is mounted: `search_catalog`, `get_product`, `add_to_cart`, `view_cart` and `start_checkout`. They act with
 * the shopper's session, and the components show their changes. `start_checkout` asks the shopper first.
 *
 * In browsers without `document.modelContext` (WebMCP), it does nothing, and the code of the tools is not loaded. Use it
 * once, in a component of all pages.
 *
 * @param options - `startCheckout`; `confirmCheckout` to ask with your own dialog; `productUrl`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useAgentTools } from '@cartwright/react/agents';
 * import { useStartCheckout } from '@cartwright/react/ecom';
 *
 * export function AgentTools() {
 *   const { mutateAsync } = useStartCheckout({ callbacks: { thankYouPageUrl: '/thank-you' } });
 *   useAgentTools({ startCheckout: () => mutateAsync(), productUrl: (slug) => `/products/${slug}` });
 *   return null;
 * }
 * ```
 * @see https://webmachinelearning.github.io/webmcp/ WebMCP
 */
export function useAgentTools(options: AgentToolsOptions): void {
  const context = useCartwright();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const modelContext = getModelContext();
    if (!modelContext) return;
    const registration = new AbortController();
    loadCode(importTools).then(
      ({ createTools }) => {
        if (registration.signal.aborted) return;
        for (const tool of createTools(context, () => latest.current)) {
          // Fails if the page may not have tools, or has one of the same name. The page works without.
          Promise.resolve(modelContext.registerTool(tool, registration)).catch(() => undefined);
        }
      },
      // Agents use the page as shoppers do.
      () => undefined,
    );
    return () => registration.abort();
  }, [context]);
}
