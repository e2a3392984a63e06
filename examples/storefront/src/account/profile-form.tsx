import type { Member } from '@cartwright/identity/members';
import { useClient } from '@cartwright/react';
import { queryKeys } from '@cartwright/react/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import { useIsSending } from '../lib/account/attempt.js';

interface ProfileFormProps {
  member: Member;
  /** Whether the last change was saved. */
  isSaved: boolean | undefined;
}

/** Form for the profile. Only the merchant can change the email address that the member signs in with. */
export function ProfileForm({ member: { contact, profile, loginEmail }, isSaved }: ProfileFormProps) {
  const announce = useAnnounce();
  const { email, profile: texts, saved } = useTexts('account');
  const { firstName, lastName } = useTexts('checkout');
  const client = useClient();
  const queryClient = useQueryClient();
  const isSending = useIsSending('profile');
  useEffect(() => {
    if (!isSaved || isSending) return;
    announce(saved);
    // The header shows the name.
    void queryClient.invalidateQueries({ queryKey: queryKeys.member(client) });
  }, [announce, client, isSaved, isSending, queryClient, saved]);

  return (
    <section aria-labelledby="profile" className="grid max-w-xl gap-6">
      <h2 id="profile" className="text-2xl">
        {texts.title}
      </h2>
      <Form method="post" noValidate preventScrollReset className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={firstName} name="firstName" autoComplete="given-name" defaultValue={contact?.firstName ?? ''} />
          <Field label={lastName} name="lastName" autoComplete="family-name" defaultValue={contact?.lastName ?? ''} />
        </div>
        <Field
          label={texts.nickname}
          name="nickname"
          autoComplete="nickname"
          defaultValue={profile?.nickname ?? ''}
          help={texts.nicknameHelp}
        />
        <Field label={email} type="email" value={loginEmail ?? ''} isReadOnly help={texts.emailHelp} />
        <Button type="submit" name="intent" value="profile" className="justify-self-start" isPending={isSending}>
          {texts.save}
        </Button>
      </Form>
      {isSaved && <Notice tone="good">{saved}</Notice>}
      {isSaved === false && <Notice tone="bad">{texts.failed}</Notice>}
    </section>
  );
}
