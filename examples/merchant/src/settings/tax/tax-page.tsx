import { createTaxRegion } from '@cartwright/ecom/tax-regions';
import { Form, Link } from 'react-router';
import { attempt, failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { Choice } from '../../ui/choice.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readText } from '../../lib/read-text.js';
import { getOwn } from '../../lib/get-own.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { Table } from '../../ui/table.js';
import type { Route } from './+types/tax-page.js';
import { listPlaceOptions, readPlace } from './places.js';
import { readTaxes } from './tax-rates.server.js';

const done: Readonly<Record<string, string>> = {
  save: 'The taxes were saved. Carts are calculated with them from now on.',
  delete: 'The region was deleted.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const regions = await readTaxes(context.get(merchantContext).client);
  const places = listPlaceOptions(regions.map(({ place }) => place));
  return { regions, places, done: getOwn(done, url.searchParams.get('done')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  // The platform lists the tax calculators of a site elsewhere. Existing regions have the one of the store.
  const appId = (await readTaxes(client))[0]?.appId;
  if (!appId) return failure('Set up the first tax region in the dashboard of the platform.', 409);
  const place = readPlace(readText(form, 'place'));
  if (!place) return failure('Choose the country, state or province of the new region.');
  return attempt('', async () => {
    const { _id } = await client.use(createTaxRegion)({ ...place, appId });
    return `/settings/tax/${encodeURIComponent(_id ?? '')}`;
  });
}

/** Tax regions of the store with their rates. */
export default function TaxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, places, regions } = loaderData;
  const groups = regions[0]?.rates ?? [];
  return (
    <Page
      title="Tax"
      back={{ to: '/settings', name: 'Settings' }}
      done={actionData ? undefined : done}
      error={actionData?.error}
    >
      <Panel title="New region" className="mb-6">
        <Form method="post" className="grid items-end gap-5 sm:grid-cols-[2fr_1fr]">
          <Choice
            label="Country, state or province"
            name="place"
            options={[{ value: '', label: 'Choose a place' }, ...places]}
          />
          <SubmitButton>Add region</SubmitButton>
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
