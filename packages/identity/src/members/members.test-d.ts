import { expectTypeOf, test } from 'vitest';
import { members } from '../index.js';

test('members can be filtered by nine fields and sorted by none', () => {
  const query = members.queryMembers();
  query.eq('_id', 'm').in('status', 'PENDING', 'APPROVED').exists('contact.firstName').skip(1).limit(2);
  void members.queryMembers({ filter: { 'profile.slug': 'ada', privacyStatus: 'PUBLIC' } }, { fieldsets: ['FULL'] });
  // @ts-expect-error dates can not be filtered by
  query.gt('_createdDate', new Date());
  // @ts-expect-error a status is equal or not
  query.gt('status', 'PENDING');
  // @ts-expect-error members are sorted by nothing
  query.ascending('loginEmail');
  // @ts-expect-error birthdates can not be filtered by
  void members.queryMembers({ filter: { 'contact.birthdate': '2000-01-01' } });
});

test('getCurrentMember returns a response, getMember a member', () => {
  expectTypeOf(members.getCurrentMember).returns.resolves.toEqualTypeOf<members.GetMyMemberResponse>();
  expectTypeOf(members.getMember).returns.resolves.toEqualTypeOf<members.Member>();
});
