import { describe } from 'vitest';
import { storesCalls } from './calls.js';
import { testMatrix } from './test-matrix.js';

describe('the fault matrix of catalogs, members and reviews', () => testMatrix(storesCalls));
