// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { comprehensiveStateLaws } from '../../../laws/audience.ts';
import { findRequirement } from '../../../laws/requirements.ts';
import { collectionByOthers } from '../words/collection-by-others.ts';
import { stateLaws } from '../words/us-states.ts';
import { biometric } from './biometric/clause.ts';
import { caloppa } from './caloppa/clause.ts';
import { health } from './health/clause.ts';
import { rightsDeState } from './rights-de-state/clause.ts';
import { rightsNv } from './rights-nv/clause.ts';
import { rightsUsMore } from './rights-us-more/clause.ts';
import { rightsUsRequests } from './rights-us-requests/clause.ts';
import { rightsUs } from './rights-us/clause.ts';
import { ssn } from './ssn/clause.ts';

const today = '2026-11-21';

test('every comprehensive state act has its state and authority', () => {
  expect([...stateLaws].sort()).toEqual([...comprehensiveStateLaws].sort());
});

test('the state rights are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [['us_ut'], ['us_va'], ['us_ct'], ['us_co', 'us_fl', 'us_ia'], [...stateLaws]],
    sell_share: ['neither', 'both', undefined],
    ads: ['no', 'yes'],
    pd_none_confirm: [undefined, 'yes'],
    ai_features: [['none'], ['scoring']],
    special_data: [['none'], ['health'], ['neural']],
    pd_types: [['email'], ['government-id'], ['government-id', 'financial-account']],
    gpc: ['honoured', 'not-honoured'],
    verify_identity: ['email-match', 'login', 'details', undefined],
    appeals_email: ['appeals@b.example', undefined],
  });
  expectParity(rightsUs, sets);
  expectParity(rightsUsRequests, sets);
});

const groups = ['advertisers', 'business-partners', 'affiliates', 'other-users', 'acquirers', 'consent'];

test('who may receive which data is equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [['us_va'], ['us_va', 'ccpa_cpra']],
    share_with: [['service-providers', 'authorities', ...groups], ['authorities'], undefined],
    'share_with.own': [undefined, [{ _id: 'o1', name: 'Verein' }]],
    sell_share: ['sell', 'both', 'neither', undefined],
    sold_categories: [undefined, ['commercial'], ['identifiers', 'geolocation', 'sensitive']],
    analytics_vendors: [undefined, ['google-analytics']],
    remarketing: ['yes', 'no'],
    ugc: ['yes', 'no'],
  });
  expectParity(rightsUs, sets);
});

test('advertisers receive what the owner declared as shared, else what their tools read, never every kind', () => {
  const receive = (answers: object): string => {
    const { blocks } = draftClause(rightsUs, { laws: ['us_va'], ...answers }, { language: 'en', today });
    return /Advertisers and advertising networks: (.*)/.exec(blockText(blocks))?.[1] ?? '';
  };
  const read = /^identifiers \([^)]*\) and details of use \([^)]*\)$/;
  expect(receive({ remarketing: 'yes', pd_types: ['health', 'email'] })).toMatch(read);
  expect(receive({ share_with: ['advertisers'] })).toMatch(read);
  expect(receive({ sell_share: 'share', sold_categories: ['commercial'] })).toBe(
    'details of goods and services ordered or viewed',
  );
  expect(receive({ share_with: ['authorities'] })).toBe('');
});

test('the notices of single states are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [[...stateLaws], ['us_ct'], ['us_tx'], ['us_md']],
    ai_training: ['never', 'opt-in', 'opt-out', 'always', undefined],
    purposes: [['provide'], ['ai-training']],
    sell_share: ['sell', 'neither', undefined],
    sale_recipients: ['Acme Data Inc.', undefined],
    ai_features: [['none'], ['scoring']],
    special_data: [['none'], ['health'], ['biometrics']],
    pd_types: [['email'], ['location-precise']],
    kids: ['teens', 'not-directed'],
  });
  expectParity(rightsUsMore, sets);
});

test('the special statutes are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [
      ['nv_603a', 'de_doppa', 'ct_ssn', 'il_bipa', 'tx_cubi', 'wa_mhmda'],
      ['nv_603a', 'de_doppa', 'caloppa'],
      ['nv_603a', 'caloppa', 'ccpa_cpra'],
      ['il_bipa', 'nv_603a'],
      ['us_co', 'wa_mhmda'],
      ['tx_cubi', 'wa_mhmda'],
    ],
    sell_share: ['sell', 'neither', undefined],
    dnt: ['supported', 'not-supported', undefined],
    ads: ['no', 'yes'],
    pd_types: [['government-id', 'health'], ['email']],
    special_data: [['biometrics', 'health'], ['biometrics']],
    biometric_retention: [{ amount: 1, unit: 'months' }, undefined],
    health_recipients: [['service-providers', 'affiliates'], ['authorities'], undefined],
    'health_recipients.own': [undefined, [{ _id: 'a', name: 'Lab' }]],
    health_sources: [['person'], ['person', 'automatic'], undefined],
    app_permissions: [undefined, ['health', 'motion']],
    health_affiliates: ['B Health Inc.', undefined],
    appeals_email: ['appeals@b.example', undefined],
    request_channels: [['email'], ['form'], ['toll-free'], ['post'], undefined],
    contact_methods: [['email'], ['page'], ['phone'], undefined],
    request_email: ['a@b.example', undefined],
  });
  for (const clause of [caloppa, rightsNv, rightsDeState, ssn, biometric, health]) expectParity(clause, sets);
});

test('people in Colorado learn when biometric data is deleted', () => {
  const said = (law: string): string =>
    blockText(
      draftClause(biometric, { laws: [law], special_data: ['biometrics'] }, { language: 'en', today }).blocks,
    );
  expect(said('us_co')).toMatch(/live in Colorado[^]*within 24 months/);
  expect(said('us_co')).not.toMatch(/Illinois|Texas/);
  expect(said('tx_cubi')).not.toContain('Colorado');
});

test('the sentences prescribed by Texas and Florida appear verbatim in every language', () => {
  const answers = { laws: ['us_tx', 'us_fl'], sell_share: 'sell', special_data: ['health', 'biometrics'] };
  for (const language of languages) {
    const { blocks } = draftClause(rightsUsMore, answers, { language, today });
    for (const id of ['tx-541-102-b', 'tx-541-102-c', 'fl-501-sensitive']) {
      const [sentence = ''] = findRequirement(id)?.exactTexts ?? [];
      expect(sentence).not.toBe('');
      expect(blockText(blocks)).toContain(sentence);
    }
  }
});

test('only states affected by the answers are mentioned', () => {
  const said = (clause: typeof rightsUs, answers: object): string =>
    blockText(draftClause(clause, answers, { language: 'en', today }).blocks);
  const rights = (answers: object): string => said(rightsUs, { laws: ['us_ct'], ...answers });
  expect(rights({ pd_types: ['financial-account'] })).toContain(
    'In Connecticut it also includes details that',
  );
  expect(rights({ pd_types: ['email'] })).not.toContain('Sensitive data');
  expect(rights({ laws: ['us_va'], pd_types: ['financial-account'] })).not.toContain('Sensitive data');
  expect(rights({ sell_share: 'share' })).toContain('how to opt out of targeted advertising.');
  expect(rights({ sell_share: 'sell' })).toContain('how to opt out of the sale of your data.');
  expect(rights({ sell_share: 'share', gpc: 'honoured' })).not.toContain('Global Privacy Control');
  expect(rights({ sell_share: 'share', gpc: 'not-honoured' })).toContain('Global Privacy Control');
  const appeal = (laws: readonly string[]): string => said(rightsUsRequests, { laws });
  expect(appeal(['us_va'])).not.toContain('Utah');
  expect(appeal(['us_va', 'us_ut'])).toContain('within a reasonable time, unless you live in Utah.');
  expect(appeal(['us_ut'])).not.toContain('Appeal:');
  const minnesota = (answers: object): string => said(rightsUsMore, { laws: ['us_mn'], ...answers });
  expect(minnesota({})).not.toContain('profiling');
  expect(minnesota({ ai_features: ['scoring'] })).toContain('on the basis of profiling');
});

test('what may not be sold even with consent is said where something of the kind is sold', () => {
  const said = (answers: object): string =>
    blockText(
      draftClause(rightsUsMore, { laws: [...stateLaws], ...answers }, { language: 'en', today }).blocks,
    );
  const sale = { sell_share: 'sell', pd_types: ['location-precise'], kids: 'teens' };
  expect(said(sale)).toContain('Connecticut, Maryland, Oregon or Virginia, your precise location may not be');
  expect(said(sale)).toContain('sensitive data may not be sold');
  expect(said(sale)).toContain('In Oregon it protects people under 16.');
  expect(said({ ...sale, sell_share: 'neither' })).not.toContain('may not be sold');
});

test('Colorado’s rules on decisions begin in 2027', () => {
  const answers = { laws: ['us_co'], ai_features: ['scoring'] };
  const on = (day: string): string =>
    blockText(draftClause(rightsUsMore, answers, { language: 'en', today: day }).blocks);
  expect(on('2026-12-31')).not.toContain('automated decisions');
  expect(on('2027-01-01')).toContain('Colorado, automated decisions');
});

test('a training purpose overrides the answer that data is never used for training', () => {
  const said = (answers: object): string =>
    blockText(draftClause(rightsUsMore, { laws: ['us_ct'], ...answers }, { language: 'en', today }).blocks);
  expect(said({ ai_training: 'never' })).toContain('we do not collect, use or sell');
  expect(said({ ai_training: 'never', purposes: ['ai-training'] })).toContain('we collect and use');
});

test.each(languages)(
  'collection by others is described once and referred to by its title, in %s',
  (language) => {
    const laws = ['caloppa', 'ccpa_cpra', 'de_doppa', 'nv_603a'];
    const combinations = Array.from({ length: 2 ** laws.length }, (_, n) =>
      laws.filter((_law, i) => n & (1 << i)),
    );
    for (const chosen of combinations.filter((some) => some.some((law) => law !== 'ccpa_cpra'))) {
      const answers = { laws: chosen, ads: 'yes', request_channels: ['email'], request_email: 'a@b.example' };
      const told = [caloppa, rightsNv, rightsDeState]
        .filter((clause) => clause.when(answers))
        .map((clause) => draftClause(clause, answers, { language, today }).blocks);
      const texts = told.map(blockText);
      const telling = texts.filter((text) => text.includes(collectionByOthers[language].others));
      expect(telling).toHaveLength(1);
      const [title = ''] = telling[0]?.split('\n') ?? [];
      for (const text of texts) expect(text).toContain(title);
    }
  },
);

test('the health data notice names the ticked recipients, and none where there are none', () => {
  const answers = {
    laws: ['wa_mhmda'],
    pd_types: ['health'],
    app_permissions: ['motion'],
    pd_sources: ['person', 'partners'],
    health_sources: ['person'],
    share_with: ['service-providers', 'other-users'],
  };
  const said = (more: object): string =>
    blockText(draftClause(health, { ...answers, ...more }, { language: 'en', today }).blocks);
  const text = said({ health_recipients: ['service-providers'] });
  for (const named of ['health or fitness data', 'motion', 'from you.', 'service providers', 'affiliates'])
    expect(text).toContain(named);
  for (const named of ['payment', 'other users', 'data concerning health']) expect(text).not.toContain(named);
  expect(said({ health_recipients: [] })).toContain('we share this data with nobody');
});
