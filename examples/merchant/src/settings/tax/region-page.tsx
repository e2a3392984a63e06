import { isApiError } from '@cartwright/core';
import { deleteTaxRegion } from '@cartwright/ecom/tax-regions';
import { data, Form, redirect } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { attempt, describeFailure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { Checkbox } from '../../ui/checkbox.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { Page } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { readText } from '../../lib/read-text.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { Route } from './+types/region-page.js';
import { findErrors, getRevisions, saveRegion, type TaxDraft } from './save-region.server.js';
import { readTaxes, type RegionTaxes } from './tax-rates.server.js';

async function readRegion(context: Route.LoaderArgs['context'], id: string): Promise<RegionTaxes> {
  const region = (await readTaxes(context.get(merchantContext).client)).find((one) => one.id === id);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!region) throw data(undefined, { status: 404 });
  return region;
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const region = await readRegion(context, id);
  return { region, revisions: getRevisions(region) };
}

const changedMeanwhile =
  'Someone else saved these taxes while you edited them. Nothing was overwritten. Saved now: change them again.';

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const saved = '/settings/tax?done=';
  const intent = readText(form, 'intent');
  if (intent === 'delete') return attempt(`${saved}delete`, () => client.use(deleteTaxRegion)(id));
  if (intent !== 'save') return data({ error: 'The form is not known. Reload the page.' }, { status: 400 });
  const region = await readRegion(context, id);
  const percents = Object.fromEntries(
    region.rates.map(({ groupId }) => [groupId, readText(form, `percent:${groupId}`)]),
  );
  const revisions = readText(form, 'revisions');
  const draft: TaxDraft = { isIncluded: form.has('included'), percents };
  const errors = findErrors(percents);
  if (Object.keys(errors).length > 0) return data({ draft, revisions, errors, error: undefined }, { status: 400 });
  if (revisions !== getRevisions(region)) return data({ error: changedMeanwhile }, { status: 409 });
  try {
    await saveRegion(client, region, draft);
    return redirect(`${saved}save`);
  } catch (error) {
    if (isApiError(error) && error.code === 'INVALID_REVISION') {
      return data({ error: changedMeanwhile }, { status: 409 });
    }
    return data(
      { draft, revisions, error: describeFailure(error) },
      { status: isApiError(error) ? error.status : 503 },
    );
  }
}

/** After a conflict, the form needs the new values. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** Taxes of a region. */
export default function RegionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { region } = loaderData;
  // A draft keeps the revisions that it was opened with.
  const { draft, revisions } = actionData && 'draft' in actionData ? actionData : { draft: undefined, ...loaderData };
  const errors = actionData && 'errors' in actionData ? actionData.errors : {};
  return (
    <Page title={region.place} back={{ to: '/settings/tax', name: 'Tax' }} error={actionData?.error}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Rates">
          <Form method="post" key={draft ? 'draft' : revisions} className="grid gap-5">
            <input type="hidden" name="revisions" value={revisions} />
            {region.rates.map(({ groupId, groupName, percent }) => (
              <Field
                key={groupId}
                label={`${groupName}, %`}
                name={`percent:${groupId}`}
                inputMode="decimal"
                defaultValue={draft?.percents[groupId] ?? percent}
                error={errors[groupId]}
                help="Empty: no tax"
              />
            ))}
            <Checkbox name="included" defaultChecked={draft?.isIncluded ?? region.isIncluded}>
              Prices include the tax
            </Checkbox>
            <SubmitButton intent="save" className="justify-self-start">
              Save taxes
            </SubmitButton>
          </Form>
        </Panel>
        <Panel title="Delete">
          <ConfirmForm
            label="Delete this region"
            consequence="No tax is collected here any more. Orders keep theirs."
            confirm="Delete region"
            intent="delete"
          />
        </Panel>
      </div>
    </Page>
  );
}
