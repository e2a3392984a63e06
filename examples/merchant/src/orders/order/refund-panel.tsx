import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { Notice } from '../../../../storefront/src/ui/notice.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { quantityField } from './line-quantities.js';
import type { OrderView } from './order-view.server.js';
import { QuantityFields } from './quantity-fields.js';
import type { CalculatedRefund } from './refund.server.js';
import type { RejectedForm } from './rejected-form.js';

interface RefundPanelProps {
  order: OrderView;
  /** Refund to confirm. */
  calculated: CalculatedRefund | undefined;
  /** Form that was not carried out. */
  rejected: RejectedForm | undefined;
}

/** Refund in two steps: the form calculates its amount, which the merchant confirms. */
export function RefundPanel({ order, calculated, rejected }: RefundPanelProps) {
  if (!order.canRefund) return null;
  const isChecked = (name: string, before: boolean) => (rejected ? name in rejected.texts : before);
  const lines = order.lines
    .filter(({ refundable }) => refundable > 0)
    .map((line) => ({ ...line, most: line.refundable }));
  return (
    <Panel title="Refund">
      <Form method="post" className="grid gap-4">
        <QuantityFields lines={lines} defaultQuantity={() => 0} rejected={rejected} />
        {order.shipping && (
          <Checkbox name="shipping" defaultChecked={isChecked('shipping', false)}>
            Refund the shipping, {order.shipping}
          </Checkbox>
        )}
        <Checkbox name="restock" defaultChecked={isChecked('restock', true)}>
          Put the items back in stock
        </Checkbox>
        <Checkbox name="email" defaultChecked={isChecked('email', true)}>
          Send an email to the buyer
        </Checkbox>
        <Field label="Reason" name="reason" defaultValue={rejected?.texts['reason']} maxLength={200} />
        <SubmitButton intent="refund" kind="secondary" className="justify-self-start">
          Calculate refund
        </SubmitButton>
      </Form>
      {calculated && (
        <Notice className="mt-5">
          <Form method="post" className="grid gap-3">
            <p>
              {calculated.text} will be refunded
              {calculated.restock && calculated.lineItems.length > 0 && ', and the items go back in stock'}.
            </p>
            {calculated.lineItems.map(({ lineItemId, quantity }) => (
              <input key={lineItemId} type="hidden" name={quantityField(lineItemId)} value={quantity} />
            ))}
            {calculated.withShipping && <input type="hidden" name="shipping" value="on" />}
            {calculated.restock && <input type="hidden" name="restock" value="on" />}
            {calculated.email && <input type="hidden" name="email" value="on" />}
            <input type="hidden" name="reason" value={calculated.reason} />
            <input type="hidden" name="confirmed" value={calculated.total} />
            <input type="hidden" name="refunds" value={calculated.refunds} />
            <FormKey />
            <SubmitButton intent="refund" className="justify-self-start">
              Refund {calculated.text}
            </SubmitButton>
          </Form>
        </Notice>
      )}
    </Panel>
  );
}
