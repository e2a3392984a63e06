import type { Client } from '@cartwright/core';
import { findReviews } from '@cartwright/reviews/find';
import { removeReply, setReply, updateModerationStatus } from '@cartwright/reviews/reviews';
import { createCatalog } from '@cartwright/stores/catalog';
import { Form, Link } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { attempt, failure } from '../lib/attempt.server.js';
import { getOwn } from '../lib/get-own.js';
import { formatTime } from '../lib/money.server.js';
import { readText } from '../lib/read-text.js';
import { merchantContext } from '../lib/server/context.js';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/reviews-page.js';

const pageSize = 25;

const statuses: Readonly<Record<string, readonly [string, BadgeTone]>> = {
  IN_MODERATION: ['Waiting for approval', 'warn'],
  APPROVED: ['Published', 'good'],
  REJECTED: ['Hidden', 'bad'],
};

const views = [
  { value: '', label: 'All reviews' },
  ...Object.entries(statuses).map(([value, [label]]) => ({ value, label })),
];

const done: Readonly<Record<string, string>> = {
  approve: 'The review was published.',
  hide: 'The review was hidden.',
  reply: 'The reply was saved.',
  'remove-reply': 'The reply was removed.',
};

/** Maximum number of characters of a reply. */
const maxReply = 1000;

/** Names of products by ID. A product that was deleted has none. */
async function readNames(client: Client, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { items } = await createCatalog(client).queryProducts({ filter: { ids: [...ids] }, limit: ids.length });
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** Loads a page of the reviews, newest first. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const status = searchParams.get('status') ?? '';
  const cursor = searchParams.get('cursor');
  const { metadata, reviews = [] } = await client.use(findReviews)(
    cursor
      ? { cursorPaging: { cursor, limit: pageSize } }
      : {
          filter: {
            namespace: 'stores',
            ...(Object.hasOwn(statuses, status) && { 'moderation.moderationStatus': status }),
          },
          sort: [{ fieldName: '_createdDate', order: 'DESC' }],
          cursorPaging: { limit: pageSize },
        },
    { returnPrivateReviews: true },
  );
  const names = await readNames(client, [...new Set(reviews.flatMap(({ entityId }) => entityId ?? []))]);
  return {
    status,
    done: getOwn(done, searchParams.get('done')),
    reviews: reviews.map((review) => ({
      id: review._id ?? '',
      productId: review.entityId ?? '',
      product: names.get(review.entityId ?? ''),
      author: review.author?.authorName ?? '',
      rating: review.content?.rating ?? 0,
      title: review.content?.title ?? '',
      body: review.content?.body ?? '',
      reply: review.reply?.message ?? '',
      status: review.moderation?.moderationStatus ?? '',
      label: statuses[review.moderation?.moderationStatus ?? ''],
      written: formatTime(review._createdDate),
    })),
    next: metadata?.cursors?.next || undefined,
    previous: metadata?.cursors?.prev || undefined,
  };
}

/** Publishes or hides a review, or changes the reply to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const [id, intent, message] = [readText(form, 'id'), readText(form, 'intent'), readText(form, 'message')];
  const saved = `/reviews?done=${intent}`;
  switch (intent) {
    case 'approve':
      return attempt(saved, () => client.use(updateModerationStatus)(id, { status: 'APPROVED' }));
    case 'hide':
      return attempt(saved, () => client.use(updateModerationStatus)(id, { status: 'REJECTED' }));
    case 'reply':
      if (!message) return failure('Enter a reply.');
      if (message.length > maxReply) return failure(`Shorten the reply to at most ${maxReply} characters.`);
      return attempt(saved, () => client.use(setReply)(id, message));
    case 'remove-reply':
      return attempt(saved, () => client.use(removeReply)(id));
    default:
      return failure('The form is not known. Reload the page.');
  }
}

/** Reviews of products, with approval, hiding and replies. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, next, previous, reviews, status } = loaderData;
  return (
    <Page title="Reviews" done={actionData ? undefined : done} error={actionData?.error}>
      <Form key={status} role="search" className="mb-6 flex flex-wrap items-end gap-4">
        <Choice label="Show" name="status" defaultValue={status} options={views} />
        <SubmitButton kind="secondary">Filter</SubmitButton>
      </Form>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">No reviews match.</p>
      ) : (
        <Table caption="Reviews" columns={['Product', 'Review', 'Status', 'Written', 'Action']}>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}

function ReviewRow({ review }: { review: Route.ComponentProps['loaderData']['reviews'][number] }) {
  const { author, body, id, label, product, productId, rating, reply, status, title, written } = review;
  const subject = <span className="sr-only"> the review of {author || 'an unknown author'}</span>;
  return (
    <tr>
      <th scope="row">
        {product ? (
          <Link to={`/products/${productId}`} className="link">
            {product}
          </Link>
        ) : (
          'Deleted product'
        )}
      </th>
      <td className="min-w-60">
        <p className="font-medium">
          {rating} of 5{title && `: ${title}`}
        </p>
        {body && <p className="whitespace-pre-line">{body}</p>}
        {author && <p className="text-ink-soft">{author}</p>}
        {reply && <p className="mt-2 border-l-2 border-line pl-3 whitespace-pre-line">Reply: {reply}</p>}
      </td>
      <td>{label && <Badge tone={label[1]}>{label[0]}</Badge>}</td>
      <td>{written}</td>
      <td>
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="id" value={id} />
          {status !== 'APPROVED' && (
            <SubmitButton intent="approve" kind="secondary" size="small">
              Publish{subject}
            </SubmitButton>
          )}
          {status !== 'REJECTED' && (
            <SubmitButton intent="hide" kind="secondary" size="small">
              Hide{subject}
            </SubmitButton>
          )}
        </Form>
        <details name="reply" className="mt-2 text-sm">
          <summary className="cursor-pointer link">
            {reply ? 'Change the reply to' : 'Reply to'}
            {subject}
          </summary>
          <Form key={reply} method="post" className="mt-3 grid min-w-60 gap-3">
            <input type="hidden" name="id" value={id} />
            <Field
              label="Reply"
              name="message"
              rows={3}
              defaultValue={reply}
              help="Everybody sees it below the review."
            />
            <div className="flex gap-2">
              <SubmitButton intent="reply" size="small">
                Save the reply
              </SubmitButton>
              {reply && (
                <SubmitButton intent="remove-reply" kind="secondary" size="small">
                  Remove it
                </SubmitButton>
              )}
            </div>
          </Form>
        </details>
      </td>
    </tr>
  );
}
