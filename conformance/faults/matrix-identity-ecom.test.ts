import { describe } from 'vitest';
import { identityAndEcomCalls } from './calls.js';
import { testMatrix } from './test-matrix.js';

describe('the fault matrix of sessions, members, carts and orders', () => testMatrix(identityAndEcomCalls));
