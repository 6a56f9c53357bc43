/** Who gets data in the United States is told one by one, and the duty to do so is met where each is. */
import { languages } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { assemble, computeCoverage } from '../clauses.ts';

const today = '2026-11-29';
const owner = {
  country: 'IT',
  audience_regions: ['eu', 'uk', 'ch'],
  entity_type: 'business',
  business_name: 'Trattoria Anna S.r.l.',
  business_address: 'Via Roma 1, Firenze',
  site_kind: ['services'],
  hosting_country: ['IT'],
  document_languages: [...languages],
  laws: ['gdpr', 'uk_gdpr', 'fadp'],
};
const duties = ['gdpr-13-1-f-dpf', 'uk-dpf-bridge', 'ch-dpf'];

function read(given: object, language: (typeof languages)[number] = 'it') {
  const { relevant } = evaluate(questionnaires.PRIVACY_POLICY, { ...owner, ...given }, { today });
  const draft = assemble('PRIVACY_POLICY', relevant, { language, today, blanks: true });
  const { applies, due } = computeCoverage(draft, relevant, { laws: owner.laws, today });
  const told = draft.clauses.find(({ id }) => id === 'pp.transfers')?.blocks ?? [];
  return {
    text: blockText(told),
    applying: applies.map(({ requirement }) => requirement).filter((id) => duties.includes(id)),
    met: applies.flatMap(({ requirement, met }) => (met === null ? [] : [requirement])),
    due,
  };
}

test.each(languages)(
  'certified recipients are named, the others too, and the duties are met in %s',
  (language) => {
    const { text, met, due } = read({ other_vendors: ['google-maps', 'intercom'] }, language);
    expect(text).toContain('Google LLC (Google Maps)');
    expect(text).toMatch(/Intercom/);
    expect(met).toEqual(expect.arrayContaining(duties));
    expect(due.open.filter((id) => duties.includes(id))).toEqual([]);
  },
);

test('for one whose certification is only recalled the clauses are named, unless the owner named the framework alone', () => {
  const { text, met } = read({ other_vendors: ['linkedin-plugins'], social_plugins: ['linkedin-plugins'] });
  expect(text).toContain('Negli Stati Uniti ci basiamo su di esse per LinkedIn.');
  expect(met).toEqual(expect.arrayContaining(duties));
  const framework = read({ other_vendors: ['linkedin-plugins', 'google-maps'], transfer_tools: ['dpf'] });
  expect(framework.text).not.toContain('ci basiamo');
  expect(framework.due.open).toContain('gdpr-13-1-f-dpf');
});

test('servers that are nobody’s leave the duty open, a host that is named does not', () => {
  const unnamed = read({ hosting_country: ['US'], other_vendors: ['google-maps'] });
  expect(unnamed.applying).toEqual(expect.arrayContaining(duties));
  expect(unnamed.due.open).toEqual(expect.arrayContaining(duties));
  expect(unnamed.due.unmet).toEqual([]);
  expect(read({ hosting_country: ['US'], other_vendors: ['aws'] }).met).toEqual(
    expect.arrayContaining(duties),
  );
});

test('a page at a network names the company behind it', () => {
  const page = {
    _id: 'a',
    fan_page_network: 'instagram',
    fan_page_name: 'Anna',
    fan_page_url: 'https://x.example/',
  };
  const { text, met } = read({ fan_page: 'yes', fan_page_details: [page] });
  expect(text).toContain('Meta Platforms, Inc. (Instagram)');
  expect(met).toContain('gdpr-13-1-f-dpf');
});

test('where nothing goes to the United States nothing is owed', () => {
  expect(read({ other_vendors: ['hetzner'] }).applying).toEqual([]);
});
