import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { Choice } from '../../ui/choice.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { OrderView } from './order-view.server.js';
import { QuantityFields } from './quantity-fields.js';
import { OTHER_CARRIER, type RejectedForm } from './rejected-form.js';

const carriers = [
  { value: 'fedex', label: 'FedEx' },
  { value: 'ups', label: 'UPS' },
  { value: 'usps', label: 'USPS' },
  { value: 'dhl', label: 'DHL' },
  { value: 'canadaPost', label: 'Canada Post' },
  { value: OTHER_CARRIER, label: 'Other carrier' },
];

interface FulfillPanelProps {
  order: OrderView;
  /** Form that was not carried out. */
  rejected: RejectedForm | undefined;
}

/** Fulfillments of an order, and the form for the next one. */
export function FulfillPanel({ order: { lines, fulfillments, isCanceled }, rejected }: FulfillPanelProps) {
  const getFieldProps = (name: string) => ({
    name,
    defaultValue: rejected?.texts[name],
    error: rejected?.errors[name],
  });
  const open = lines.filter(({ open }) => open > 0).map((line) => ({ ...line, most: line.open }));
  const showsForm = open.length > 0 && !isCanceled;
  if (!showsForm && fulfillments.length === 0) return null;
  return (
    <Panel title="Fulfillment">
      {fulfillments.length > 0 && (
        <ul className="divide-y divide-line text-sm" aria-label="Fulfillments">
          {fulfillments.map(({ id, date, items, tracking, carrier, link }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-2.5">
              <span className="min-w-0">
                {items}
                <span className="block text-ink-soft">
                  {date}
                  {tracking && (
                    <>
                      {' · '}
                      {carrier}{' '}
                      {link ? (
                        <a href={link} rel="noopener noreferrer" className="wrap-anywhere link">
                          {tracking}
                        </a>
                      ) : (
                        tracking
                      )}
                    </>
                  )}
                </span>
              </span>
              <ConfirmForm
                label="Delete"
                subject={items}
                consequence="Its items are to be fulfilled again, and its tracking is removed."
                confirm="Delete fulfillment"
                intent="unfulfill"
              >
                <input type="hidden" name="fulfillmentId" value={id} />
              </ConfirmForm>
            </li>
          ))}
        </ul>
      )}
      {showsForm && (
        // The key takes over the open quantities after a fulfillment.
        <Form method="post" key={fulfillments.length} className="mt-4 grid gap-4">
          <FormKey />
          <QuantityFields lines={open} defaultQuantity={(_, most) => most} rejected={rejected} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Choice
              label="Carrier"
              name="shippingProvider"
              defaultValue={rejected?.texts['shippingProvider']}
              options={carriers}
            />
            <Field label="Tracking number" {...getFieldProps('trackingNumber')} maxLength={100} />
          </div>
          <Field
            label="Tracking link"
            {...getFieldProps('trackingLink')}
            type="url"
            help="Required for other carriers"
          />
          <SubmitButton intent="fulfill" className="justify-self-start">
            Mark as fulfilled
          </SubmitButton>
        </Form>
      )}
    </Panel>
  );
}
