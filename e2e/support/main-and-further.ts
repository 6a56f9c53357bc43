/**
 * For a file of journeys that has the main one of its feature and others beside it (decision 058): `npm test` runs what
 * is a `test`, `npm run test:journeys` what is `further`. A file of further journeys alone is called
 * `*.further.test.ts` and takes its `test` from Vitest.
 */
import { test as always } from 'vitest';

const never = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof always;
const part = process.env['TESTS'];

export const test = part === 'journeys' ? never : always;
export const further = part === 'main' ? never : always;
