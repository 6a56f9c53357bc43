// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { caloppa } from './caloppa/clause.ts';
import { requests } from './requests/clause.ts';
import { rightsGdpr } from './rights-gdpr/clause.ts';
import { rightsObjection } from './rights-objection/clause.ts';
import { rightsCh } from './rights-ch/clause.ts';
import { rightsUk } from './rights-uk/clause.ts';
import { transfersCh } from './transfers-ch/clause.ts';
import { transfersUk } from './transfers-uk/clause.ts';

test('rights are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [['gdpr'], ['uk_gdpr'], ['gdpr', 'uk_gdpr'], ['uk_gdpr', 'pipeda'], ['gdpr', 'uk_gdpr', 'lgpd']],
    country: ['DE', 'GB', 'US', undefined],
    authority: [undefined, 'none', 'de-sh', 'be', 'gr'],
  });
  expectParity(rightsGdpr, sets);
  expectParity(rightsObjection, sets);
});

const readers = 'if you live in|applies if';

test.each<[laws: string[], country: string, limited: boolean]>([
  [['gdpr'], 'US', false],
  [['uk_gdpr'], 'US', false],
  [['gdpr', 'lgpd'], 'BR', true],
  [['gdpr', 'uk_gdpr'], 'GB', true],
  [['uk_gdpr', 'popia'], 'ZA', true],
  // Art. 3(1): who is established there owes the rights to people anywhere.
  [['gdpr', 'uk_gdpr', 'fadp'], 'DE', false],
  [['uk_gdpr', 'au_privacy_act'], 'GB', false],
])('rights under %s of an owner in %s are limited to some readers: %s', (laws, country, limited) => {
  for (const clause of [rightsGdpr, rightsObjection]) {
    const { blocks } = draftClause(clause, { laws, country }, { language: 'en', today: '2026-11-21' });
    expect(new RegExp(readers).test(blockText(blocks).replace('if you live in France', ''))).toBe(limited);
  }
});

test('readers of German find the authority of Austria, its owners once', () => {
  const told = (country: string, language: string) => {
    const answers = { laws: ['gdpr'], country, document_languages: [language], authority: 'at' };
    return blockText(draftClause(rightsGdpr, answers, { language: 'en', today: '2026-11-21' }).blocks);
  };
  expect(told('DE', 'de')).toContain('Austria: the supervisory authority is');
  expect(told('DE', 'fr')).not.toContain('Austria:');
  expect(told('AT', 'de').match(/Österreichische Datenschutzbehörde/g)).toHaveLength(1);
});

test('the ways to make a request are equivalent in six languages', () => {
  expectParity(
    requests,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      entity_type: ['business', 'individual', undefined],
      business_address: ['Hafenstraße 14\n24103 Kiel', undefined],
      request_channels: [
        ['email', 'form', 'account-settings', 'phone', 'toll-free', 'post'],
        ['email'],
        ['post'],
        undefined,
      ],
      request_email: ['a@b.example', undefined],
      request_form_url: ['https://b.example/form'],
      request_phone: ['+49 431 123'],
      request_toll_free: ['+1 800 123 4567'],
      request_post: ['Postfach 1\n24103 Kiel'],
    }),
  );
});

test('the notice for California is equivalent in six languages', () => {
  expectParity(
    caloppa,
    pairwiseAnswers({
      laws: [['caloppa']],
      dnt: ['supported', 'not-supported', undefined],
      analytics: ['no', 'yes'],
      ads: ['no', 'yes'],
      'other_vendors.own': [undefined, [{ _id: 'o1', name: 'Verein' }]],
    }),
  );
});

test('the sections for the United Kingdom and Switzerland are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [['uk_gdpr'], ['fadp'], ['gdpr', 'uk_gdpr', 'fadp']],
    country: ['GB', 'CH', 'DE', 'US', undefined],
    hosting_country: [['GB'], ['DE'], ['CA', 'IN', 'US'], undefined],
    transfers: ['no', 'yes', 'unknown', undefined],
    transfer_tools: [['adequacy', 'dpf', 'scc', 'uk-clauses', 'bcr', 'consent'], ['bcr'], undefined],
    remarketing: ['yes', 'no'],
    ai_features: [['scoring'], ['none'], undefined],
  });
  for (const clause of [rightsUk, rightsCh, transfersUk, transfersCh]) expectParity(clause, sets);
});

test.each([
  [transfersUk, 'uk_gdpr', 'Article 45A'],
  [transfersCh, 'fadp', 'Annex 1 to the Data Protection Ordinance'],
] as const)('$id names the regulations once, whether or not a country is covered', (clause, law, cited) => {
  for (const hosting_country of [['IN'], ['CA', 'IN']]) {
    const answers = { laws: [law], country: 'SG', hosting_country, transfers: 'yes' };
    const { blocks } = draftClause(clause, answers, { language: 'en', today: '2026-11-21' });
    expect(blockText(blocks).replaceAll('\u00A0', ' ').split(cited)).toHaveLength(2);
  }
});
