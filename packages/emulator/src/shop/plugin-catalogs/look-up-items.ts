import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isObject } from '../../kernel/input/object.js';
import { type CatalogReference, isExternal } from '../line-items/catalog-reference.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { objectsIn } from '../../protocol/plugins/read-response.js';
import { storeSettings } from '../../kernel/store-settings/store-settings.js';
import { externalItemId, externalItems } from './external-item.js';
import { readItem } from './read-item.js';

/** How many of which item. */
export interface WantedItem {
  readonly reference?: CatalogReference;
  readonly quantity: number;
}

/**
 * Asks the plugins that keep other catalogs about their items, and writes down what they say, so that carts and checkouts
 * find it. What a plugin does not name is not there; of a plugin that fails, its last word counts.
 */
export function lookUpItems({ plugins, tenant }: TenantPlugins, items: readonly WantedItem[]): void {
  const byId = new Map<string, { catalogReference: CatalogReference; quantity: number }>();
  for (const { quantity, reference } of items) {
    if (!reference || !isExternal(reference)) continue;
    const id = externalItemId(reference);
    const { catalogReference = reference, quantity: before = 0 } = byId.get(id) ?? {};
    byId.set(id, { catalogReference, quantity: before + quantity });
  }
  const wanted = [...byId.values()];
  for (const appId of new Set(wanted.map(({ catalogReference }) => catalogReference.appId))) {
    if (!plugins.has('ECOM_CATALOG', appId)) continue;
    const catalogReferences = wanted.filter(({ catalogReference }) => catalogReference.appId === appId);
    const { weightUnit } = storeSettings;
    const currency = storeCurrency(tenant);
    const [answer] = plugins.ask('ECOM_CATALOG', ['getCatalogItems', { catalogReferences, weightUnit, currency }], {
      appId,
    });
    if (!answer || answer.failure) continue;
    const found = new Map(
      objectsIn(answer.answer, 'catalogItems').flatMap(({ catalogReference, data }) => {
        const facts = isObject(data) ? readItem(data, currency) : undefined;
        return isObject(catalogReference) && facts
          ? [[externalItemId({ ...(catalogReference as unknown as CatalogReference), appId }), facts] as const]
          : [];
      }),
    );
    for (const { catalogReference } of catalogReferences) {
      const id = externalItemId(catalogReference);
      const facts = found.get(id);
      const known = externalItems(tenant).get(id);
      if (!facts) externalItems(tenant).delete(id);
      else if (JSON.stringify(known?.facts) !== JSON.stringify(facts)) externalItems(tenant).put({ id, facts });
    }
  }
}
