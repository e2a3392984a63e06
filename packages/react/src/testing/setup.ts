/**
 * Setup file: renders in StrictMode, lets busy machines take their time, and removes what a test rendered. Test files
 * share modules, so only a setup file runs before each of them.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ reactStrictMode: true, asyncUtilTimeout: 20_000 });
afterEach(cleanup);
