import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { businessKinds, type BusinessKind } from './kinds.ts';
import { openQuestions, type OpenQuestions } from './open-questions.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { answerAll, countries, preparedFor, siteOf, today, typesFor, walk } from './testing/sites.ts';

const policy: AgreementType[] = ['PRIVACY_POLICY'];
/** What most owners are. */
const typical: readonly BusinessKind[] = ['shop', 'blog', 'saas', 'freelancer'];
const firm: Answers = { entity_type: 'business' };
const pathsOf = ({ screens, nested }: OpenQuestions): string[] =>
  [...screens.flatMap(({ questions }) => questions), ...nested].map(({ path }) => path);
const cases = businessKinds.flatMap((kind) => countries.map((country) => [kind, country] as const));

test.each(cases)('a %s in %s meets few questions on at most five screens', (kind, country) => {
  const alone = answerAll(kind, country, policy).open;
  expect(alone.count).toBeGreaterThan(3);
  expect(alone.count).toBeLessThanOrEqual(typical.includes(kind) ? 12 : 14);
  const together = answerAll(kind, country, typesFor(siteOf(kind, country))).open;
  expect(together.count).toBeLessThanOrEqual(25);
  expect(together.screens.length).toBeLessThanOrEqual(5);
  expect(together.left).toBe(0);
});

test.each(cases)('the documents of a %s in %s are complete with what they were asked', (kind, country) => {
  const { documents } = answerAll(kind, country, typesFor(siteOf(kind, country)));
  for (const { type, evaluation } of documents) expect(evaluation.errors, type).toEqual([]);
});

test.each(cases)('a person behind a %s in %s is not asked more than a firm may be', (kind, country) => {
  const given = { PRIVACY_POLICY: { entity_type: 'individual' } };
  const { count } = openQuestions(preparedFor(kind, country, policy, given));
  expect(count).toBeLessThanOrEqual(typical.includes(kind) ? 12 : 14);
});

const withImprint = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'GB'] as const;

test.each(businessKinds.flatMap((kind) => withImprint.map((country) => [kind, country] as const)))(
  'a %s in %s answers for the imprint only what no other document asks, and no more than 25 in all',
  (kind, country) => {
    const types = typesFor(siteOf(kind, country));
    const others = types.filter((type) => type !== 'IMPRINT');
    const { open, documents } = answerAll(kind, country, types);
    expect(open.count).toBeLessThanOrEqual(25);
    expect(open.screens.length).toBeLessThanOrEqual(5);
    expect(documents.flatMap(({ evaluation }) => evaluation.errors)).toEqual([]);
    const before = pathsOf(answerAll(kind, country, others).open);
    const ofImprint = [...open.screens.flatMap(({ questions }) => questions), ...open.nested]
      .filter(({ type }) => type === 'IMPRINT')
      .map(({ path }) => path);
    const shared = ['entity_type', 'business_name', 'business_address', 'country', 'contact_email'];
    expect(ofImprint.filter((path) => shared.includes(path))).toEqual([]);
    if (types.includes('IMPRINT') && typical.includes(kind)) {
      // Nobody has to have a number; whoever has one states it.
      expect(ofImprint).toEqual(expect.arrayContaining(['reg_number', 'vat_id', 'contact_phone']));
      expect(before).not.toContain('reg_number');
    }
  },
);

test('a seller in France who needs no mediator says so once, and the terms are complete', () => {
  const types = typesFor(siteOf('shop', 'FR'));
  const { documents } = walk('shop', 'FR', types, { IMPRINT: { eu_adr: 'exempt' } });
  expect(documents.flatMap(({ evaluation }) => evaluation.errors)).toEqual([]);
  const terms = documents.find(({ type }) => type === 'TERMS_CONDITIONS');
  expect(terms?.evaluation.relevant['eu_adr']).toBe('exempt');
});

test('what the law wants of those who have it is asked, and may stay blank', () => {
  const blank = openQuestions(preparedFor('shop', 'DE', ['IMPRINT'], { IMPRINT: firm }));
  const [number] = blank.screens.flatMap(({ questions }) =>
    questions.filter(({ path }) => path === 'vat_id'),
  );
  expect(number?.answered).toBe(true);
  const told = preparedFor('shop', 'DE', ['IMPRINT'], { IMPRINT: { ...firm, vat_id: 'DE123456789' } });
  expect(pathsOf(openQuestions(told))).toContain('vat_id');
});

test('a form that the name tells is not asked', () => {
  const asked = (business_name: string | undefined) => {
    const address = { business_address: 'Hauptstraße 12' };
    const given = { ...firm, ...address, ...(business_name === undefined ? {} : { business_name }) };
    const types: AgreementType[] = ['PRIVACY_POLICY', 'IMPRINT'];
    return pathsOf(openQuestions(preparedFor('shop', 'DE', types, { PRIVACY_POLICY: given })));
  };
  expect(asked(undefined)).not.toContain('owner_form');
  expect(asked('Kiln GmbH')).not.toContain('owner_form');
  expect(asked('Kiln')).toContain('owner_form');
});

test('what one document was asked, the next is not', () => {
  const types = typesFor(siteOf('shop', 'DE'));
  const { given } = answerAll('shop', 'DE', types);
  const asked = Object.values(given).flatMap((answers) => Object.keys(answers));
  expect(new Set(asked).size).toBe(asked.length);
});

test('an answer stays on its screen, and what follows from it joins it there', () => {
  const kind: BusinessKind = 'shop';
  const before = openQuestions(preparedFor(kind, 'DE', policy));
  const given = { PRIVACY_POLICY: { entity_type: 'business' } };
  const after = openQuestions(preparedFor(kind, 'DE', policy, given));
  expect(after.screens.map(({ questions }) => questions.map(({ path }) => path))).toEqual(
    before.screens.map(({ questions }) => questions.map(({ path }) => path)),
  );
  expect(after.nested.map(({ path }) => path)).toEqual(['business_name', 'business_address']);
  // Regions and languages are shown although they have an answer.
  const offered = ['audience_regions', 'document_languages'].length;
  expect([before.left, after.left]).toEqual([before.count - offered, after.count - offered - 1]);
});

test('“I don’t know” is an answer', () => {
  const given = { PRIVACY_POLICY: { hosting_country: ['unknown'] } };
  const { screens } = openQuestions(preparedFor('blog', 'IT', policy, given));
  const asked = screens.flatMap(({ questions }) => questions).find(({ path }) => path === 'hosting_country');
  expect(asked?.answered).toBe(true);
});

test('a question stays where it was asked, whatever is typed in it and whatever follows from that', () => {
  const paths = (given: Answers, asked?: ReadonlySet<string>) => {
    const documents = prepareDocuments({
      facts: siteOf('saas', 'IT'),
      known: { document_languages: ['it'] },
      today,
      documents: [{ type: 'PRIVACY_POLICY', questionnaire: questionnaires.PRIVACY_POLICY, seen: {}, given }],
    });
    return openQuestions(documents, asked).screens.flatMap(({ questions }) =>
      questions.map(({ path }) => path),
    );
  };
  const first = paths({});
  expect(first).toEqual(expect.arrayContaining(['website_url', 'website_name']));
  // Half of an address is an address, too.
  expect(paths({ website_url: 'https://oakledger.co' }, new Set(first))).toEqual(first);
});

test('whoever makes a banner with the documents is not asked for one', () => {
  const made = (banner: boolean) =>
    prepareDocuments({
      facts: siteOf('shop', 'DE'),
      known: {},
      banner,
      today,
      documents: [
        { type: 'COOKIES_POLICY', questionnaire: questionnaires.COOKIES_POLICY, seen: {}, given: {} },
      ],
    });
  const asked = (banner: boolean) =>
    openQuestions(made(banner)).screens.flatMap(({ questions }) => questions.map(({ path }) => path));
  expect(asked(false)).toContain('banner');
  expect(asked(true)).not.toContain('banner');
  expect(made(true)[0]?.evaluation.relevant['consent_months']).toBe(6);
});
