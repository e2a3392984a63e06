import { isCartwrightError } from '@cartwright/core';
import type { MemberResult } from '@cartwright/react/identity';
import { type FormEvent, useState } from 'react';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import { readForm } from './read-form.js';

interface ProfileFormProps {
  member: NonNullable<MemberResult['data']>;
  update: MemberResult['update'];
}

/** Form for the profile. Only the merchant can change the email address that the member signs in with. */
export function ProfileForm({ member, update }: ProfileFormProps) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const [isPending, setIsPending] = useState(false);
  const { contact, profile, loginEmail } = member;

  const save = async (form: HTMLFormElement) => {
    const { firstName, lastName, nickname } = readForm(form);
    setIsPending(true);
    setOutcome(undefined);
    try {
      await update({
        contact: { firstName: firstName || null, lastName: lastName || null },
        profile: { nickname: nickname || null },
      });
      setOutcome({ tone: 'good', text: 'Saved.' });
      announce('Saved.');
    } catch (error) {
      const isLost = isCartwrightError(error) && (error.kind === 'network' || error.kind === 'timeout');
      setOutcome({
        tone: 'bad',
        text: isLost ? 'The connection was lost. Please save again.' : 'This could not be saved. Please try again.',
      });
    } finally {
      setIsPending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };

  return (
    <section aria-labelledby="profile" className="grid max-w-xl gap-6">
      <h2 id="profile" className="text-2xl">
        About you
      </h2>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="First name"
            name="firstName"
            autoComplete="given-name"
            defaultValue={contact?.firstName ?? ''}
          />
          <Field label="Last name" name="lastName" autoComplete="family-name" defaultValue={contact?.lastName ?? ''} />
        </div>
        <Field
          label="Nickname"
          name="nickname"
          autoComplete="nickname"
          defaultValue={profile?.nickname ?? ''}
          help="What we call you, and what others see."
        />
        <Field
          label="Email"
          type="email"
          value={loginEmail ?? ''}
          isReadOnly
          help="What you sign in with. Write to us to change it."
        />
        <Button type="submit" className="justify-self-start" isPending={isPending}>
          Save
        </Button>
      </form>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </section>
  );
}
