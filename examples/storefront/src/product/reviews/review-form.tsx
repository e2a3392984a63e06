import { Form } from 'react-router';
import { useIsSending } from '../../lib/account/attempt.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { useFocusOnError } from '../../lib/use-focus-on-error.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../../../components/src/field.js';
import { Notice } from '../../ui/notice.js';
import { Stars } from '../../ui/product/stars.js';
import { RadioCards } from '../../../../components/src/radio-cards.js';
import type { ReviewAttempt } from './write-review.server.js';

const ratings = [5, 4, 3, 2, 1] as const;

interface ReviewFormProps {
  /** Result of the form that the page responds to. */
  attempt: ReviewAttempt | undefined;
  /** Name of the member. */
  member: string;
}

/** Form for a review. */
export function ReviewForm({ attempt, member }: ReviewFormProps) {
  const { form: texts, stars } = useTexts('reviews');
  const form = useFocusOnError(attempt?.errors);
  const isSending = useIsSending();
  const { entered, errors, refusal } = attempt ?? {};
  return (
    <>
      {refusal && (
        <Notice tone="bad" className="mb-6">
          {texts[refusal]}
        </Notice>
      )}
      <Form ref={form} method="post" noValidate className="grid gap-6">
        <RadioCards
          label={texts.rating}
          name="rating"
          value={entered?.rating ?? null}
          isRequired
          error={errors?.rating}
          cards={ratings.map((rating) => ({
            value: String(rating),
            title: texts.ratings[rating],
            end: <Stars rating={rating} label={stars(String(rating))} />,
          }))}
        />
        <Field label={texts.heading} name="title" defaultValue={entered?.title} error={errors?.title} />
        <Field label={texts.body} name="body" rows={5} defaultValue={entered?.body} error={errors?.body} />
        <Field
          label={texts.name}
          name="name"
          autoComplete="nickname"
          isRequired
          defaultValue={entered?.name ?? member}
          help={texts.nameHelp}
          error={errors?.name}
        />
        <Button type="submit" isPending={isSending} className="justify-self-start">
          {texts.send}
        </Button>
      </Form>
    </>
  );
}
