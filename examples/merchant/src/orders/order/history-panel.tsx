import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { RejectedForm } from './rejected-form.js';
import type { OrderView } from './order-view.server.js';

interface HistoryPanelProps {
  activities: OrderView['activities'];
  /** Note that was not added. */
  rejected: RejectedForm | undefined;
}

/** History of an order, with the merchant's notes. */
export const HistoryPanel = ({ activities, rejected }: HistoryPanelProps) => (
  <Panel title="History">
    <Form method="post" key={activities.length} className="mb-4 grid gap-3">
      <FormKey />
      <Field
        label="Note"
        name="message"
        maxLength={1000}
        help="Buyers do not see notes."
        error={rejected?.errors['message']}
      />
      <SubmitButton intent="comment" kind="secondary" size="small" className="justify-self-start">
        Add note
      </SubmitButton>
    </Form>
    <ul aria-label="History" className="divide-y divide-line text-sm">
      {activities.map(({ id, date, text, isNote }) => (
        <li key={id} className="flex items-start justify-between gap-3 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            {text}
            <span className="block text-ink-soft">{date}</span>
          </span>
          {isNote && (
            <ConfirmForm
              label="Delete"
              subject={`note, ${date}`}
              consequence="The note cannot be restored."
              confirm="Delete note"
              intent="uncomment"
            >
              <input type="hidden" name="activityId" value={id} />
            </ConfirmForm>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);
