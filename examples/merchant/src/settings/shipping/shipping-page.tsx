import { deleteShippingOption, queryShippingOptions } from '@cartwright/ecom/shipping-options';
import { Link } from 'react-router';
import { buttonStyle } from '../../../../storefront/src/ui/button-style.js';
import { attempt, failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { readCurrency } from '../../lib/read-currency.server.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Page } from '../../ui/page.js';
import { readText } from '../../lib/read-text.js';
import { getOwn } from '../../lib/get-own.js';
import { Table } from '../../ui/table.js';
import type { Route } from './+types/shipping-page.js';
import { describeRate } from './conditions.js';
import { listDeliveryRegions } from './delivery-regions.server.js';
import { toDraft } from './option-draft.js';

const done: Readonly<Record<string, string>> = {
  save: 'The shipping option was saved. Carts are charged by it from now on.',
  delete: 'The shipping option was deleted.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [regions, currency, { shippingOptions = [] }] = await Promise.all([
    listDeliveryRegions(client),
    readCurrency(client),
    client.use(queryShippingOptions)({ cursorPaging: { limit: 100 } }),
  ]);
  return {
    done: getOwn(done, url.searchParams.get('done')),
    options: shippingOptions.map((option) => {
      const { title, time, rates, regionIds } = toDraft(option);
      return {
        id: option._id ?? '',
        title,
        time,
        rates: rates.map((rate) => describeRate(rate, currency)),
        regions: regions.filter(({ id }) => regionIds.includes(id)).map(({ name }) => name),
      };
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  if (readText(form, 'intent') !== 'delete') return failure('The form is not known. Reload the page.');
  return attempt('/settings/shipping?done=delete', () => client.use(deleteShippingOption)(readText(form, 'id')));
}

/** Shipping options of the store. */
export default function ShippingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, options } = loaderData;
  return (
    <Page
      title="Shipping"
      back={{ to: '/settings', name: 'Settings' }}
      actions={
        <Link to="/settings/shipping/new" className={buttonStyle('primary', 'small')}>
          New shipping option
        </Link>
      }
      done={actionData ? undefined : done}
      error={actionData?.error}
    >
      {options.length === 0 ? (
        <p className="text-ink-soft">No shipping options yet. Products that are shipped cannot be ordered.</p>
      ) : (
        <Table caption="Shipping options" columns={['Option', 'Regions', 'Rates', 'Action']}>
          {options.map(({ id, title, time, regions, rates }) => (
            <tr key={id} className="align-top">
              <th scope="row">
                <Link
                  to={`/settings/shipping/${encodeURIComponent(id)}`}
                  aria-label={`${title}, ${regions.join(', ')}`}
                  className="link"
                >
                  {title}
                </Link>
                <span className="block font-normal text-ink-soft">{time}</span>
              </th>
              <td>{regions.join(', ')}</td>
              <td>
                <ul>
                  {rates.map((rate) => (
                    <li key={rate}>{rate}</li>
                  ))}
                </ul>
              </td>
              <td>
                <ConfirmForm
                  label="Delete"
                  subject={[title, ...regions].join(', ')}
                  consequence={`Carts no longer offer ${title}. Orders keep it.`}
                  confirm="Delete shipping option"
                  intent="delete"
                >
                  <input type="hidden" name="id" value={id} />
                </ConfirmForm>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Page>
  );
}
