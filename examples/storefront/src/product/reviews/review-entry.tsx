import type { Review } from '@cartwright/reviews/reviews';
import { useTexts } from '../../lib/language/use-texts.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { ProductImage } from '../../ui/product-image.js';
import { Stars } from '../../ui/product/stars.js';

/** A review, with its pictures and the merchant's reply. */
export function ReviewEntry({ review }: { review: Review }) {
  const texts = useTexts('reviews');
  const locale = useLocale();
  const { _createdDate, author, content, foundHelpful = 0, reply, reviewDate, verified } = review;
  const name = author?.authorName || texts.anonymous;
  const date = reviewDate ?? _createdDate;
  const { body, media = [], rating = 0, title } = content ?? {};
  const pictures = media.flatMap(({ image }) => image ?? []);
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={texts.stars(String(rating))} />
        {title && <h3 className="font-semibold">{title}</h3>}
      </div>
      <p className="text-sm text-ink-soft">
        <span className="font-medium text-ink">{name}</span>
        {date && (
          <>
            {' · '}
            <time dateTime={date.toISOString()}>
              {date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </>
        )}
        {verified && ` · ${texts.verified}`}
      </p>
      {body && <p className="max-w-prose whitespace-pre-line">{body}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture) => (
            <li key={picture}>
              <ProductImage
                reference={picture}
                alt={texts.picture(name)}
                width={96}
                height={96}
                className="size-24 rounded-xl"
              />
            </li>
          ))}
        </ul>
      )}
      {foundHelpful > 0 && <p className="text-sm text-ink-soft">{texts.helpful(foundHelpful)}</p>}
      {reply?.message && (
        <div className="mt-1 max-w-prose rounded-2xl bg-tint p-4 text-sm">
          <p className="font-semibold">{texts.reply}</p>
          <p className="whitespace-pre-line">{reply.message}</p>
        </div>
      )}
    </article>
  );
}
