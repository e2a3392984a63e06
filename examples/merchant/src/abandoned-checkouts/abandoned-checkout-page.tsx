import {
  addAbandonedCheckoutActivity,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
} from '@cartwright/ecom/abandoned-checkouts';
import { Form } from 'react-router';
import { attempt, failure } from '../lib/attempt.server.js';
import { getOwn } from '../lib/get-own.js';
import { isWebUrl } from '../lib/is-web-url.js';
import { formatTime, money } from '../lib/money.server.js';
import { describeOptions } from '../lib/purchase-texts.server.js';
import { readText } from '../lib/read-text.js';
import { actOnce } from '../lib/repeat/act-once.server.js';
import { FormKey } from '../lib/repeat/form-key.js';
import { merchantContext } from '../lib/server/context.js';
import { unlessMissing } from '../lib/unless-missing.server.js';
import { Badge } from '../ui/badge.js';
import { BuyerPanel } from '../ui/buyer-panel.js';
import { ConfirmForm } from '../ui/confirm-form.js';
import { ItemsPanel } from '../ui/items-panel.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { SubmitButton } from '../ui/submit-button.js';
import { multiply } from '@cartwright/core/money';
import type { Route } from './+types/abandoned-checkout-page.js';
import { statuses } from './checkout-status.js';

const done: Readonly<Record<string, string>> = { remind: 'The reminder was recorded.' };

const activityNames: Readonly<Record<string, string>> = {
  AUTOMATION_SKIPPED: 'An automation was skipped',
  EMAIL_NOT_SENT: 'A reminder could not be sent',
  EMAIL_SENT: 'A reminder was sent',
  NOTIFICATION_SENT: 'A notification was sent',
  SCHEDULED: 'A reminder is scheduled',
  TASK_CREATED: 'A task was created',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const abandonedCheckout = await unlessMissing(client.use(getAbandonedCheckout)(params.id));
  const { buyerInfo, checkoutUrl = '', contactDetails, currency, lineItems = [], status = '' } = abandonedCheckout;
  const amount = (price: { amount?: string } | undefined) => money(price?.amount, currency);
  return {
    done: getOwn(done, url.searchParams.get('done')),
    left: formatTime(abandonedCheckout._createdDate),
    recovered: formatTime(abandonedCheckout.checkoutRecoveredDate),
    status: getOwn(statuses, status),
    isAbandoned: status === 'ABANDONED',
    checkoutUrl: isWebUrl(checkoutUrl) ? checkoutUrl : undefined,
    lines: lineItems.map(({ _id, descriptionLines = [], price, productName, quantity = 1 }) => ({
      id: _id ?? '',
      name: productName?.original ?? '',
      details: describeOptions(descriptionLines),
      quantity,
      price: amount(price),
      total: money(multiply(price?.amount ?? '0', quantity), currency),
    })),
    totals: [
      { name: 'Subtotal', text: amount(abandonedCheckout.subtotalPrice) },
      { name: 'Total', text: amount(abandonedCheckout.totalPrice), isSum: true },
    ],
    buyer: {
      name: [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
      email: buyerInfo?.email ?? '',
      phone: contactDetails?.phone ?? '',
      address: [],
    },
    activities: (abandonedCheckout.activities ?? []).map(({ _createdDate, type = '' }) => ({
      date: formatTime(_createdDate),
      name: getOwn(activityNames, type) ?? type,
    })),
  };
}

/** Records a reminder, or deletes the abandoned checkout. */
export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const form = await request.formData();
  switch (readText(form, 'intent')) {
    case 'remind':
      return actOnce(runOnce, url.pathname, form, () =>
        attempt(`/abandoned-checkouts/${id}?done=remind`, () =>
          client.use(addAbandonedCheckoutActivity)(id, { activityType: 'EMAIL_SENT' }),
        ),
      );
    case 'delete':
      return attempt('/abandoned-checkouts?done=delete', () => client.use(deleteAbandonedCheckout)(id));
    default:
      return failure('The form is not known. Reload the page.');
  }
}

/** Abandoned checkout, with the link to it for the buyer. */
export default function AbandonedCheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    activities,
    buyer,
    checkoutUrl,
    done: message,
    isAbandoned,
    left,
    lines,
    recovered,
    status,
    totals,
  } = loaderData;
  return (
    <Page
      title={`Checkout of ${buyer.email || 'an unknown buyer'}`}
      back={{ to: '/abandoned-checkouts', name: 'Abandoned checkouts' }}
      done={actionData ? undefined : message}
      error={actionData?.error}
    >
      <p className="-mt-4 mb-6 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        Left {left}
        {recovered && `, completed ${recovered}`}
        {status && <Badge tone={status[1]}>{status[0]}</Badge>}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <ItemsPanel lines={lines} totals={totals} />
        <div className="grid gap-5">
          <BuyerPanel buyer={buyer} />
          <Panel title="Recovery">
            {activities.length > 0 && (
              <ul className="mb-4 grid gap-1 text-sm">
                {activities.map(({ date, name }, index) => (
                  <li key={index}>
                    {name} <span className="text-ink-soft">{date}</span>
                  </li>
                ))}
              </ul>
            )}
            {isAbandoned && (
              <div className="grid gap-4 text-sm">
                {checkoutUrl && (
                  <p className="wrap-anywhere">
                    Send the buyer this link to the checkout:{' '}
                    <a href={checkoutUrl} className="link">
                      {checkoutUrl}
                    </a>
                  </p>
                )}
                <Form method="post">
                  <FormKey />
                  <SubmitButton intent="remind" kind="secondary" size="small">
                    Record a reminder
                  </SubmitButton>
                </Form>
              </div>
            )}
            {!isAbandoned && <p className="text-sm text-ink-soft">The buyer completed the checkout.</p>}
          </Panel>
          <ConfirmForm
            label="Delete"
            subject="the abandoned checkout"
            consequence="The record is deleted, and its link no longer works. The buyer’s cart stays."
            confirm="Delete abandoned checkout"
            intent="delete"
          />
        </div>
      </div>
    </Page>
  );
}
