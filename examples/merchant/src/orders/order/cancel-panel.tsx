import { FormKey } from '../../lib/repeat/form-key.js';
import { Checkbox } from '../../ui/checkbox.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Panel } from '../../ui/panel.js';
import type { OrderView } from './order-view.server.js';

/** Form that cancels an order. */
export const CancelPanel = ({ order: { canCancel } }: { order: OrderView }) =>
  canCancel && (
    <Panel title="Cancel">
      <ConfirmForm
        label="Cancel this order"
        consequence="A canceled order cannot be reopened. Payments are refunded separately."
        confirm="Cancel order"
        intent="cancel"
      >
        <FormKey />
        <Checkbox name="restock" defaultChecked>
          Put the items back in stock
        </Checkbox>
        <Checkbox name="email" defaultChecked>
          Send an email to the buyer
        </Checkbox>
      </ConfirmForm>
    </Panel>
  );
