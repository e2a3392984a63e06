import { type Member, members } from '../protocol/auth/member.js';
import type { Tenant } from '../kernel/state/tenant.js';

/** A member of the shop that everybody may sign in as. */
interface DemoMember {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: Member['status'];
  /** Of the password in the comment beside it. */
  readonly passwordHash?: string;
}

const demoMembers: readonly DemoMember[] = [
  {
    ...{ number: 1, firstName: 'Iris', lastName: 'Alto', status: 'ACTIVE' },
    // iris-sings-alto
    passwordHash: '100000.091RGutRdh3eVsYyy-HHUA.ptaNNtgKPiuKw92xKjbTyQPhHJYUixTAW8hnonXZcqs',
  },
  {
    ...{ number: 2, firstName: 'Otto', lastName: 'Reed', status: 'ACTIVE' },
    // otto-plays-oboe
    passwordHash: '100000.CoLjzscPMBWQT1SsYV0O8A.APtLR5jC99ZsiNLr_RKa6oCFoPgmxeknsNUHN9J2Fyc',
  },
  {
    ...{ number: 3, firstName: 'Nora', lastName: 'Metronome', status: 'PENDING' },
    // nora-keeps-time
    passwordHash: '100000.y3k2A-rRmbWerrLTxiMuzw.yKeyZfIqOdk4aR_aObZ3oNcY74XKPpn38dSNj585eQw',
  },
  {
    ...{ number: 4, firstName: 'Vera', lastName: 'Static', status: 'BLOCKED' },
    // vera-skips-beats
    passwordHash: '100000.TqMSpdT0MLlHN8o4BsXKKw.yOPMEkrwC9lI0uui9afBHXA7nkp-fXHn_v6oPeLMMew',
  },
  { number: 5, firstName: 'Paul', lastName: 'Rest', status: 'ACTIVE' },
];

const address = {
  id: '5eed0000-0000-4000-8000-0000000000a1',
  ...{ addressLine: '12 Pike Street', city: 'Seattle', subdivision: 'US-WA', country: 'US', postalCode: '98101' },
};

function storedMember({ number, firstName, lastName, status, passwordHash }: DemoMember): Member {
  const slug = firstName.toLowerCase();
  const date = `2025-09-0${number}T09:00:00.000Z`;
  return {
    id: `5eed0000-0000-4000-8000-00000000000${number}`,
    loginEmail: `${slug}@demo.example`,
    loginEmailVerified: true,
    status,
    pendingReasons: status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    ...(passwordHash !== undefined && { passwordHash }),
    profile: { nickname: firstName, slug },
    contact: { firstName, lastName, phones: [], emails: [], addresses: number === 1 ? [address] : [] },
    identityProfile: {},
    privacyStatus: number <= 2 ? 'PUBLIC' : 'PRIVATE',
    activityStatus: 'ACTIVE',
    revision: 1,
    createdDate: date,
    updatedDate: date,
  };
}

/**
 * The shop's members, one for each way a login can end: Iris and Otto come in, Nora waits for approval, Vera is blocked,
 * and Paul has to set a password first.
 */
export function seedMembers(tenant: Tenant): void {
  for (const member of demoMembers) members(tenant).put(storedMember(member));
}
