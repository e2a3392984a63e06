import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import type { FormSubmission } from '../../shop/purchase/purchase.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

/** Reads 1 to 1,000 form submissions. @throws {ValidationError} */
function readSubmissions(value: unknown): FormSubmission[] {
  const read = new FieldReader();
  const submissions = (read.list(value ?? [], 'formSubmissions', { min: 1 }) ?? []).map((entry, index) => {
    const field = `formSubmissions[${index}]`;
    const given = read.object(entry, field);
    const id = read.string(given?.id, `${field}.id`, { min: 1, max: 36 });
    const formSubmissionId = read.string(given?.formSubmissionId, `${field}.formSubmissionId`, { min: 1, max: 36 });
    return { ...(id && { id }), ...(formSubmissionId && { formSubmissionId }) };
  });
  read.check();
  return submissions;
}

function update(context: RouteContext, which: CartAccess): object {
  const submissions = readSubmissions(bodyOf(context).formSubmissions);
  return change(context, which, (cart) => {
    const others = (cart.formSubmissions ?? []).filter(({ id }) => !submissions.some((one) => one.id === id));
    return { ...cart, formSubmissions: [...others, ...submissions] };
  });
}

/** Sets the submissions of forms in the caller's cart, by form ID. */
export const updateFormSubmissionsInCurrentCart = route({
  id: 'ecom.currentCartV2.updateFormSubmissionsInCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/update-forms-submission', '/v2/carts/current/update-forms-submission'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Sets the submissions of forms in a cart by its ID, by form ID. */
export const updateFormSubmissions = route({
  id: 'ecom.cartV2.updateFormSubmissions',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/update-forms-submission', '/v2/carts/{cartId}/update-forms-submission'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});
