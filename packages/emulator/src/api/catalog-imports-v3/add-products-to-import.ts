import { route } from '../../protocol/routing/route.js';
import { catalogImports, requireOpenImport } from '../../shop/catalog-v3/catalog-imports/catalog-import.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { handleOf, readHandle, readItem } from './import-item.js';

/**
 * Adds up to 100 products to an import. A product that is invalid is not added. A second product with the same handle
 * updates the first one, so it is read only when the import is submitted.
 */
export const addProductsToImport = route({
  id: 'stores.catalogImportsV3.addProductsToImport',
  method: 'POST',
  paths: [
    '/stores/v3/catalog-imports/{catalogImportId}/add-products',
    '/v3/catalog-imports/{catalogImportId}/add-products',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const open = requireOpenImport(tenant, params['catalogImportId'] ?? '');
    const { items } = readBulk(body, 'products');
    const added = [...open.items];
    const results = bulkItems(tenant, {
      items,
      getId: handleOf,
      apply: (item) => {
        const { handle } = readHandle(item);
        if (!added.some((one) => handleOf(one) === handle)) readItem(context, item);
        added.push(item);
        return { id: handle };
      },
    });
    catalogImports(tenant).put({ ...open, items: added });
    return results;
  },
});
