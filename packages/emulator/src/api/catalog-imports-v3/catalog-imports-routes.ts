import { getHandle, readHandle, readItem } from './import-item.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { newId } from '../../kernel/state/ids.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { catalogImports, requireOpenImport } from '../../shop/catalog-v3/catalog-imports/catalog-import.js';

/** Creates an import without products. */
const createCatalogImport = route({
  id: 'stores.catalogImportsV3.createCatalogImport',
  method: 'POST',
  paths: ['/stores/v3/catalog-imports', '/v3/catalog-imports'],
  access: 'merchant',
  handle({ body, clock, tenant }) {
    bodyObject(new FieldReader(), body, 'catalogImport');
    const createdDate = clock.now().toISOString();
    const { id } = catalogImports(tenant).put({ id: newId(), createdDate, items: [] });
    return { catalogImport: { id, createdDate } };
  },
});

/**
 * Adds up to 100 products to an import. A product that is invalid is not added. A second product with the same handle
 * updates the first one, so it is read only when the import is submitted.
 */
const addProductsToImport = route({
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
      getId: getHandle,
      apply: (item) => {
        const { handle } = readHandle(item);
        if (!added.some((one) => getHandle(one) === handle)) readItem(context, item);
        added.push(item);
        return { id: handle };
      },
    });
    catalogImports(tenant).put({ ...open, items: added });
    return results;
  },
});

/** Creates and updates the products of an import. The job is complete when the call returns. Products that fail are skipped. */
const submitCatalogImport = route({
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

/** The routes of imports of products. */
export const catalogImportRoutes = [createCatalogImport, addProductsToImport, submitCatalogImport] as const;
