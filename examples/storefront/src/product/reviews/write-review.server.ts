import { isApiError, type Client } from '@cartwright/core';
import { createReview } from '@cartwright/reviews/reviews';
import type { FieldErrors } from '../../lib/focus-first.js';
import type { Texts } from '../../lib/language/use-texts.js';

/** Values of the fields, as they were entered. */
type ReviewEntries = Readonly<Record<'rating' | 'title' | 'body' | 'name', string>>;

/** Result of a form that is shown again. */
export interface ReviewAttempt {
  readonly entered: ReviewEntries;
  /** Errors by field. */
  readonly errors?: FieldErrors;
  /** Reason why the platform refused the review. */
  readonly refusal?: 'again' | 'refused' | 'failed';
}

/** Result of a form whose review was saved: it is published, or awaits the approval of the merchant. */
export interface ReviewSaved {
  readonly done: 'published' | 'moderated';
}

/** Maximum number of characters of title and text. */
const maxText = 3000;

/** Maximum number of characters of the shown name. */
const maxName = 100;

function readEntries(form: FormData): ReviewEntries {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { rating: read('rating'), title: read('title'), body: read('body'), name: read('name') };
}

function findErrors({ body, name, rating, title }: ReviewEntries, { form }: Texts['reviews']): FieldErrors {
  return {
    ...(!/^[1-5]$/.test(rating) && { rating: form.ratingMissing }),
    ...(title.length > maxText && { title: form.tooLong(maxText) }),
    ...(body.length > maxText && { body: form.tooLong(maxText) }),
    ...(!name && { name: form.nameMissing }),
    ...(name.length > maxName && { name: form.tooLong(maxName) }),
  };
}

const refusals: Readonly<Record<number, ReviewAttempt['refusal']>> = { 403: 'refused', 409: 'again' };

/**
 * Saves the review of a form.
 *
 * @param client - Client of the member.
 */
export async function writeReview(
  client: Client,
  form: FormData,
  { productId, texts }: { productId: string; texts: Texts['reviews'] },
): Promise<ReviewAttempt | ReviewSaved> {
  const entered = readEntries(form);
  const errors = findErrors(entered, texts);
  if (Object.keys(errors).length > 0) return { entered, errors };
  const { body, name, rating, title } = entered;
  try {
    const { moderation } = await client.use(createReview)({
      namespace: 'stores',
      entityId: productId,
      author: { authorName: name },
      content: { rating: Number(rating), ...(title && { title }), ...(body && { body }) },
    });
    return { done: moderation?.moderationStatus === 'APPROVED' ? 'published' : 'moderated' };
  } catch (error) {
    return { entered, refusal: (isApiError(error) && refusals[error.status]) || 'failed' };
  }
}
