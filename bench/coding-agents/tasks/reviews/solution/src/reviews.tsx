import { isApiError } from '@cartwright/core';
import { useClient } from '@cartwright/react';
import { queryKeys } from '@cartwright/react/queries';
import { useRatingSummary, useReviews } from '@cartwright/react/reviews';
import { createReview } from '@cartwright/reviews/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from './components/shop/problem';

const PAGE_SIZE = 5;

/** Average, reviews, and the form that adds one. */
export function Reviews({ productId }: { productId: string }) {
  const { data: summary } = useRatingSummary(productId);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(productId, { limit: PAGE_SIZE });
  return (
    <section>
      <h2 id="reviews">Reviews</h2>
      <p>
        {summary?.count === 0 && 'No reviews yet.'}
        {summary && summary.count > 0 && `${summary.average.toFixed(1)} of 5 stars, ${summary.count} reviews`}
      </p>
      <Problem of={error} />
      <ul aria-labelledby="reviews">
        {data?.items.map(({ _id, author, content }) => (
          <li key={_id}>
            <strong>{content?.title}</strong>
            <p>
              {content?.rating} of 5, {author?.authorName}
            </p>
            <p>{content?.body}</p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          disabled={isFetchingNextPage}
          className="cursor-pointer text-sm text-neutral-600 underline"
          onClick={() => void fetchNextPage()}
        >
          More reviews
        </button>
      )}
      <ReviewForm productId={productId} />
    </section>
  );
}

const ratings = [1, 2, 3, 4, 5];

/** Why the shop does not accept a review. */
function describeRefusal(error: unknown): string | undefined {
  if (isApiError(error) && error.status === 409) return 'You have reviewed this already.';
  if (isApiError(error) && error.status === 403) return 'Only customers can review this.';
  return undefined;
}

function ReviewForm({ productId }: { productId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [isRatingMissing, setRatingMissing] = useState(false);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ rating, authorName, body }: { rating: number; authorName: string; body: string }) =>
      client.use(createReview)({
        namespace: 'stores',
        entityId: productId,
        author: { authorName },
        content: { rating, body },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.reviews() }),
  });
  const submit = (form: FormData) => {
    const rating = Number(form.get('rating'));
    setRatingMissing(!rating);
    if (rating) mutate({ rating, authorName: String(form.get('name')), body: String(form.get('body')) });
  };
  const refusal = describeRefusal(error);
  const isPublished = data?.moderation?.moderationStatus === 'APPROVED';
  return (
    <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
      {ratings.map((rating) => (
        <label key={rating}>
          <input type="radio" name="rating" value={rating} /> {rating === 1 ? '1 star' : `${rating} stars`}
        </label>
      ))}
      <label className="grid gap-1.5">
        Your name
        <input
          name="name"
          autoComplete="name"
          className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
        />
      </label>
      <label className="grid gap-1.5">
        Your review
        <textarea
          name="body"
          className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
        />
      </label>
      <button
        disabled={isPending}
        className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
      >
        Send review
      </button>
      {isRatingMissing && <Problem>Choose from one to five stars.</Problem>}
      <Problem of={refusal ? undefined : error}>{refusal}</Problem>
      <p role="status">{data && (isPublished ? 'Thank you!' : 'Thank you! Your review awaits approval.')}</p>
    </form>
  );
}
