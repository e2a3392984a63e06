import { describe, expect, test } from 'vitest';
import { capture } from '../harness/capture.js';
import { officialFacts } from '../harness/errors.js';
import { invoke } from '../harness/invoke.js';
import { official, ours } from '../harness/sides.js';

const loginId = { email: 'a@b.example' };

/** A call, with the fields of its payload that the platform may reject. */
const calls: readonly (readonly [name: string, args: readonly unknown[], fields: readonly string[]])[] = [
  ['authentication.registerV2', [loginId, {}], ['loginId.email', 'password', 'profile.slug', 'captchaTokens']],
  ['authentication.loginV2', [loginId, {}], ['loginId', 'password', 'clientMetaData', 'stateToken']],
  ['authentication.signOn', [loginId, {}], ['loginId', 'profile.addresses[0].tag', 'verifyEmail']],
  ['authentication.changePassword', ['p'], ['newPassword']],
  ['authentication.logout', [{}], ['postLogoutRedirectUri', 'clientId']],
  ['authentication.validateEmail', ['e'], ['email']],
  ['recovery.sendRecoveryEmail', ['e', {}], ['email', 'language', 'redirect.url']],
  ['recovery.sendActivationEmail', ['i', {}], ['identityId', 'emailOptions.language']],
  ['recovery.recover', ['t', {}], ['recoveryToken', 'password']],
  ['verification.start', [{}], ['identityId', 'target']],
  ['verification.verifyDuringAuthentication', ['c', { stateToken: 's' }], ['code', 'stateToken']],
  ['oauth.tokenInfo', [{ body: new Uint8Array() }], ['body', 'headers']],
  ['signOnPolicy.updateSignOnPolicy', [{}], ['signOnPolicy.revision']],
  ['members.approveMember', ['m'], ['id']],
  ['members.getMember', ['m', {}], ['id', 'fieldsets']],
  ['members.getCurrentMember', [{}], ['fieldsets']],
  ['members.listMembers', [{}], ['paging.limit', 'sorting[0].fieldName']],
  ['members.createMember', [{}], ['member.loginEmail']],
  ['members.updateMember', ['m', {}], ['member.profile.nickname', 'member.id']],
  ['members.updateMemberSlug', ['m', 's'], ['id', 'slug']],
  ['members.updateCurrentMemberSlug', ['s'], ['slug']],
  ['members.deleteMyMember', [{}], ['contentAssigneeId']],
  ['members.bulkDeleteMembers', [['m']], ['memberIds', 'memberIds[0]']],
  ['members.bulkDeleteMembersByFilter', [{}, {}], ['filter', 'search.expression', 'contentAssigneeId']],
  ['members.bulkApproveMembers', [{}], ['filter']],
  ['redirects.createRedirectSession', [{}], ['callbacks.postFlowUrl', 'auth.authRequest.state']],
];

describe('fields that the platform rejects have the caller’s names', () => {
  test.each(calls.flatMap(([name, args, fields]) => fields.map((field) => [name, field, args] as const)))(
    '%s: %s',
    async (name, field, args) => {
      const fieldViolations = [{ field, description: 'is wrong', violatedRule: 'FORMAT' }];
      const response = { status: 400, json: { message: 'no', details: { validationError: { fieldViolations } } } };
      const theirs = await capture(official, response, (client) => invoke(client, name, ...structuredClone(args)));
      const own = await capture(ours, response, (client) => invoke(client, name, ...args));
      expect((own.error as Error).message).toBe(officialFacts(theirs.error).message);
    },
  );
});
