import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { state, wireState } from '../testing/wire-identity.js';
import * as recovery from './index.js';

const path = '/_api/iam/recovery/v1';

operationTable(recovery, {
  recover: {
    args: ['recovery-1', { password: 'secret' }],
    method: 'POST',
    path: `${path}/recover`,
    body: { recoveryToken: 'recovery-1', password: 'secret' },
    answer: wireState,
    returns: state,
  },
});

refusalTable(recovery, [
  ['sendRecoveryEmail', ['  '], '"email"'],
  ['sendActivationEmail', [undefined], '"identityId"'],
  ['recover', ['', { password: 'secret' }], '"recoveryToken"'],
]);
