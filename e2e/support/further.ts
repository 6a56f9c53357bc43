/**
 * A journey beside the main one of its feature, in a file that has both (decision 058): `npm test` does without it,
 * `npm run test:journeys` runs the whole file. A file of such journeys alone is called `*.further.test.ts`.
 */
import { test } from 'vitest';

const left = Object.assign(() => {}, { each: () => () => {} });

export const further = process.env['TESTS'] === 'main' ? (left as unknown as typeof test) : test;
