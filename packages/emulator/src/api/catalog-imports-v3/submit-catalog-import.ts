import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { catalogImports, requireOpenImport } from '../../shop/catalog-v3/catalog-imports/catalog-import.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { readItem } from './import-item.js';

/** Creates and updates the products of an import. The job is complete when the call returns. Products that fail are skipped. */
export const submitCatalogImport = route({
  id: 'stores.catalogImportsV3.submitCatalogImport',
  method: 'POST',
  paths: ['/stores/v3/catalog-imports/{catalogImportId}/submit', '/v3/catalog-imports/{catalogImportId}/submit'],
  access: 'merchant',
  handle(context) {
    const { params, tenant } = context;
    const open = requireOpenImport(tenant, params['catalogImportId'] ?? '');
    bulkItems(tenant, { items: open.items, apply: (item) => readItem(context, item)() });
    const jobId = newId();
    catalogImports(tenant).put({ ...open, items: [], jobId });
    return { jobId, totalProductsCount: open.items.length };
  },
});
