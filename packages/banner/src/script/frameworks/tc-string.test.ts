import type { CoreConfig, TcfSettings } from '@clausewright/contract/banner';
import { GVL, TCString, type VendorList } from '@iabtcf/core';
import { expect, test } from 'vitest';
import { tcString } from './tc-string.ts';

const purposes = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [index + 1, { id: index + 1, name: '', description: '' }]),
);
const listed = (id: number) => ({
  id,
  name: `Vendor ${id}`,
  purposes: [1, 2, 7],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
});
const list = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 142,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-10-01T00:00:00Z',
  purposes,
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  vendors: Object.fromEntries([12, 755, 793, 1200].map((id) => [id, listed(id)])),
} as unknown as VendorList;

const settings: TcfSettings = {
  module: '/banner/tcf.js',
  cmpId: 460,
  cmpVersion: 1,
  gvl: '/gvl.json',
  country: 'IE',
  vendors: { 'google-ads': 755, criteo: 793 },
};
const config = {
  vendors: [
    { id: 'stripe', type: 'ESSENTIAL' },
    { id: 'google-ads', type: 'ADVERTISING' },
    { id: 'criteo', type: 'ADVERTISING' },
    { id: 'matomo', type: 'ANALYTICS' },
  ],
} as unknown as CoreConfig;

const at = Date.UTC(2026, 10, 21, 15, 30);
const encode = (granted: number, vendors: number[]): string => {
  const narrowed = new GVL(structuredClone(list));
  narrowed.narrowVendorsTo(Object.values(settings.vendors));
  const choice = { granted, vendors: new Set(vendors), revision: 1, at, visitor: '', gpc: false };
  return tcString({ config, allowed: (place) => vendors.includes(place) }, settings, narrowed, choice);
};

test('a TC string contains the disclosed vendors required by v2.3, and none that the site does not use', () => {
  const text = encode(4, [0, 1]);
  expect(text.split('.')).toHaveLength(3);
  const model = TCString.decode(text);
  expect([...model.vendorsDisclosed].filter(([, is]) => is).map(([id]) => id)).toEqual([755, 793]);
  expect([...model.vendorConsents].filter(([, is]) => is).map(([id]) => id)).toEqual([755]);
  expect([...model.purposeConsents].filter(([, is]) => is).map(([id]) => id)).toEqual([1, 2, 3, 4, 7]);
  expect([...model.vendorLegitimateInterests].some(([, is]) => is)).toBe(false);
  expect(model).toMatchObject({
    cmpId: 460,
    isServiceSpecific: true,
    publisherCountryCode: 'IE',
    policyVersion: 5,
    created: new Date(Date.UTC(2026, 10, 21)),
  });
});

test('a refusal grants no purpose and no vendor, but lists the disclosed vendors', () => {
  const model = TCString.decode(encode(0, [0]));
  expect([...model.vendorConsents, ...model.purposeConsents].some(([, is]) => is)).toBe(false);
  expect(model.vendorsDisclosed.has(793)).toBe(true);
});
