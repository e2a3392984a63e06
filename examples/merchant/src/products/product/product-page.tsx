import { merchantContext } from '../../lib/server/context.js';
import { unlessMissing } from '../../lib/unless-missing.server.js';
import { actOnce } from '../../lib/repeat/act-once.server.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { categoryWords } from '../catalog/category-words.js';
import { openCatalog } from '../catalog/open-catalog.server.js';
import type { Route } from './+types/product-page.js';
import { CategoriesPanel } from './categories-panel.js';
import { EditPanel } from './edit-panel.js';
import type { Fields } from '../../lib/merge-edits.js';
import { getOwn } from '../../lib/get-own.js';
import { MediaPanel } from './media-panel.js';
import { OptionForms } from './option-forms.js';
import { saveForm } from './save-form.server.js';
import { StockPanel } from './stock-panel.js';
import { usePanel } from './use-panel.js';
import { VariantsPanel } from './variants-panel.js';

const done: Readonly<Record<string, string>> = {
  created: 'The product was created.',
  edit: 'The product was saved.',
  variants: 'The variants were saved.',
  addChoice: 'The choice was added.',
  removeChoice: 'The choice was removed.',
  stock: 'The stock was saved.',
  addMedia: 'The image was added. The platform imports it in the background.',
  removeMedia: 'The image was removed.',
  moveMediaUp: 'The image was moved.',
  moveMediaDown: 'The image was moved.',
  altText: 'The alternative text was saved.',
};

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { client, storeUrl } = context.get(merchantContext);
  const catalog = await openCatalog(client);
  const saved = url.searchParams.get('done') ?? '';
  return {
    version: catalog.version,
    descriptionHelp: catalog.description.help,
    storeUrl,
    product: await unlessMissing(catalog.read(id)),
    saved,
    done:
      saved === 'categories'
        ? `The ${categoryWords[catalog.version].many.toLowerCase()} were saved.`
        : getOwn(done, saved),
  };
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const [catalog, form] = [await openCatalog(client), await request.formData()];
  return actOnce(runOnce, url.pathname, form, () => saveForm(catalog, id, form));
}

/** After a conflict, the forms need the new revisions. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** Form that an action was for, if the page shows its result. */
function rejectedForm(actionData: Route.ComponentProps['actionData']): string | undefined {
  if (!actionData) return undefined;
  if ('edited' in actionData) return actionData.edited.intent;
  return 'choice' in actionData ? 'choice' : 'stock' in actionData ? 'stock' : '';
}

/** Values as a form was opened with them. Those that the product has only since then are as saved. */
const withNew = (opened: Fields, saved: Fields): Fields =>
  Object.fromEntries(Object.entries(saved).map(([field, value]) => [field, opened[field] ?? value]));

/** A product, and the changes that the merchant can make. */
export default function ProductPage(props: Route.ComponentProps) {
  return <Product key={props.loaderData.product.id} {...props} />;
}

function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { descriptionHelp, done, product, saved, storeUrl, version } = loaderData;
  const submitted = rejectedForm(actionData) ?? saved;
  const getEdited = (intent: string) =>
    actionData && 'edited' in actionData && actionData.edited.intent === intent ? actionData.edited : undefined;
  const texts = usePanel(submitted === 'edit', product, getEdited('edit'));
  const variants = usePanel(submitted === 'variants', product.fields, getEdited('variants'));
  const choice = usePanel(
    ['choice', 'addChoice', 'removeChoice'].includes(submitted),
    undefined,
    actionData && 'choice' in actionData ? actionData.choice : undefined,
  );
  const stock = usePanel(
    submitted === 'stock',
    product.stock,
    actionData && 'stock' in actionData ? actionData.stock : undefined,
  );
  return (
    <Page
      title={product.fields['name'] ?? ''}
      back={{ to: '/products', name: 'Products' }}
      actions={
        <a href={`${storeUrl}/products/${product.slug}`} className="link text-sm">
          View in the store
        </a>
      }
      done={actionData ? undefined : done}
      error={actionData && 'error' in actionData ? actionData.error : undefined}
    >
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-5">
          <EditPanel
            key={`edit ${texts.key}`}
            product={texts.opened}
            descriptionHelp={descriptionHelp}
            edited={texts.rejected}
            onInput={texts.onInput}
          />
          <CategoriesPanel version={version} categories={product.categories} />
        </div>
        <MediaPanel version={version} media={product.media} />
        <VariantsPanel
          formKey={`variants ${variants.key}`}
          product={{ ...product, fields: withNew(variants.opened, product.fields) }}
          edited={variants.rejected}
          onInput={variants.onInput}
        >
          <div key={`choices ${choice.key}`} onInput={choice.onInput}>
            <OptionForms product={product} rejected={choice.rejected} />
          </div>
        </VariantsPanel>
        <StockPanel
          key={`stock ${stock.key}`}
          stock={product.stock.map((entry) => stock.opened.find(({ id }) => id === entry.id) ?? entry)}
          rejected={stock.rejected}
          onInput={stock.onInput}
        />
        <Panel title="Delete">
          <ConfirmForm
            label="Delete this product"
            consequence="Its variants and stock are deleted, too. Orders keep their items."
            confirm="Delete product"
            intent="delete"
          />
        </Panel>
      </div>
    </Page>
  );
}
