import { defaultAppearance } from '@clausewright/banner/publish';
import { expect, test } from 'vitest';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import { describeProtection, type SiteLook } from './describe-protection.ts';

type Kind = SiteLook['services'][number]['evidence'][number]['by']['kind'];

function service(id: string, kinds: readonly Kind[], given: Partial<SiteLook['services'][number]> = {}) {
  const evidence = kinds.map((kind) => ({
    pass: 'unanswered' as const,
    page: 'https://shop.example/',
    kind: 'request' as const,
    what: `https://${id}.example/`,
    after: 10,
    by: { kind, url: null, line: null },
  }));
  return {
    id,
    known: true,
    name: id,
    type: 'ANALYTICS' as const,
    hosts: [`${id}.example`],
    passes: [],
    pages: [],
    requests: 1,
    cookies: [],
    storage: [],
    evidence,
    ...given,
  };
}

const draft = (given: object = {}): BannerDraft => ({
  domain: 'shop.example',
  domains: [],
  fields: {},
  appearance: { ...defaultAppearance('en'), ...given },
  vendors: [],
});

test('without a look at the site nothing is said of it', () => {
  expect(describeProtection(draft(), 'https://consent.example', null)).toEqual({
    level: 'tagged',
    seen_at: null,
    gaps: [],
    unlisted: [],
    files: [],
  });
});

test('by the last look, each level names the services that it lets through, and how they are loaded', () => {
  const look = {
    at: new Date('2026-11-01T10:00:00Z'),
    services: [
      service('hotjar', ['markup', 'script', 'script']),
      service('films', ['worker']),
      service('pays', ['markup'], { type: 'ESSENTIAL' }),
      service('fonts.other', ['style'], { known: false, type: null }),
    ],
  };
  const told = describeProtection(
    draft({ protection: 'automatic', needed_hosts: ['*.other.example'] }),
    'https://consent.example',
    look,
  );
  expect(told.seen_at).toBe('2026-11-01T10:00:00.000Z');
  const at = (level: string) =>
    told.gaps.filter((gap) => gap.level === level).map((gap) => `${gap.service} ${gap.by}`);
  expect(at('tagged')).toEqual(['hotjar markup', 'hotjar script', 'films worker', 'fonts.other style']);
  expect(at('automatic')).toEqual(['hotjar markup', 'films worker']);
  expect(at('server')).toEqual([]);
  expect(told.unlisted).toEqual(['films.example', 'hotjar.example', 'pays.example']);
  expect(told.files).toEqual([]);
  const server = describeProtection(draft({ protection: 'server' }), 'https://consent.example', look);
  expect(server.files).toHaveLength(12);
});
