import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { outlines } from '../clauses.ts';
import type { Clause } from '@clausewright/engine/document/clause';
import glossary from '../glossary.json' with { type: 'json' };
import { fullWording } from '@clausewright/engine/document/full-wording';
import { wordingFaults } from '@clausewright/engine/document/testing/parity';
import { banned, concepts, foreignWords, termFaults } from '../testing/terms.ts';
import { blockText } from '@clausewright/engine/document/tree-text';

const clauses = [...new Set(Object.values(outlines).flatMap((outline) => outline.clauses))];

function textsOf(clause: Clause): Record<Language, string> {
  const texts = languages.map((language) => [language, blockText(fullWording(clause, language))]);
  return Object.fromEntries(texts) as Record<Language, string>;
}

test.each(clauses.map((clause) => [clause.id, clause] as const))(
  '%s uses the terms of the glossary',
  (_id, clause) => {
    expect(termFaults(textsOf(clause))).toEqual([]);
  },
);

test.each(clauses.map((clause) => [clause.id, clause] as const))(
  '%s contains no words of another language',
  (_id, clause) => {
    const texts = textsOf(clause);
    expect(languages.flatMap((language) => foreignWords(language, texts[language]))).toEqual([]);
  },
);

test.each(clauses.map((clause) => [clause.id, clause] as const))(
  '%s has no long sentence repeated in two languages',
  (_id, clause) => {
    const lines = languages.flatMap((language) => [
      ...new Set(blockText(fullWording(clause, language)).split('\n')),
    ]);
    const sentences = lines.filter((line) => line.split(' ').length > 4 && !/^[^\p{Ll}]*$/u.test(line));
    expect(sentences.filter((line, i) => sentences.indexOf(line) !== i)).toEqual([]);
  },
);

test.each(clauses.map((clause) => [clause.id, clause] as const))(
  '%s prints complete sentences',
  (_id, clause) => {
    expect(languages.flatMap((language) => wordingFaults(language, fullWording(clause, language)))).toEqual(
      [],
    );
  },
);

test('the term patterns accept the terms of the glossary', () => {
  const ids = [
    'controller',
    'processor',
    'dpo',
    'supervisory_authority',
    'legitimate_interests',
    'right_portability',
    'right_object',
    'withdraw_consent',
    'legal_guarantee',
    'right_withdrawal',
    'chargeback',
    'business_user',
    'machine_readable',
    'lack_conformity',
    'defect',
    'service_provider',
  ];
  const terms = glossary.terms.filter(({ id }) => ids.includes(id));
  expect(terms.length).toBe(ids.length);
  for (const term of terms) expect(termFaults(term), term.id).toEqual([]);
});

test('the glossary names documents as their titles do', () => {
  const printed = {
    privacy_policy: outlines.PRIVACY_POLICY,
    cookies_policy: outlines.COOKIES_POLICY,
    terms_conditions: outlines.TERMS_CONDITIONS,
    refund_policy: outlines.RETURN_REFUND_POLICY,
    eula: outlines.EULA,
    disclaimer: outlines.DISCLAIMER,
  };
  const named = Object.entries(printed).flatMap(([id, { title }]) =>
    languages.map((language) => [id, language, title.names[language][title.usual]?.toLowerCase()]),
  );
  const known = named.map(([id, language]) => {
    const term = glossary.terms.find((one) => one.id === id);
    return [id, language, term?.[language as Language].toLowerCase()];
  });
  expect(known).toEqual(named);
});

test('detects a wrong term', () => {
  const controller = {
    en: 'The controller is A.',
    de: 'Verantwortlicher ist A.',
    es: 'El responsable del tratamiento es A.',
    fr: 'Le responsable du traitement est A.',
    it: 'Il titolare del trattamento è A.',
    nl: 'De verwerkingsverantwoordelijke is A.',
  };
  expect(termFaults(controller)).toEqual([]);
  expect(termFaults({ ...controller, it: 'Il responsabile del trattamento è A.' })).toHaveLength(2);
  expect(termFaults({ ...controller, de: 'Wir sagen dir, wer der Verantwortliche ist.' })).toHaveLength(1);
  expect(concepts.every(({ en }) => !en.global) && Object.keys(banned)).toHaveLength(6);
});

test('detects a word of another language, but not a quoted name', () => {
  expect(foreignWords('nl', 'Wij bewaren and delen gegevens.')).toEqual(['and']);
  expect(foreignWords('de', 'Das Gesetz „Shine the Light“ gilt.')).toEqual([]);
});
