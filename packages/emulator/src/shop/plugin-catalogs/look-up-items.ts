import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { PluginResult } from '../../protocol/plugins/call-plugin.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { type CatalogReference, isExternal } from '../line-items/catalog-reference.js';
import type { LineFacts } from '../line-items/line.js';
import { externalItemId, externalItems } from './external-item.js';

/** Requested quantity of an item. */
export interface WantedItem {
  readonly reference?: CatalogReference;
  readonly quantity: number;
}

/** Request for items of an app's catalog. */
export interface CatalogItemsRequest {
  readonly items: readonly Required<WantedItem>[];
  readonly currency: string;
}

/** Item that a plugin returned. */
export interface FoundItem {
  readonly reference: CatalogReference;
  readonly facts: LineFacts;
}

/**
 * Requests items from the plugins of apps' catalogs, and stores the results for carts and checkouts. An item that a
 * plugin omits does not exist. If a plugin fails, its last results are used.
 */
export function lookUpItems({ plugins, tenant }: TenantPlugins, items: readonly WantedItem[]): void {
  const byId = new Map<string, Required<WantedItem>>();
  for (const { quantity, reference: wanted } of items) {
    if (!wanted || !isExternal(wanted)) continue;
    const id = externalItemId(wanted);
    const { quantity: before = 0, reference = wanted } = byId.get(id) ?? {};
    byId.set(id, { reference, quantity: before + quantity });
  }
  const currency = storeCurrency(tenant);
  for (const appId of new Set([...byId.values()].map(({ reference }) => reference.appId))) {
    if (!plugins.has('ECOM_CATALOG', appId)) continue;
    const wanted = [...byId].filter(([, { reference }]) => reference.appId === appId);
    const question: CatalogItemsRequest = { items: wanted.map(([, item]) => item), currency };
    const responses: PluginResult<readonly FoundItem[]>[] = plugins.send(
      'ECOM_CATALOG',
      ['getCatalogItems', question],
      {
        appId,
      },
    );
    const [response] = responses;
    if (!response || response.failure) continue;
    const found = new Map(response.response.map(({ facts, reference }) => [externalItemId(reference), facts]));
    for (const [id] of wanted) {
      const facts = found.get(id);
      const existing = externalItems(tenant).get(id);
      if (!facts) externalItems(tenant).delete(id);
      else if (JSON.stringify(existing?.facts) !== JSON.stringify(facts)) externalItems(tenant).put({ id, facts });
    }
  }
}
