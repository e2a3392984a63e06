import { data, Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { describeFailure, failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { readCurrency } from '../../lib/read-currency.server.js';
import { Choice } from '../../ui/choice.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readText } from '../../lib/read-text.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { Table } from '../../ui/table.js';
import { continueWork, readWork, startWork } from '../../lib/work.js';
import { WorkPanel } from '../../ui/work-panel.js';
import { openCatalog } from '../catalog/open-catalog.server.js';
import type { Route } from './+types/bulk-page.js';
import { bulkChanges, findBulkValueError, readBulkChange } from './bulk-change.js';
import { type BulkStep, bulkStep } from './bulk-steps.js';
import { runStep } from './run-step.server.js';

const readIds = (url: URL): string[] => url.searchParams.getAll('id').slice(0, 100);

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  count: readIds(url).length,
  currency: await readCurrency(context.get(merchantContext).client),
});

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const catalog = await openCatalog(client);
  const form = await request.formData();
  if (readText(form, 'intent') === 'work') {
    const work = readWork<BulkStep>(readText(form, 'work'));
    if (!work) return failure('The form is not known. Select the products again.');
    return data({ work: await continueWork(work, (step) => runStep(catalog, step), runOnce), rows: [] });
  }
  const [change, value] = [readBulkChange(readText(form, 'change')), readText(form, 'value')];
  if (!change) return failure('The form is not known. Select the products again.');
  const error = findBulkValueError(change, value, await readCurrency(client));
  if (error) return failure(error);
  try {
    const steps: BulkStep[] = [];
    const rows = [];
    for (const id of readIds(url)) {
      const found = bulkStep(await catalog.read(id), change, value);
      if (found.rows.length > 0) steps.push(found.step);
      rows.push(...found.rows);
    }
    return steps.length > 0 ? data({ work: startWork(steps), rows }) : failure('This changes no product.');
  } catch (error) {
    return failure(describeFailure(error), 503);
  }
}

/** Changes prices, stock or visibility of several products: shows the new values, then sets them. */
export default function BulkPage({ loaderData: { count, currency }, actionData }: Route.ComponentProps) {
  const result = actionData && 'work' in actionData ? actionData : undefined;
  return (
    <Page
      title="Change products"
      back={{ to: '/products', name: 'Products' }}
      error={actionData && 'error' in actionData ? actionData.error : undefined}
    >
      {count === 0 && <p>Select products in the list first.</p>}
      {count > 0 && !result && (
        <Panel title={`Selected: ${String(count)}`} className="max-w-2xl">
          <Form method="post" className="grid gap-5">
            <Choice label="Change" name="change" options={bulkChanges} />
            <Field
              label="Value"
              name="value"
              inputMode="decimal"
              help={`Percent, ${currency} or quantity, such as 10 or -2. Empty to show or hide products.`}
            />
            <SubmitButton className="justify-self-start">Show the new values</SubmitButton>
          </Form>
        </Panel>
      )}
      {result && (
        <div className="grid gap-5">
          <WorkPanel work={result.work} start="Change all" back="/products" />
          {result.rows.length > 0 && (
            <Table
              caption="New values"
              columns={['Product', 'Variant', { name: 'Before', isNumeric: true }, { name: 'After', isNumeric: true }]}
            >
              {result.rows.map(({ product, variant, before, after }) => (
                <tr key={product + variant}>
                  <th scope="row">{product}</th>
                  <td>{variant}</td>
                  <td className="text-right tabular-nums">{before}</td>
                  <td className="text-right tabular-nums">{after}</td>
                </tr>
              ))}
            </Table>
          )}
        </div>
      )}
    </Page>
  );
}
