import { getSubscriptionContract } from '@cartwright/ecom/subscription-contracts';
import { formatTime, money } from '../lib/money.server.js';
import { describeOptions, formatAddress, formatTotals } from '../lib/purchase-texts.server.js';
import { merchantContext } from '../lib/server/context.js';
import { unlessMissing } from '../lib/unless-missing.server.js';
import { BuyerPanel } from '../ui/buyer-panel.js';
import { ItemsPanel } from '../ui/items-panel.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import type { Route } from './+types/subscription-page.js';
import { describeSchedule } from './describe-schedule.js';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const contract = await unlessMissing(client.use(getSubscriptionContract)(params.id));
  const { billingInfo, buyerInfo, currency, lineItems = [], priceSummary = {}, shippingInfo } = contract;
  const recipient = shippingInfo?.logistics?.shippingDestination;
  const contact = recipient?.contactDetails ?? billingInfo?.contactDetails;
  const cycleNumber = lineItems[0]?.subscriptionInfo?.cycleNumber ?? 1;
  return {
    items: lineItems.map(({ productName }) => productName?.original ?? '').join(', '),
    lines: lineItems.map(({ _id = '', descriptionLines = [], price, productName, quantity = 0, ...line }) => ({
      id: _id,
      name: productName?.original ?? '',
      details: describeOptions(descriptionLines),
      quantity,
      price: money(price?.amount, currency),
      total: money(line.totalPriceBeforeTax?.amount, currency),
    })),
    totals: formatTotals(priceSummary, currency),
    facts: [
      ['Plan', contract.title ?? ''],
      ['Charged', describeSchedule(contract)],
      ['Started', formatTime(contract.subscriptionSettings?.startDate)],
      ['Billing cycle', String(cycleNumber)],
      ['Buyer can cancel', contract.subscriptionSettings?.enableCustomerCancellation ? 'Yes' : 'No'],
    ].filter(([, text]) => text),
    buyer: {
      name: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
      email: buyerInfo?.email ?? '',
      phone: contact?.phone ?? '',
      address: formatAddress(recipient?.address ?? billingInfo?.address),
      delivery: shippingInfo?.title ?? '',
    },
  };
}

/** Subscription of a buyer, with the items and totals of each billing cycle. */
export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { buyer, facts, items, lines, totals } = loaderData;
  return (
    <Page title={items} back={{ to: '/subscriptions', name: 'Subscriptions' }}>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <ItemsPanel lines={lines} totals={totals} />
        <div className="grid gap-5">
          <Panel title="Schedule">
            <dl className="text-sm">
              {facts.map(([name, text]) => (
                <div key={name} className="flex justify-between gap-4 py-0.5">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-sm text-ink-soft">
              Subscriptions are canceled in the platform’s dashboard, and by buyers on their account page.
            </p>
          </Panel>
          <BuyerPanel buyer={buyer} />
        </div>
      </div>
    </Page>
  );
}
