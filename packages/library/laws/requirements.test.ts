import { expect, test } from 'vitest';
import { accessibilityStatement } from '../types/accessibility-statement/questionnaire.ts';
import { cookiesPolicy } from '../types/cookies-policy/questionnaire.ts';
import { imprint } from '../types/imprint/questionnaire.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { termsConditions } from '../types/terms-conditions/questionnaire.ts';
import { getLawTags } from './requirement-laws.ts';
import type { Requirement } from '@clausewright/engine/law/requirement';
import { isInForce } from '@clausewright/engine/law/requirement';
import { findRequirement, goodPractice, requirements } from './requirements.ts';

const all = [...requirements, ...goodPractice];

function find(id: string): Requirement {
  const requirement = findRequirement(id);
  if (requirement === undefined) throw new Error(`no requirement ${id}`);
  return requirement;
}

test('no duty was lost, and their ids are unique', () => {
  expect(requirements.length).toBeGreaterThanOrEqual(574);
  expect(goodPractice.length).toBeGreaterThanOrEqual(82);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('every duty has facts, a citation and texts', () => {
  const empty = all.filter(
    ({ facts, citation, requirement }) => facts.length === 0 || citation === '' || requirement === '',
  );
  expect(empty).toEqual([]);
});

test('an answer required by a duty may be omitted, and is asked for', () => {
  const types = [privacyPolicy, termsConditions, cookiesPolicy, imprint, accessibilityStatement];
  const questions = types.flatMap((type) =>
    listQuestions(type).map(({ id, required }) => ({ name: `${type.type} ${id}`, required })),
  );
  const optional = questions.filter(({ required }) => required === false).map(({ name }) => name);
  const awaited = all.flatMap(({ document, answer }) => (answer === null ? [] : [`${document} ${answer}`]));
  expect(awaited.length).toBeGreaterThan(4);
  expect(awaited.filter((answer) => !optional.some((name) => name === answer))).toEqual([]);
});

test('platform and regulator requirements are not called laws', () => {
  expect(find('ga-tos-7').force).toBe('contract');
  expect(find('cookie-list-name').force).toBe('guidance');
  expect(find('planet49-duration').force).toBe('condition-of-consent');
  expect(find('gdpr-13-1-a').force).toBe('law');
});

test('a duty applies from its first day to the day before its end', () => {
  const notice = find('in-dpdp-5');
  expect([isInForce(notice, '2027-05-13'), isInForce(notice, '2027-05-14')]).toEqual([false, true]);
  const replaced = find('in-spdi-4');
  expect([isInForce(replaced, '2027-05-13'), isInForce(replaced, '2027-05-14')]).toEqual([true, false]);
});

test('a duty without a known start date does not apply', () => {
  const expected = requirements.filter(({ appliesFrom }) => appliesFrom === 'expected');
  expect(expected).toHaveLength(2);
  expect(expected.some((requirement) => isInForce(requirement, '2099-01-01'))).toBe(false);
});

test('every statute behind a privacy or cookies policy is a law of the wizard, with named exceptions', () => {
  const without = all
    .filter(({ document, force }) => force === 'law' && /^(?:PRIVACY|COOKIES)_POLICY$/.test(document))
    .filter((requirement) => getLawTags(requirement).length === 0)
    .map(({ law }) => law);
  // A ban on deceit that binds everybody, periods of American tax law, and two laws of the extended tier that the wizard
  // does not offer.
  expect([...new Set(without)].sort()).toEqual([
    'FTC Act',
    'New York Child Data Protection Act',
    'Statutory retention periods',
    'Thailand PDPA',
  ]);
});

const regionOfJurisdiction: Readonly<Record<string, RegExp>> = {
  'EU/EEA': /^(?:region:eu|est:eu|est:outside-eea)$/,
  California: /^region:us-ca$/,
  'United Kingdom': /^(?:region:uk|est:uk|est:uk-company)$/,
  Switzerland: /^(?:region|est):ch$/,
  France: /^(?:region|est):fr$/,
  Germany: /^(?:region|est):de$/,
  Spain: /^(?:region|est):es$/,
  Italy: /^(?:region|est):it$/,
  Netherlands: /^(?:region|est):nl$/,
  Canada: /^region:ca$/,
  Quebec: /^region:ca-qc$/,
  Brazil: /^region:br$/,
  Australia: /^region:au$/,
};

test('the facts of a duty include the region of its jurisdiction', () => {
  const astray = all
    .filter(({ jurisdiction }) => Object.hasOwn(regionOfJurisdiction, jurisdiction))
    .filter(
      ({ facts, jurisdiction }) =>
        !facts.flat().some((fact) => regionOfJurisdiction[jurisdiction]?.test(fact)),
    )
    .map(({ id }) => id);
  expect(astray).toEqual([]);
});
