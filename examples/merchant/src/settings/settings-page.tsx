import { getCheckoutSettings, updateCheckoutSettings } from '@cartwright/ecom/checkout-settings';
import { getOrdersSettings, updateOrdersSettings } from '@cartwright/ecom/orders-settings';
import { getSignOnPolicy, updateSignOnPolicy } from '@cartwright/identity/sign-on-policy';
import { Form, Link } from 'react-router';
import { attempt, failure } from '../lib/attempt.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Checkbox } from '../ui/checkbox.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { readText } from '../lib/read-text.js';
import { getOwn } from '../lib/get-own.js';
import { SubmitButton } from '../ui/submit-button.js';
import type { Route } from './+types/settings-page.js';

const done: Readonly<Record<string, string>> = {
  signIn: 'The sign-in settings were saved.',
  orders: 'The order settings were saved.',
  checkout: 'The checkout settings were saved.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [{ signOnPolicy }, { ordersSettings }, { checkoutSettings }] = await Promise.all([
    client.use(getSignOnPolicy)(),
    client.use(getOrdersSettings)(),
    client.use(getCheckoutSettings)(),
  ]);
  return {
    done: getOwn(done, url.searchParams.get('done')),
    revision: signOnPolicy?.revision ?? '',
    requireOwnerApproval: signOnPolicy?.requireOwnerApproval ?? false,
    requireEmailVerification: signOnPolicy?.requireEmailVerification ?? false,
    inventoryUpdateTrigger: ordersSettings?.inventoryUpdateTrigger ?? 'ON_ORDER_PLACED',
    giftCards: checkoutSettings?.checkoutFields?.giftCardRedeemEnabled ?? false,
    delayCapture: checkoutSettings?.checkoutFields?.delayCaptureEnabled ?? false,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const intent = readText(form, 'intent');
  const saved = `/settings?done=${intent}`;
  switch (intent) {
    case 'signIn':
      if ((await client.use(getSignOnPolicy)()).signOnPolicy?.revision !== readText(form, 'revision')) {
        return failure('Someone else saved these settings meanwhile. They are shown below: change them again.', 409);
      }
      return attempt(saved, () =>
        client.use(updateSignOnPolicy)({
          revision: readText(form, 'revision'),
          requireOwnerApproval: form.has('requireOwnerApproval'),
          requireEmailVerification: form.has('requireEmailVerification'),
        }),
      );
    case 'orders':
      return attempt(saved, () =>
        client.use(updateOrdersSettings)({ inventoryUpdateTrigger: readText(form, 'inventoryUpdateTrigger') }),
      );
    case 'checkout':
      return attempt(saved, () =>
        client.use(updateCheckoutSettings)({
          checkoutFields: {
            giftCardRedeemEnabled: form.has('giftCards'),
            delayCaptureEnabled: form.has('delayCapture'),
          },
        }),
      );
    default:
      return failure('The form is not known. Reload the page.');
  }
}

/** After a conflict, the form needs the new revision. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** Settings of the site: sign-in, orders and checkout. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, revision, ...settings } = loaderData;
  return (
    <Page title="Settings" done={actionData ? undefined : done} error={actionData?.error}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Shipping and tax">
          <ul className="grid gap-2 text-sm">
            <li>
              <Link to="/settings/shipping" className="link">
                Shipping options and rates
              </Link>
            </li>
            <li>
              <Link to="/settings/tax" className="link">
                Tax regions and rates
              </Link>
            </li>
          </ul>
        </Panel>
        <Panel title="Sign-in of members">
          <Form method="post" key={revision} className="grid gap-2">
            <input type="hidden" name="revision" value={revision} />
            <Checkbox name="requireOwnerApproval" defaultChecked={settings.requireOwnerApproval}>
              New members need approval
            </Checkbox>
            <Checkbox name="requireEmailVerification" defaultChecked={settings.requireEmailVerification}>
              New members verify their email address
            </Checkbox>
            <SubmitButton intent="signIn" kind="secondary" size="small" className="mt-2 justify-self-start">
              Save sign-in settings
            </SubmitButton>
          </Form>
        </Panel>
        <Panel title="Orders">
          <Form method="post" className="grid gap-4">
            <Choice
              label="Orders reduce the stock"
              name="inventoryUpdateTrigger"
              defaultValue={settings.inventoryUpdateTrigger}
              options={[
                { value: 'ON_ORDER_PLACED', label: 'When they are placed' },
                { value: 'ON_ORDER_PAID', label: 'When they are paid' },
              ]}
            />
            <SubmitButton intent="orders" kind="secondary" size="small" className="justify-self-start">
              Save order settings
            </SubmitButton>
          </Form>
        </Panel>
        <Panel title="Checkout">
          <Form method="post" className="grid gap-2">
            <Checkbox name="giftCards" defaultChecked={settings.giftCards}>
              Accept gift cards
            </Checkbox>
            <Checkbox name="delayCapture" defaultChecked={settings.delayCapture}>
              Only authorize payments, to capture them later
            </Checkbox>
            <SubmitButton intent="checkout" kind="secondary" size="small" className="mt-2 justify-self-start">
              Save checkout settings
            </SubmitButton>
          </Form>
        </Panel>
      </div>
    </Page>
  );
}
