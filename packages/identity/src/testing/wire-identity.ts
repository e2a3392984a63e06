import type { Identity, StateMachineResponse } from '../authentication/index.js';

const time = '2026-01-02T03:04:05.678Z';
const moment = new Date(time);

/** An identity in the platform's format. */
export const wireIdentity = {
  id: 'i',
  revision: '2',
  createdDate: time,
  updatedDate: time,
  email: { address: 'ada@shop.example', isVerified: true },
  status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
  factors: [{ factorId: 'f', type: 'TOTP', status: 'ACTIVE' }],
  identityProfile: {
    nickname: 'Ada',
    customFields: [
      { name: 'since', value: { dateValue: time } },
      { name: 'size', value: { numValue: 'NaN' } },
      { name: 'deep', value: { listValue: { value: [{ mapValue: { value: { id: { dateValue: time } } } }] } } },
    ],
    addresses: [{ tag: 'HOME', address: { addressLine: 'Street 1', city: 'Ghent', country: 'BE' } }],
  },
};

/** The same identity in the SDK's format. */
export const identity: Identity = {
  _id: 'i',
  revision: '2',
  _createdDate: moment,
  _updatedDate: moment,
  email: { address: 'ada@shop.example', isVerified: true },
  status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
  factors: [{ factorId: 'f', type: 'TOTP', status: 'ACTIVE' }],
  identityProfile: {
    nickname: 'Ada',
    customFields: [
      { name: 'since', value: { dateValue: moment } },
      { name: 'size', value: { numValue: NaN } },
      { name: 'deep', value: { listValue: { value: [{ mapValue: { value: { _id: { dateValue: moment } } } }] } } },
    ],
    addresses: [{ tag: 'HOME', address: { addressLine1: 'Street 1', city: 'Ghent', country: 'BE' } }],
  },
};

/** State of a sign-in in the platform's format. */
export const wireState = {
  state: 'REQUIRE_EMAIL_VERIFICATION',
  stateToken: 'state-1',
  identity: wireIdentity,
  additionalData: { until: { dateValue: time }, left: { numValue: 'Infinity' } },
};

/** The same state in the SDK's format. */
export const state: StateMachineResponse = {
  state: 'REQUIRE_EMAIL_VERIFICATION',
  stateToken: 'state-1',
  identity,
  additionalData: { until: { dateValue: moment }, left: { numValue: Infinity } },
};
