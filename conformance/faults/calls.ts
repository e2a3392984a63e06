import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import type { OperationSpec } from '@cartwright/core';
import { sampledArguments } from './sampled-arguments.js';
import { anId as id } from './an-id.js';

const catalogReference = { appId: id, catalogItemId: id };
const email = 'ada@example.com';
const loginId = { email };
const ofMembers = { status: 'PENDING' };

/** Arguments that each of the operations accepts that meet every fault in every run, by its name. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  'identity.authentication.changePassword': ['correct horse'],
  'identity.authentication.loginV2': [loginId, { password: 'correct horse' }],
  'identity.authentication.logout': [{ clientId: id }],
  'identity.authentication.registerV2': [loginId, { password: 'correct horse' }],
  'identity.authentication.signOn': [loginId, { verifyEmail: true }],
  'identity.authentication.validateEmail': [email],
  'identity.authentication.verify': ['EMAIL', { stateToken: 'state', emailData: { code: '123456' } }],
  'identity.oauth.jwks': [],
  'identity.oauth.tokenInfo': [{ body: new TextEncoder().encode('{}') }],
  'identity.oauth.userInfo': [],
  'identity.recovery.recover': ['recovery', { password: 'correct horse' }],
  'identity.recovery.sendActivationEmail': [id],
  'identity.recovery.sendRecoveryEmail': [email, { language: 'en' }],
  'identity.signOnPolicy.getSignOnPolicy': [],
  'identity.signOnPolicy.updateSignOnPolicy': [{}],
  'identity.verification.resendDuringAuthentication': ['state'],
  'identity.verification.start': [{ identityId: id }],
  'identity.verification.verifyDuringAuthentication': ['123456', { stateToken: 'state' }],
  'members.members.approveMember': [id],
  'members.members.blockMember': [id],
  'members.members.bulkApproveMembers': [ofMembers],
  'members.members.bulkBlockMembers': [ofMembers],
  'members.members.bulkDeleteMembers': [[id]],
  'members.members.bulkDeleteMembersByFilter': [ofMembers],
  'members.members.createMember': [{ member: { loginEmail: email } }],
  'members.members.deleteMember': [id],
  'members.members.deleteMemberAddresses': [id],
  'members.members.deleteMemberEmails': [id],
  'members.members.deleteMemberPhones': [id],
  'members.members.deleteMyMember': [],
  'members.members.disconnectMember': [id],
  'members.members.getCurrentMember': [],
  'members.members.getMember': [id],
  'members.members.joinCommunity': [],
  'members.members.leaveCommunity': [],
  'members.members.listMembers': [{ paging: { limit: 10 } }],
  'members.members.muteMember': [id],
  'members.members.queryMembers': [{ filter: { status: 'APPROVED' } }],
  'members.members.unmuteMember': [id],
  'members.members.updateCurrentMemberSlug': ['ada'],
  'members.members.updateMember': [id, { profile: { nickname: 'Ada' } }],
  'members.members.updateMemberSlug': [id, 'ada'],
  'redirects.createRedirectSession': [{ ecomCheckout: { checkoutId: id } }],
  'ecom.checkout.getCheckout': [id],
  'ecom.currentCart.addToCurrentCart': [{ lineItems: [{ quantity: 1, catalogReference }] }],
  'ecom.currentCart.createCheckoutFromCurrentCart': [{ channelType: 'WEB' }],
  'ecom.currentCart.deleteCurrentCart': [],
  'ecom.currentCart.estimateCurrentCartTotals': [{ calculateTax: true }],
  'ecom.currentCart.getCurrentCart': [],
  'ecom.currentCart.removeCouponFromCurrentCart': [],
  'ecom.currentCart.removeLineItemsFromCurrentCart': [[id]],
  'ecom.currentCart.updateCurrentCart': [{ cartInfo: { buyerNote: 'no onions' } }],
  'ecom.currentCart.updateCurrentCartLineItemQuantity': [[{ _id: id, quantity: 2 }]],
  'ecom.orders.getOrder': [id],
  'stores.collections.getCollection': [id],
  'stores.collections.getCollectionBySlug': ['hats'],
  'stores.collections.queryCollections': [{ filter: { name: 'hats' } }],
  'stores.products.getProduct': [id],
  'stores.products.getProductOptionsAvailability': [id, { Size: 'L' }],
  'stores.products.queryProducts': [{ filter: { name: 'hat' } }],
  'stores.products.queryProductVariants': [id, { includeMerchantSpecificData: true }],
};

/** An operation, and arguments that it accepts. */
export interface Call {
  readonly spec: OperationSpec;
  readonly args: readonly unknown[] | undefined;
  /** Whether it meets a sample of the faults, in a run that is not asked for everything. */
  readonly isSampled: boolean;
}

const specOf = (member: unknown) => (member as { spec?: OperationSpec } | undefined)?.spec;

/** Every operation that the packages export, but the one on the path of sessions: `renewals.test.ts` has its faults. */
export const calls: readonly Call[] = [identity, ecom, stores]
  .flatMap((namespaces) => Object.values<object>(namespaces).flatMap((module) => Object.values(module).map(specOf)))
  .filter((spec) => spec !== undefined)
  .filter(({ path }) => path !== '/oauth2/token')
  .map((spec) => ({
    spec,
    args: argumentsOf[spec.id] ?? sampledArguments[spec.id],
    isSampled: !(spec.id in argumentsOf),
  }));
