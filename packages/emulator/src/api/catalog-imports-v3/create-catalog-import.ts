import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { catalogImports } from '../../shop/catalog-v3/catalog-imports/catalog-import.js';

/** Creates an import without products. */
export const createCatalogImport = route({
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
