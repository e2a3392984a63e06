import { getShippingOption } from '@cartwright/ecom/shipping-options';
import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { Notice } from '../../../../storefront/src/ui/notice.js';
import { merchantContext } from '../../lib/server/context.js';
import { actOnce } from '../../lib/repeat/act-once.server.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readText } from '../../lib/read-text.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { readCurrency } from '../../lib/read-currency.server.js';
import { unlessMissing } from '../../lib/unless-missing.server.js';
import type { Route } from './+types/option-page.js';
import { describeRate } from './conditions.js';
import { listDeliveryRegions, type RegionChoice } from './delivery-regions.server.js';
import { MAX_TEXT_LENGTH, toDraft, type OptionDraft, readDraft } from './option-draft.js';
import { RateFields } from './rate-fields.js';
import { saveOption } from './save-option.server.js';

const empty: OptionDraft = { title: '', time: '', regionIds: [], rates: [] };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [regions, currency] = await Promise.all([listDeliveryRegions(client), readCurrency(client)]);
  if (id === 'new') return { currency, regions, draft: empty, revision: '', isNew: true };
  const option = await unlessMissing(client.use(getShippingOption)(id));
  return { currency, regions, draft: toDraft(option), revision: option.revision ?? '', isNew: false };
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const { client, runOnce } = context.get(merchantContext);
  return actOnce(runOnce, url.pathname, form, () =>
    saveOption(client, id === 'new' ? undefined : id, readText(form, 'revision'), readDraft(form)),
  );
}

interface SavedOptionProps {
  saved: OptionDraft;
  currency: string;
  regions: readonly RegionChoice[];
}

/** Option as someone else saved it while the merchant edited it. */
const SavedOption = ({ saved, currency, regions }: SavedOptionProps) => (
  <Notice tone="bad" className="mb-6">
    <p className="font-semibold">
      Someone else saved this shipping option while you edited it. Nothing was overwritten.
    </p>
    <p className="mt-1">Saved now. Save again to replace it with your values:</p>
    <ul className="mt-2 list-disc pl-5 text-ink">
      <li>{[saved.title, saved.time].filter(Boolean).join(', ')}</li>
      <li>
        {regions
          .filter(({ id }) => saved.regionIds.includes(id))
          .map(({ name }) => name)
          .join(', ')}
      </li>
      {saved.rates
        .map((rate) => describeRate(rate, currency))
        .map((rate) => (
          <li key={rate}>{rate}</li>
        ))}
    </ul>
  </Notice>
);

/** A shipping option with its regions and rates, or a new one. */
export default function OptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { currency, regions, isNew } = loaderData;
  const { draft, errors, error, saved, revision } = { errors: {}, ...loaderData, ...actionData };
  return (
    <Page
      title={isNew ? 'New shipping option' : loaderData.draft.title}
      back={{ to: '/settings/shipping', name: 'Shipping' }}
      error={error}
    >
      {saved && <SavedOption saved={saved} currency={currency} regions={regions} />}
      {/* The key takes over the values without the empty rows. */}
      <Form
        method="post"
        key={JSON.stringify([draft, revision])}
        className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]"
      >
        <FormKey />
        <input type="hidden" name="revision" value={revision} />
        <Panel title="Rates">
          <RateFields rates={draft.rates} errors={errors} currency={currency} />
        </Panel>
        <Panel title="Option">
          <div className="grid gap-5">
            <Field
              label="Name"
              name="title"
              defaultValue={draft.title}
              maxLength={MAX_TEXT_LENGTH}
              error={errors['title']}
              isRequired
            />
            <Field
              label="Delivery time"
              name="time"
              defaultValue={draft.time}
              maxLength={MAX_TEXT_LENGTH}
              error={errors['time']}
              help="Such as 3–5 business days"
            />
            <fieldset aria-describedby="region-error">
              <legend className="text-sm font-semibold">Regions</legend>
              {regions.map(({ id, name }) => (
                <Checkbox key={id} name="region" value={id} defaultChecked={draft.regionIds.includes(id)}>
                  {name}
                </Checkbox>
              ))}
              <p id="region-error" className="text-sm text-bad">
                {errors['region']}
              </p>
            </fieldset>
            <SubmitButton className="justify-self-start">Save shipping option</SubmitButton>
          </div>
        </Panel>
      </Form>
    </Page>
  );
}
