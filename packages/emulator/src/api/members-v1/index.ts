import type { Route } from '../../protocol/routing/route.js';
import { getCurrentMember, getMember, listMembers, queryMembers } from './read-routes.js';
import { statusRoutes } from './status-routes.js';
import {
  createMemberRoute,
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  updateCurrentMemberSlug,
  updateMember,
  updateMemberSlug,
} from './write-routes.js';

/** The routes of members. */
export const memberRoutes: readonly Route[] = [
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
  createMemberRoute,
  updateMember,
  updateMemberSlug,
  updateCurrentMemberSlug,
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  ...statusRoutes,
];
