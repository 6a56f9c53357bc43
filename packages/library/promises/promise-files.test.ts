import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { outlines } from '../agreement-types.ts';
import { findRequirement } from '../laws/requirements.ts';
import type { PromiseFile } from './promise-file.ts';
import { promiseFiles } from './promise-files.ts';

const folder = new URL('entries/', import.meta.url);
const inEachLanguage = z.record(z.enum(languages), z.string().min(1).max(400));
const promiseFile = z.strictObject({
  duties: z.array(z.string().refine((id) => findRequirement(id) !== undefined, 'no duty of the catalogue')),
  label: inEachLanguage,
  how: inEachLanguage,
} satisfies Record<keyof PromiseFile, z.ZodType>);

test.each(readdirSync(folder))('%s is a promise', (name) => {
  expect(name).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*\.json$/);
  const data: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { error } = promiseFile.safeParse(data);
  expect(error === undefined ? [] : z.prettifyError(error)).toEqual([]);
});

test('clauses name exactly the promises that have a file', () => {
  const named = Object.values(outlines)
    .flatMap(({ clauses }) => clauses.flatMap(({ parts }) => Object.values(parts)))
    .flatMap(({ promise }) => (promise === undefined ? [] : [promise]));
  expect([...new Set(named)].toSorted()).toEqual([...promiseFiles.keys()].toSorted());
});
