import { expect } from 'vitest';
import { both, invoke, type Show } from './show.js';

const time = '2024-01-02T03:04:05.678Z';

/** Differences in the identity modules. */
export const identityShows = {
  'custom-values-at-any-depth': async () => {
    const register = (value: object) => (client: Parameters<typeof invoke>[0]) =>
      invoke(client, 'authentication.registerV2', { email: 'a@b.example' }, { profile: { customFields: [{ value }] } });
    const sent = await both(register({ listValue: { value: [{ numValue: NaN }] } }));
    const customFields = (value: object) => ({ profile: { customFields: [{ value }] } });
    expect(sent.theirs.sent[0]?.body).toMatchObject(customFields({ listValue: { value: [{ numValue: null }] } }));
    expect(sent.own.sent[0]?.body).toMatchObject(customFields({ listValue: { value: [{ numValue: 'NaN' }] } }));

    const json = { additionalData: { a: { mapValue: { value: { b: { dateValue: time } } } } } };
    const { theirs, own } = await both(register({}), { json });
    expect(theirs.value).toEqual(json);
    expect(own.value).toEqual({ additionalData: { a: { mapValue: { value: { b: { dateValue: new Date(time) } } } } } });
  },

  'bytes-may-be-missing': async () => {
    for (const options of [undefined, {}, { method: 'POST' }]) {
      const { theirs, own } = await both((client) => invoke(client, 'oauth.tokenInfo', options), {
        json: { active: true },
      });
      expect(theirs.error).toBeInstanceOf(TypeError);
      expect(theirs.sent).toEqual([]);
      expect(own.sent[0]?.body).toEqual({ ...options });
      expect(own.value).toEqual({ active: true });
    }
  },

  'blank-arguments-refused': async () => {
    for (const [name, ...args] of [
      ['recovery.sendRecoveryEmail', ' '],
      ['recovery.recover', '', { password: 'p' }],
      ['authentication.loginV2', { email: '' }],
      ['authentication.changePassword', ''],
      ['verification.verifyDuringAuthentication', '', { stateToken: 's' }],
      ['members.updateCurrentMemberSlug', ''],
      ['members.bulkDeleteMembers', []],
      ['members.bulkDeleteMembersByFilter', undefined],
    ] as const) {
      const { theirs, own } = await both((client) => invoke(client, name, ...args));
      expect(theirs.sent, name).toHaveLength(1);
      expect(own.sent, name).toEqual([]);
      expect(own.error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    }
  },

  'account-page-sent': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'redirects.createRedirectSession', { memberAccountPage: { section: 'ORDERS' } }),
    );
    expect(theirs.sent[0]?.body).toEqual({});
    expect(own.sent[0]?.body).toEqual({ memberAccountPage: { section: 'ORDERS' } });
  },
} satisfies Record<string, Show>;
