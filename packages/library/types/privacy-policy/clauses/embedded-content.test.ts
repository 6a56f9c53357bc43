/** Maps, videos and posts of networks: what they rest on, and who answers for them. */
import '../outline.ts';
import { expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { cookies } from './cookies/clause.ts';
import { legalBases } from './legal-bases/clause.ts';
import { other } from './other/clause.ts';
import { purposes } from './purposes/clause.ts';
import { recipients } from './recipients/clause.ts';
import { socialPlugins } from './social-plugins/clause.ts';

const restaurant = {
  country: 'IT',
  laws: ['gdpr'],
  purposes: ['provide', 'requests'],
  share_with: ['service-providers'],
  other_vendors: ['google-maps'],
  social_plugins: ['instagram-embeds'],
  agreement_for: ['website'],
};

function told(clause: Clause, answers: object, language: 'de' | 'en' | 'it' = 'it'): string {
  return blockText(draftClause(clause, answers, { language, today: '2026-11-29' }).blocks);
}

const consent = {
  de: 'Art. 6 Abs. 1 Buchst. a DSGVO',
  en: 'Article 6(1)(a) GDPR',
  es: 'artículo 6.1.a) del RGPD',
  fr: 'article 6, paragraphe 1, point a), du RGPD',
  it: 'art. 6, par. 1, lett. a), GDPR',
  nl: 'artikel 6 lid 1 onder a AVG',
};

test.each(languages)('maps and posts of networks name consent as their ground in %s', (language) => {
  for (const clause of [other, socialPlugins, legalBases]) {
    const { blocks } = draftClause(clause, restaurant, { language, today: '2026-11-29' });
    expect(blockText(blocks).replaceAll('\u00a0', ' '), clause.id).toContain(consent[language]);
  }
});

test('the purposes, their grounds and the cookies speak of them', () => {
  expect(told(purposes, restaurant)).toContain('contenuti di Google Maps e Instagram');
  expect(told(legalBases, restaurant)).toContain('Contenuti di altri fornitori');
  expect(told(cookies, restaurant)).toContain('Contenuti incorporati');
  expect(told(cookies, { ...restaurant, social_plugins: undefined })).toContain('Contenuti incorporati');
  const nothing = { ...restaurant, other_vendors: ['hetzner'], social_plugins: undefined };
  for (const clause of [purposes, legalBases, cookies])
    expect(told(clause, nothing)).not.toMatch(/ontenuti (?:di altri|incorporati)/);
});

test('networks and maps are no processors: they answer for what they do themselves', () => {
  const text = told(recipients, restaurant);
  const [service = '', independent = ''] = text.split('altri fornitori');
  expect(service).not.toMatch(/contenuti/);
  expect(independent).toContain('contenuti incorporati e contenuti dei social network');
  expect(independent).toContain('titolari autonomi');
  expect(told(other, restaurant)).toContain('titolare autonomo');
  expect(told(socialPlugins, restaurant)).toContain('titolare autonomo');
});

test('whoever works for the owner stays a service provider, and no role is printed that nobody read', () => {
  const booking = { ...restaurant, other_vendors: ['calendly'], social_plugins: undefined };
  expect(told(other, booking)).not.toMatch(/titolar|consenso/);
  expect(told(recipients, booking)).toMatch(/lavorano per noi[^;]*contenuti incorporati/);
  expect(told(recipients, booking)).not.toContain('altri fornitori');
  const recalled = { ...restaurant, other_vendors: ['openstreetmap'] };
  expect(told(other, recalled)).toContain('Se determina esso stesso');
  const mixed = told(other, { ...restaurant, other_vendors: ['calendly', 'google-maps'] });
  expect(mixed).toContain('Per caricare Google Maps è necessario');
  expect(mixed).toContain('Se determinano essi stessi');
});

test('no role is told where neither regulation applies', () => {
  const american = { ...restaurant, country: 'US', laws: ['caloppa'] };
  for (const clause of [other, socialPlugins, recipients])
    expect(told(clause, american, 'en')).not.toMatch(/controller|GDPR|consent/);
});

test('content of others is equivalent in six languages', () => {
  const answers = pairwiseAnswers({
    laws: [['gdpr'], ['uk_gdpr'], ['caloppa'], ['gdpr', 'ccpa_cpra']],
    country: ['DE', 'US'],
    purposes: [['provide', 'other']],
    share_with: [['service-providers']],
    other_vendors: [
      undefined,
      ['google-maps'],
      ['youtube', 'calendly', 'hetzner'],
      ['openstreetmap', 'vimeo'],
    ],
    social_plugins: [undefined, ['instagram-embeds'], ['addtoany', 'x-plugins']],
    'social_plugins.own': [undefined, [{ _id: 'a', name: 'Dorfnetz' }]],
  });
  for (const clause of [purposes, legalBases, recipients, cookies]) expectParity(clause, answers);
  const named = answers.filter((one) => (one as { other_vendors?: unknown }).other_vendors !== undefined);
  expectParity(other, named);
});
