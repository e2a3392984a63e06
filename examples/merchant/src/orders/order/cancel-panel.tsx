import { Form } from 'react-router';
import { FormKey } from '../../lib/repeat/form-key.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { OrderView } from './order-view.server.js';

/** Form that cancels an order. */
export const CancelPanel = ({ order: { canCancel } }: { order: OrderView }) =>
  canCancel && (
    <Panel title="Cancel">
      <details className="text-sm">
        <summary className="cursor-pointer link">Cancel this order</summary>
        <Form method="post" className="mt-3 grid gap-2">
          <FormKey />
          <p className="text-ink-soft">A canceled order cannot be reopened. Payments are refunded separately.</p>
          <Checkbox name="restock" defaultChecked>
            Put the items back in stock
          </Checkbox>
          <Checkbox name="email" defaultChecked>
            Send an email to the buyer
          </Checkbox>
          <SubmitButton intent="cancel" className="mt-2 justify-self-start">
            Cancel order
          </SubmitButton>
        </Form>
      </details>
    </Panel>
  );
