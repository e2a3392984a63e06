import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as oauth from './index.js';

const headers = [{ key: 'content-type', value: 'application/json' }];
const request = { method: 'POST', body: new Uint8Array([1, 2, 250]), headers };
const sent = { method: 'POST', body: 'AQL6', headers };

operationTable(oauth, {
  token: {
    args: [request],
    method: 'POST',
    path: '/oauth2/token',
    body: sent,
    answer: { statusCode: 200, body: 'AQL6', headers },
    returns: { statusCode: 200, body: new Uint8Array([1, 2, 250]), headers },
  },
  tokenInfo: {
    args: [request],
    method: 'POST',
    path: '/oauth2/token-info',
    body: sent,
    answer: { active: true, subjectType: 'MEMBER', subjectId: 'm', exp: '1700000000' },
    returns: { active: true, subjectType: 'MEMBER', subjectId: 'm', exp: '1700000000' },
  },
  jwks: {
    args: [],
    method: 'GET',
    path: '/oauth2/jwks',
    answer: { body: 'e30=' },
    returns: { body: new Uint8Array([123, 125]) },
  },
  userInfo: {
    args: [],
    method: 'GET',
    path: '/oauth2/user-info',
    answer: { sub: 'm', givenName: 'Ada', emailVerified: true },
    returns: { sub: 'm', givenName: 'Ada', emailVerified: true },
  },
});
