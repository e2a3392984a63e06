import { type Client, isApiError } from '@cartwright/core';
import { getCoupon, updateCoupon } from '@cartwright/ecom/coupons';
import { data, Form, redirect } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { describeFailure } from '../lib/attempt.server.js';
import { mergeEdits } from '../lib/merge-edits.js';
import { merchantContext } from '../lib/server/context.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { readText } from '../lib/read-text.js';
import { SubmitButton } from '../ui/submit-button.js';
import { unlessMissing } from '../lib/unless-missing.server.js';
import type { Route } from './+types/coupon-page.js';
import { type CouponEdit, toEdit, findEditErrors, toChanges } from './edit-coupon.js';
import { MAX_NAME_LENGTH } from './read-coupon.js';

const readCoupon = (client: Client, id: string) => unlessMissing(client.use(getCoupon)(id));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const coupon = await readCoupon(context.get(merchantContext).client, id);
  return { edit: toEdit(coupon), code: coupon.specification?.code ?? '' };
}

const readEdit = (form: FormData, prefix = ''): CouponEdit => ({
  name: readText(form, `${prefix}name`),
  from: readText(form, `${prefix}from`),
  until: readText(form, `${prefix}until`),
  limit: readText(form, `${prefix}limit`),
});

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const [edit, before] = [readEdit(form), readEdit(form, 'before:')];
  const errors = findEditErrors(edit);
  if (Object.keys(errors).length > 0) return data({ edit, before, errors, error: undefined }, { status: 400 });
  const current = toEdit(await readCoupon(client, id));
  // The platform has no revisions of coupons: the values are compared with those that the form was opened with.
  const { merged, conflicts } = mergeEdits(before, edit, current);
  if (conflicts.length > 0) {
    const error =
      'Someone else saved this coupon while you edited it. Nothing was overwritten. Saved now: change it again.';
    return data({ error, errors }, { status: 409 });
  }
  const changes = toChanges(current, merged);
  try {
    if (Object.keys(changes).length > 0) await client.use(updateCoupon)(id, changes);
    return redirect('/coupons?done=edit');
  } catch (error) {
    const status = isApiError(error) ? error.status : 503;
    return data({ edit, before, errors, error: describeFailure(error) }, { status });
  }
}

/** After a conflict, the form needs the new values. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** A coupon, whose discount and code stay. */
export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, edit: saved } = loaderData;
  // A draft is compared with the values that it was opened with, not with those that others saved since.
  const { edit, before: opened } = actionData && 'edit' in actionData ? actionData : { edit: saved, before: saved };
  const errors = actionData?.errors ?? {};
  const getFieldProps = (name: keyof CouponEdit) => ({
    name,
    defaultValue: edit[name],
    error: errors[name],
  });
  return (
    <Page title={code} back={{ to: '/coupons', name: 'Coupons' }} error={actionData?.error}>
      <Panel title="Coupon" className="max-w-2xl">
        {/* The key takes over what was saved. */}
        <Form method="post" key={JSON.stringify(edit)} className="grid gap-5 sm:grid-cols-2">
          {Object.entries(opened).map(([name, value]) => (
            <input key={name} type="hidden" name={`before:${name}`} value={value} />
          ))}
          <Field label="Name" {...getFieldProps('name')} maxLength={MAX_NAME_LENGTH} isRequired />
          <Field label="Number of uses" {...getFieldProps('limit')} inputMode="numeric" help="Empty: no limit" />
          <Field label="First day" {...getFieldProps('from')} type="date" isRequired />
          <Field label="Last day" {...getFieldProps('until')} type="date" help="Empty: no end" />
          <SubmitButton className="justify-self-start">Save coupon</SubmitButton>
        </Form>
      </Panel>
    </Page>
  );
}
