import { createTaxRegion } from '@cartwright/ecom/tax-regions';
import { Form, Link } from 'react-router';
import { Field } from '../../../../storefront/src/ui/field.js';
import { attempt, failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readText } from '../../lib/read-text.js';
import { getOwn } from '../../lib/get-own.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { Table } from '../../ui/table.js';
import type { Route } from './+types/tax-page.js';
import { readTaxes } from './tax-rates.server.js';

const done: Readonly<Record<string, string>> = {
  save: 'The taxes were saved. Carts are calculated with them from now on.',
  delete: 'The region was deleted.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const regions = await readTaxes(context.get(merchantContext).client);
  return { regions, done: getOwn(done, url.searchParams.get('done')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  // The platform lists the tax calculators of a site elsewhere. Existing regions have the one of the store.
  const appId = (await readTaxes(client))[0]?.appId;
  if (!appId) return failure('Set up the first tax region in the dashboard of the platform.', 409);
  const country = readText(form, 'country').toUpperCase();
  const subdivision = readText(form, 'subdivision').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return failure('Enter a country code of two letters, such as US.');
  return attempt('', async () => {
    const { _id } = await client.use(createTaxRegion)({ country, subdivision, appId });
    return `/settings/tax/${encodeURIComponent(_id ?? '')}`;
  });
}

/** Tax regions of the store with their rates. */
export default function TaxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, regions } = loaderData;
  const groups = regions[0]?.rates ?? [];
  return (
    <Page
      title="Tax"
      back={{ to: '/settings', name: 'Settings' }}
      done={actionData ? undefined : done}
      error={actionData?.error}
    >
      <Panel title="New region" className="mb-6">
        <Form method="post" className="grid items-start gap-5 sm:grid-cols-3">
          <Field label="Country code" name="country" maxLength={2} help="Two letters, such as US" isRequired />
          <Field
            label="State or province"
            name="subdivision"
            maxLength={3}
            help="Such as NY. Empty: the whole country"
          />
          <SubmitButton className="sm:mt-7.5">Add region</SubmitButton>
        </Form>
      </Panel>
      {regions.length === 0 ? (
        <p className="text-ink-soft">No tax is collected.</p>
      ) : (
        <Table
          caption="Tax regions"
          columns={[
            'Region',
            ...groups.map(({ groupName }) => ({ name: groupName, isNumeric: true }) as const),
            'In prices',
          ]}
        >
          {regions.map(({ id, place, rates, isIncluded }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/settings/tax/${encodeURIComponent(id)}`} className="link">
                  {place}
                </Link>
              </th>
              {rates.map(({ groupId, percent }) => (
                <td key={groupId} className="text-right">
                  {percent ? `${percent} %` : 'None'}
                </td>
              ))}
              <td>{isIncluded ? 'Included' : 'Added'}</td>
            </tr>
          ))}
        </Table>
      )}
    </Page>
  );
}
