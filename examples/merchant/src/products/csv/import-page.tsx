import { CsvError } from 'csv-parse/sync';
import { data, Form } from 'react-router';
import { failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readCurrency } from '../../lib/read-currency.server.js';
import { readText } from '../../lib/read-text.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { continueWork, readWork, startWork } from '../../lib/work.js';
import { WorkPanel } from '../../ui/work-panel.js';
import { openCatalog } from '../catalog/open-catalog.server.js';
import type { Route } from './+types/import-page.js';
import { type CsvRow, parseCsv } from './csv.js';
import { importProduct } from './import-product.server.js';
import type { ImportedProduct } from './imported-file.js';
import { productFiles } from './product-file.js';

/** Maximum size of a file, in bytes. */
const maximumSize = 1_000_000;

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await openCatalog(context.get(merchantContext).client)).version;

/** Reads the rows of a file. `undefined` if it is not CSV. */
function readRows(text: string): CsvRow[] | undefined {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const catalog = await openCatalog(client);
  const form = await request.formData();
  if (readText(form, 'intent') === 'work') {
    const work = readWork<ImportedProduct>(readText(form, 'work'));
    if (!work) return failure('The form is not known. Choose the file again.');
    return data({ work: await continueWork(work, (product) => importProduct(catalog, product), runOnce) });
  }
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return failure('Choose a file.');
  if (file.size > maximumSize) return failure('The file is larger than 1 MB. Split it after a product.');
  const rows = readRows(await file.text());
  if (!rows) return failure('A quotation mark is not closed. Close it, or double it within a value.');
  const { products, problems } = productFiles[catalog.version].read(rows, await readCurrency(client));
  if (products.length === 0) return failure(problems[0] ?? 'The file has no products.');
  return data({ work: { ...startWork(products), problems } });
}

/** Imports a product file. */
export default function ImportPage({ actionData, loaderData }: Route.ComponentProps) {
  const work = actionData && 'work' in actionData ? actionData.work : undefined;
  return (
    <Page
      title="Import products"
      back={{ to: '/products', name: 'Products' }}
      error={actionData && 'error' in actionData ? actionData.error : undefined}
    >
      {work ? (
        <WorkPanel work={work} start={`Import ${String(work.steps.length)} products`} back="/products" />
      ) : (
        <Panel title="Product file" className="max-w-2xl">
          <Form method="post" encType="multipart/form-data" className="grid gap-5">
            <label className="grid gap-2 text-sm font-semibold">
              CSV file
              <input
                type="file"
                name="file"
                accept=".csv,text/csv"
                className="w-full min-w-0 rounded-xl border border-edge bg-raised p-3 text-sm font-normal"
              />
            </label>
            <p className="text-sm text-ink-soft">
              Files of the export and of the platform. Products with a known handle are updated, unless they were
              changed since the export. Others are created.
            </p>
            <p className="text-sm text-ink-soft">
              {loaderData === 'v1'
                ? 'The column productImageUrl has the URLs or IDs of images and videos, separated by semicolons, the main one first. A product without them keeps those it has.'
                : 'Images and videos are the rows of the type MEDIA, with the URL or the ID of a file, the main one first. A product without such rows keeps those it has.'}
            </p>
            <SubmitButton className="justify-self-start">Read file</SubmitButton>
          </Form>
        </Panel>
      )}
    </Page>
  );
}
