import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { state, wireState } from '../testing/wire-identity.js';
import * as verification from './index.js';

const path = '/_api/iam/verification/v1';

operationTable(verification, {
  resendDuringAuthentication: {
    args: ['state-0'],
    method: 'POST',
    path: `${path}/auth/resend`,
    body: { stateToken: 'state-0' },
    answer: wireState,
    returns: state,
  },
  verifyDuringAuthentication: {
    args: ['123456', { stateToken: 'state-1' }],
    method: 'POST',
    path: `${path}/auth/verify`,
    body: { code: '123456', stateToken: 'state-1' },
    answer: wireState,
    returns: state,
  },
});

refusalTable(verification, [
  ['resendDuringAuthentication', [''], '"stateToken"'],
  ['verifyDuringAuthentication', [' ', { stateToken: 'state-1' }], '"code"'],
  ['verifyDuringAuthentication', ['123456', { stateToken: '' }], '"options.stateToken"'],
  ['verifyDuringAuthentication', ['123456'], '"options"'],
]);
