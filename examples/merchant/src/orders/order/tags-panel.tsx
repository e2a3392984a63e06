import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';

/** Tags of an order that only the merchant sees. */
export const TagsPanel = ({ tags }: { tags: readonly string[] }) => (
  <Panel title="Tags">
    <Form method="post" key={tags.join()} className="grid gap-3">
      <input type="hidden" name="before" value={tags.join(', ')} />
      <Field
        label="Tags"
        name="tags"
        defaultValue={tags.join(', ')}
        help="Separated by commas. Buyers do not see them."
      />
      <SubmitButton intent="tags" kind="secondary" size="small" className="justify-self-start">
        Save tags
      </SubmitButton>
    </Form>
  </Panel>
);
