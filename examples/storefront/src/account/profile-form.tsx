import { isCartwrightError } from '@cartwright/core';
import type { MemberResult } from '@cartwright/react/identity';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
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
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: update,
    networkMode: 'always',
    onSuccess: () => announce('Saved.'),
  });
  const { contact, profile, loginEmail } = member;
  const isLost = isCartwrightError(error) && (error.kind === 'network' || error.kind === 'timeout');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { firstName, lastName, nickname } = readForm(event.currentTarget);
    mutate({
      contact: { firstName: firstName || null, lastName: lastName || null },
      profile: { nickname: nickname || null },
    });
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
      {isSuccess && <Notice tone="good">Saved.</Notice>}
      {error && (
        <Notice tone="bad">
          {isLost ? 'The connection was lost. Please save again.' : 'This could not be saved. Please try again.'}
        </Notice>
      )}
    </section>
  );
}
