import { Hono } from 'hono';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { ControlContext } from '../../control/control-context.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import { getEditor } from './get-editor.js';
import { productListPage } from './product-list-page.js';
import { productPage } from './product-page.js';
import { readProductForm } from './read-product-form.js';

/** Pages of the catalog. */
export function catalogApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/catalog', (c) => productListPage(controlled, createView(tenants, c)));
  app.get('/catalog/:id', (c) => productPage(controlled, createView(tenants, c), c.req.param('id')));
  app.post(
    '/catalog/:id',
    formHandler(controlled, async ({ change, form, id, view }) => {
      const { tenant } = view;
      const editor = getEditor(tenant);
      await change(() => {
        const product = editor.find(tenant, id);
        if (!product) throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'No product has this ID.', { id });
        editor.save(tenant, id, readProductForm(form, product, storeCurrency(tenant)));
      });
      return pageUrl(view, `catalog/${id}`, { done: 'productSaved' });
    }),
  );
  return app;
}
