import { Form } from 'react-router';
import { FormKey } from '../../lib/repeat/form-key.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { OrderView } from './order-view.server.js';

/** Payments and refunds of an order: capture, void, and payments made outside of the platform. */
export const PaymentPanel = ({ order }: { order: OrderView }) => (
  <Panel title="Payments">
    {order.payments.length + order.refunds.length === 0 && <p className="text-sm text-ink-soft">No payment yet.</p>}
    <ul className="divide-y divide-line text-sm">
      {order.payments.map(({ id, name, date, amount, status }) => (
        <li key={id} className="flex justify-between gap-4 py-2.5">
          <span>
            {name}
            <span className="block text-ink-soft">
              {date}
              {status && ` · ${status}`}
            </span>
          </span>
          <span className="tabular-nums">{amount}</span>
        </li>
      ))}
      {order.refunds.map(({ id, date, amount, isPending, reason }) => (
        <li key={id} className="flex justify-between gap-4 py-2.5">
          <span>
            {isPending ? 'Refund, pending' : 'Refund'}
            <span className="block text-ink-soft">
              {date}
              {reason && ` · ${reason}`}
            </span>
          </span>
          <span className="tabular-nums">−{amount}</span>
        </li>
      ))}
    </ul>
    {(order.canCapture || order.canCollect) && (
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <FormKey />
        {order.canCapture && (
          <SubmitButton intent="capture" size="small">
            Capture payment
          </SubmitButton>
        )}
        {order.canCollect && !order.canCapture && (
          <SubmitButton intent="paid" kind="secondary" size="small">
            Mark as paid
          </SubmitButton>
        )}
      </Form>
    )}
    {order.canVoid && (
      <div className="mt-3">
        <ConfirmForm
          label="Void the authorization"
          consequence="The payment can no longer be captured."
          confirm="Void authorization"
          intent="void"
        >
          <FormKey />
        </ConfirmForm>
      </div>
    )}
  </Panel>
);
