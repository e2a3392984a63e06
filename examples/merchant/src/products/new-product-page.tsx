import { data, Form } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { attempt } from '../lib/attempt.server.js';
import { merchantContext } from '../lib/server/context.js';
import { actOnce } from '../lib/repeat/act-once.server.js';
import { FormKey } from '../lib/repeat/form-key.js';
import { Checkbox } from '../ui/checkbox.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { readCurrency } from '../lib/read-currency.server.js';
import { readText } from '../lib/read-text.js';
import { SubmitButton } from '../ui/submit-button.js';
import type { Route } from './+types/new-product-page.js';
import { openCatalog } from './catalog/open-catalog.server.js';
import { type NewProductTexts, readNewProduct } from './catalog/read-new-product.js';

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [currency, catalog] = await Promise.all([readCurrency(client), openCatalog(client)]);
  return { currency, descriptionHelp: catalog.description.help };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const catalog = await openCatalog(client);
  const form = await request.formData();
  const text = (name: string) => readText(form, name);
  const texts = {
    name: text('name'),
    description: text('description'),
    price: text('price'),
    sku: text('sku'),
    quantity: text('quantity'),
    options: text('options'),
  };
  const product = readNewProduct(texts, form.has('visible'), {
    currency: await readCurrency(client),
    findDescriptionError: catalog.description.findError,
  });
  if ('errors' in product) {
    return data({ error: undefined, texts, isVisible: form.has('visible'), ...product }, { status: 400 });
  }
  return actOnce(runOnce, url.pathname, form, () =>
    attempt('/products', async () => `/products/${await catalog.create(product)}?done=created`),
  );
}

/** Form for a new product. */
export default function NewProductPage({
  loaderData: { currency, descriptionHelp },
  actionData,
}: Route.ComponentProps) {
  const rejected = actionData && 'errors' in actionData ? actionData : undefined;
  const getFieldProps = (name: keyof NewProductTexts) => ({
    name,
    defaultValue: rejected?.texts[name],
    error: rejected?.errors[name],
  });
  return (
    <Page title="New product" back={{ to: '/products', name: 'Products' }} error={actionData?.error}>
      <Panel title="Product" className="max-w-2xl">
        <Form method="post" className="grid gap-5">
          <FormKey />
          <Field label="Name" {...getFieldProps('name')} maxLength={80} isRequired />
          <Field label="Description" {...getFieldProps('description')} help={descriptionHelp} rows={6} />
          <div className="grid gap-5 sm:grid-cols-3">
            <Field label={`Price, ${currency}`} {...getFieldProps('price')} inputMode="decimal" isRequired />
            <Field label="SKU" {...getFieldProps('sku')} maxLength={40} />
            <Field label="Quantity" {...getFieldProps('quantity')} inputMode="numeric" help="Empty: not tracked" />
          </div>
          <Field
            label="Options"
            {...getFieldProps('options')}
            help='One in each line, such as "Size: S, M, L". Each combination is a variant.'
            rows={2}
          />
          <Checkbox name="visible" defaultChecked={rejected?.isVisible ?? true}>
            Show it in the store
          </Checkbox>
          <SubmitButton className="justify-self-start">Create product</SubmitButton>
        </Form>
      </Panel>
    </Page>
  );
}
