/** Setup file: removes what a test rendered. Test files share modules, so only a setup file runs before each of them. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
