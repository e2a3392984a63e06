import { Form } from 'react-router';
import { Field } from '../../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { EditedProduct } from '../catalog/merchant-catalog.js';

/** Images and videos of a product. */
export const MediaPanel = ({ media }: { media: EditedProduct['media'] }) => (
  <Panel title="Media">
    <ul className="mb-4 flex flex-wrap gap-3">
      {media.map(({ id, image }, index) => (
        <li key={id} className="grid justify-items-center">
          <span className="size-20 overflow-hidden rounded-xl bg-tint">
            {image && <img src={image} alt={`File ${String(index + 1)}`} width={80} height={80} loading="lazy" />}
          </span>
          <Form method="post">
            <input type="hidden" name="mediaId" value={id} />
            <SubmitButton intent="removeMedia" kind="quiet" size="small">
              Remove<span className="sr-only"> image {index + 1}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
    <Form method="post" key={media.length} className="grid gap-3">
      <Field label="URL of an image" name="url" type="url" />
      <SubmitButton intent="addMedia" kind="secondary" size="small" className="justify-self-start">
        Add image
      </SubmitButton>
    </Form>
  </Panel>
);
