import { operationTable } from '../../../core/src/testing/operation-table.js';
import { state, wireState } from '../testing/wire-identity.js';
import * as recovery from './index.js';

const path = '/_api/iam/recovery/v1';
const redirect = { url: 'https://shop.example/login', clientId: 'client-1' };

operationTable(
  recovery,
  {
    sendRecoveryEmail: {
      args: ['ada@shop.example', { language: 'en', redirect }],
      method: 'POST',
      path: `${path}/send-email`,
      body: { email: 'ada@shop.example', language: 'en', redirect },
    },
    sendActivationEmail: {
      args: ['i', { emailOptions: { language: 'en', redirect } }],
      method: 'POST',
      path: `${path}/activation-email`,
      body: { identityId: 'i', emailOptions: { language: 'en', redirect } },
    },
    recover: {
      args: ['recovery-1', { password: 'secret' }],
      method: 'POST',
      path: `${path}/recover`,
      body: { recoveryToken: 'recovery-1', password: 'secret' },
      answer: wireState,
      returns: state,
    },
  },
  [
    ['sendRecoveryEmail', ['  '], '"email"'],
    ['sendActivationEmail', [undefined], '"identityId"'],
    ['recover', ['', { password: 'secret' }], '"recoveryToken"'],
  ],
);
