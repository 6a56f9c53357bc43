import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataTypes } from '../personal-data/data-types.ts';
import { daysOf } from './banner/cookie.ts';
import { contractRegions, transferBases, type VendorFile, vendorRoles } from './vendor-file.ts';
import { vendorFiles } from './vendor-files.ts';
import { vendorCategories, vendorKinds } from './vendor.ts';

const folder = new URL('entries/', import.meta.url);
const inEachLanguage = z.record(z.enum(languages), z.string().min(1));
const cookies = z.record(
  z.string().regex(/^[^\s*]+\*?$/),
  z.string().refine((period) => daysOf(period) !== undefined, 'a period is `2 days`, `session` or `unknown`'),
);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const country = z.string().regex(/^[A-Z]{2}$/);

/** What was read says where and when, what is recalled says neither. */
function checked<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('certainty', [
    z.strictObject({ ...shape, certainty: z.literal('read'), source: z.string().min(5), checked: day }),
    z.strictObject({ ...shape, certainty: z.literal('recalled') }),
  ]);
}
const url = checked({ url: z.string().regex(/^https:\/\/\S+$/) });
const contract = checked({
  in: z.array(z.union([z.enum(contractRegions), country])).min(1),
  name: z.string().min(2),
  address: z.string().min(8).optional(),
  country,
});
const answer = z.enum(['yes', 'no', 'unknown']);

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

const vendorFile = z.strictObject({
  name: z.string().regex(/^[^\s()](?:[^()]*[^\s()])?$/),
  names: inEachLanguage.optional(),
  categories: z.array(z.enum(vendorCategories)).min(1),
  rank: z.int().min(1),
  seat: z.string().regex(/^(?:[A-Z]{2}|unknown|own-server|nobody)$/),
  variant: z.enum(['buttons-and-embeds', 'embeds', 'buttons']).optional(),
  retired: z
    .string()
    .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)
    .optional(),
  hosts: z
    .array(z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))
    .min(1)
    .optional(),
  contracts: z
    .array(contract)
    .refine((all) => !hasTwice(all.flatMap(({ in: places }) => places)), 'a region has one company')
    .optional(),
  role: checked({ is: z.enum(vendorRoles) }).optional(),
  dpf: checked({ company: z.string().min(2).optional(), eu_us: answer, uk_extension: answer, swiss: answer })
    .refine(
      ({ company, eu_us, uk_extension, swiss }) =>
        company !== undefined || ![eu_us, uk_extension, swiss].includes('yes'),
      'whoever is certified is named',
    )
    .optional(),
  transfer: checked({ basis: z.array(z.enum(transferBases)).min(1) }).optional(),
  privacyUrl: url.optional(),
  dpaUrl: url.optional(),
  optOutUrl: url.optional(),
  data: z.array(z.enum(dataTypes.map(({ id }) => id))).optional(),
  tags: z
    .strictObject({
      patterns: z.array(z.string().min(4)).optional(),
      cookies: cookies.optional(),
      ownCookies: cookies.optional(),
      read: z.record(z.string(), z.string().min(5)).optional(),
      ended: z.array(z.string()).min(1).optional(),
      kind: z.enum(vendorKinds).optional(),
      usedAs: z.enum(vendorCategories).optional(),
    })
    .optional(),
  about: inEachLanguage,
} satisfies Record<keyof VendorFile, z.ZodType>);

test.each(readdirSync(folder))('%s is a vendor', (name) => {
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.json$/);
  const data: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { error } = vendorFile.safeParse(data);
  expect(error === undefined ? [] : z.prettifyError(error)).toEqual([]);
});

test('a company is printed only where it was read, an address only beside it', () => {
  for (const [id, { contracts = [], seat }] of vendorFiles) {
    if (['own-server', 'nobody'].includes(seat)) expect(contracts, id).toEqual([]);
    for (const { address, certainty } of contracts)
      expect(address === undefined || certainty === 'read', id).toBe(true);
  }
});

test('a source of a period stands only for a cookie that has one', () => {
  for (const [id, { tags }] of vendorFiles) {
    const periods = { ...tags?.cookies, ...tags?.ownCookies };
    for (const name of Object.keys(tags?.read ?? {}))
      expect(periods[name], `${id}: ${name}`).toMatch(/\d|session/u);
  }
});

test('a cookie that is set no more is one of the vendor', () => {
  for (const [id, { tags }] of vendorFiles) {
    for (const name of tags?.ended ?? []) expect(Object.keys(tags?.cookies ?? {}), id).toContain(name);
  }
});

test('lists show the best known vendor of a category first', () => {
  const ids = [...vendorFiles.keys()];
  expect(ids.slice(0, 2)).toEqual(['google-analytics', 'google-tag-manager']);
  expect(ids.indexOf('stripe')).toBeLessThan(ids.indexOf('wepay'));
});

test.each([
  ['2 days', 2],
  ['1 day', 1],
  ['12 hours', 0.5],
  ['30 minutes', 30 / 1440],
  ['session', 0],
  ['unknown', null],
  ['', undefined],
  ['two days', undefined],
  ['0 days', undefined],
  ['1 year', undefined],
])('reads the period "%s"', (period, days) => {
  expect(daysOf(period)).toBe(days);
});
