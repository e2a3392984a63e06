import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { TokenRole } from '@wix/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch, openShop, type Shop } from './platform.js';

const email = 'ada@shop.example';
const password = 'correct horse battery';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Error code of the platform. */
const refusal = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  const { details } = error as { details?: { applicationError?: { code?: unknown } } };
  return String(details?.applicationError?.code);
};

/** Data of the last email of a kind. */
const mailed = (emulator: Emulator, kind: string) => {
  const mails = emulator.mails().filter((mail) => mail.kind === kind);
  return must(mails.at(-1)?.data) as { code: string; recoveryToken: string };
};

/** Sends requests to the same platform with an API key. */
const withApiKey =
  (emulator: Emulator): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', DEMO_API_KEY);
    headers.set('wix-site-id', DEMO_SITE_ID);
    return emulatorFetch(emulator)(input, { ...init, headers });
  };

/** Signs a member in on behalf of the site, without a sign-in page. */
const signInAs = async (emulator: Emulator, shop: Shop, memberId: string) => {
  const visitor = await shop.auth.generateVisitorTokens();
  const response = await emulatorFetch(emulator)('https://www.wixapis.com/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${visitor.accessToken.value},${DEMO_API_KEY}` },
    body: JSON.stringify({
      grantType: 'authorized_client',
      clientId: DEMO_CLIENT_ID,
      scope: 'offline_access',
      member_id: memberId,
    }),
  });
  expect(response.status).toBe(200);
  const grant = (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
  shop.auth.setTokens({
    accessToken: { value: grant.access_token, expiresAt: Math.floor(Date.now() / 1000) + grant.expires_in },
    refreshToken: { value: grant.refresh_token, role: TokenRole.MEMBER },
  });
};

describe.each([official, ours])('a member, with the $name client', (side) => {
  let platform: ReturnType<typeof openShop>;
  let shop: Shop;
  let merchant: Shop;
  beforeEach(() => {
    platform = openShop(side);
    shop = platform.open();
    merchant = side.open({ fetch: withApiKey(platform.emulator), clientId: DEMO_CLIENT_ID }) as unknown as Shop;
  });
  afterEach(() => platform.close());

  const register = async () => must((await shop.authentication.registerV2({ email }, { password })).identity?._id);

  test('registers and signs in; a wrong password is rejected', async () => {
    const profile = { nickname: 'Ada', firstName: 'Ada' };
    const registered = await shop.authentication.registerV2({ email }, { password, profile });
    expect(registered).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) as string });
    expect(registered.identity).toMatchObject({
      email: { address: email },
      identityProfile: profile,
      status: { name: 'ACTIVE' },
      _createdDate: expect.any(Date) as Date,
    });
    expect(await refusal(shop.authentication.registerV2({ email }, { password }))).toBe('-19995');
    expect(await shop.authentication.loginV2({ email }, { password })).toMatchObject({ state: 'SUCCESS' });
    expect(await refusal(shop.authentication.loginV2({ email }, { password: 'a guess' }))).toBe('-19976');
    expect(await shop.authentication.validateEmail('no address')).toMatchObject({ valid: false });
  });

  test('verifies the email address with the emailed code if the site requires it', async () => {
    const { signOnPolicy } = await merchant.signOnPolicy.getSignOnPolicy();
    const { revision } = must(signOnPolicy);
    const policy = await merchant.signOnPolicy.updateSignOnPolicy({
      revision: must(revision),
      requireEmailVerification: true,
    });
    expect(policy).toMatchObject({ requireEmailVerification: true, requireOwnerApproval: false });
    const { state, stateToken } = await shop.authentication.registerV2({ email }, { password });
    expect(state).toBe('REQUIRE_EMAIL_VERIFICATION');
    const options = { stateToken: must(stateToken) };
    const { code } = mailed(platform.emulator, 'EMAIL_VERIFICATION');
    const wrong = code === '000000' ? '111111' : '000000';
    await expect(shop.verification.verifyDuringAuthentication(wrong, options)).rejects.toBeDefined();
    expect(await shop.verification.verifyDuringAuthentication(code, options)).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String) as string,
      identity: { email: { address: email, isVerified: true } },
    });
  });

  test('resets the password once with the emailed link', async () => {
    await register();
    await shop.recovery.sendRecoveryEmail('nobody@shop.example');
    await shop.recovery.sendRecoveryEmail(email, { language: 'en', redirect: { url: 'http://localhost:5173/login' } });
    const { recoveryToken } = mailed(platform.emulator, 'PASSWORD_RESET');
    const recovered = await shop.recovery.recover(recoveryToken, { password: 'another password' });
    expect(recovered).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) as string });
    await expect(shop.recovery.recover(recoveryToken, { password: 'a third one' })).rejects.toBeDefined();
    expect(await refusal(shop.authentication.loginV2({ email }, { password }))).toBe('-19976');
    expect(await shop.authentication.loginV2({ email }, { password: 'another password' })).toMatchObject({
      state: 'SUCCESS',
    });
  });

  test('reads and updates the profile', async () => {
    const id = await register();
    await signInAs(platform.emulator, shop, id);
    const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] });
    expect(member).toMatchObject({ _id: id, loginEmail: email, _createdDate: expect.any(Date) as Date });
    const addresses = [{ addressLine: 'Street 1', city: 'Ghent', country: 'BE' }];
    await shop.members.updateMember(id, { contact: { firstName: 'Ada', phones: ['+32 1'], addresses } });
    const changed = await shop.members.updateCurrentMemberSlug('ada');
    expect(changed.member).toMatchObject({ profile: { slug: 'ada' }, contact: { firstName: 'Ada', addresses } });
    expect((await shop.members.deleteMemberPhones(id)).member?.contact?.phones).toEqual([]);
    expect((await shop.members.joinCommunity()).member?.privacyStatus).toBe('PUBLIC');
    const found = await platform.open().members.queryMembers().eq('profile.slug', 'ada').find();
    expect(found.items.map(({ _id }) => _id)).toEqual([id]);
    expect((await shop.members.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE');
    expect((await platform.open().members.queryMembers().eq('profile.slug', 'ada').find()).items).toEqual([]);
    await shop.authentication.changePassword('another password');
    expect(await refusal(platform.open().authentication.loginV2({ email }, { password }))).toBe('-19976');
  });

  test('is managed by the merchant', async () => {
    const id = await register();
    const member = await merchant.members.createMember({ member: { loginEmail: 'bob@shop.example' } });
    await merchant.recovery.sendActivationEmail(must(member._id), { emailOptions: { language: 'en' } });
    const { recoveryToken } = mailed(platform.emulator, 'ACTIVATION');
    expect(await shop.recovery.recover(recoveryToken, { password })).toMatchObject({ state: 'SUCCESS' });
    expect((await merchant.members.muteMember(id)).member?.activityStatus).toBe('MUTED');
    expect((await merchant.members.blockMember(id)).member?.status).toBe('BLOCKED');
    const blocked = await merchant.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('status', 'BLOCKED')
      .find();
    expect(blocked.items).toContainEqual(expect.objectContaining({ _id: id, loginEmail: email, status: 'BLOCKED' }));
    expect((await merchant.members.approveMember(id)).member?.status).toBe('APPROVED');
    const { results } = await merchant.members.bulkDeleteMembers([id, 'nobody']);
    expect(results?.map(({ itemMetadata }) => [itemMetadata?._id, itemMetadata?.success])).toEqual([
      [id, true],
      ['nobody', false],
    ]);
    expect(await merchant.authentication.signOn({ email: 'eve@shop.example' }, { verifyEmail: true })).toMatchObject({
      sessionToken: expect.any(String) as string,
    });
    await expect(shop.members.blockMember(must(member._id))).rejects.toBeDefined();
  });
});
