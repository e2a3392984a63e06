// @vitest-environment node
import { version as tested } from 'react';
import { version as rendered } from 'react-dom';
import { expect, it } from 'vitest';

it('tests with the React that the run is named after', () => {
  expect([tested, rendered].map((version) => version.split('.')[0])).toEqual([process.env.REACT, process.env.REACT]);
});
