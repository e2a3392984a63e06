import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { EditedProduct, MerchantCatalog } from '../catalog/merchant-catalog.js';
import { Icon } from '../../../../storefront/src/ui/icon.js';

interface MediaPanelProps {
  version: MerchantCatalog['version'];
  media: EditedProduct['media'];
}

type File = EditedProduct['media'][number];

/** Form for the alternative text of an image. */
const AltTextForm = ({ file: { id, altText }, name }: { file: File; name: string }) => (
  // The key takes over what was saved.
  <Form method="post" key={altText} className="flex flex-wrap items-end gap-2">
    <input type="hidden" name="mediaId" value={id} />
    <input type="hidden" name="before" value={altText} />
    <div className="min-w-32 grow">
      <Field
        label={
          <>
            Alternative text<span className="sr-only"> of {name}</span>
          </>
        }
        name="altText"
        defaultValue={altText}
        maxLength={1000}
      />
    </div>
    <SubmitButton intent="altText" kind="secondary" size="small" className="mb-1">
      Save<span className="sr-only"> text of {name}</span>
    </SubmitButton>
  </Form>
);

/** Images and videos of a product. In Catalog V1, they have no alternative texts. */
export const MediaPanel = ({ version, media }: MediaPanelProps) => (
  <Panel title="Media">
    <ol className="mb-5 divide-y divide-line">
      {media.map((file, index) => {
        const name = `image ${String(index + 1)}`;
        const changes = [
          { intent: 'moveMediaUp', label: 'Move up', icon: 'arrow-up', isPossible: index > 0 },
          { intent: 'moveMediaDown', label: 'Move down', icon: 'arrow-down', isPossible: index < media.length - 1 },
        ];
        return (
          <li key={file.id} className="flex items-start gap-4 py-4 first:pt-0">
            <span className="size-20 shrink-0 overflow-hidden rounded-xl bg-tint">
              {file.image && <img src={file.image} alt={file.altText || name} width={80} height={80} loading="lazy" />}
            </span>
            <div className="grid min-w-0 grow gap-2">
              {version === 'v3' && <AltTextForm file={file} name={name} />}
              <Form method="post" className="-ml-3 flex flex-wrap">
                <FormKey />
                <input type="hidden" name="mediaId" value={file.id} />
                {changes
                  .filter(({ isPossible }) => isPossible)
                  .map(({ intent, label, icon }) => (
                    <SubmitButton key={intent} intent={intent} kind="quiet" size="small">
                      <Icon name={icon} className="size-4" />
                      <span className="sr-only">
                        {label} {name}
                      </span>
                    </SubmitButton>
                  ))}
              </Form>
              <ConfirmForm
                label="Remove"
                subject={name}
                consequence="The product no longer shows it."
                confirm="Remove image"
                intent="removeMedia"
              >
                <FormKey />
                <input type="hidden" name="mediaId" value={file.id} />
              </ConfirmForm>
            </div>
          </li>
        );
      })}
    </ol>
    <Form method="post" key={media.length} className="grid gap-3">
      <FormKey />
      <Field label="URL of an image" name="url" type="url" />
      <SubmitButton intent="addMedia" kind="secondary" size="small" className="justify-self-start">
        Add image
      </SubmitButton>
    </Form>
  </Panel>
);
