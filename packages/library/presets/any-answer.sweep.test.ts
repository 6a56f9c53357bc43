/** Whatever is answered on the way in, the documents can be generated: each option of each question that is asked there. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { AnswerValue } from '@clausewright/engine/questionnaire/definition';
import { expect, test } from 'vitest';
import { businessKinds, type BusinessKind } from './kinds.ts';
import type { OpenQuestion } from './open-questions.ts';
import { type GivenAnswers, type SampleCountry, siteOf, typesFor, walk } from './testing/sites.ts';

/** One of each kind of law: what the others want besides, the imprint asks by the same rules. */
const countries: readonly SampleCountry[] = ['DE', 'FR', 'IT', 'GB', 'US'];

interface Way {
  said: GivenAnswers;
  name: string;
}

/** Begins where nothing is answered but what the usual owner says, and goes on from each question that an answer opens. */
function leadingNowhere(kind: BusinessKind, country: SampleCountry): string[] {
  const types = typesFor(siteOf(kind, country));
  const tried = new Set<string>();
  const ways: Way[] = [{ said: {}, name: 'as usual' }];
  const dead: string[] = [];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const { said, name } = way;
    const { open, documents, given } = walk(kind, country, types, said);
    const errors = documents.flatMap(({ type, evaluation }) =>
      evaluation.errors.map(({ path, reason }) => `${type} ${path} ${reason}`),
    );
    if (errors.length > 0) dead.push(`${name}: ${errors.join(', ')}`);
    for (const question of [...open.screens.flatMap(({ questions }) => questions), ...open.nested]) {
      for (const value of valuesOf(question)) {
        const told = `${question.type} ${question.path} = ${JSON.stringify(value)}`;
        if (tried.has(told)) continue;
        tried.add(told);
        ways.push({ said: saying(given, question, value), name: told });
      }
    }
  }
  expect(tried.size).toBeGreaterThan(5);
  return dead;
}

function saying(said: GivenAnswers, { type, path }: OpenQuestion, value: AnswerValue): GivenAnswers {
  return { ...said, [type]: { ...said[type], [path]: value } } satisfies Partial<
    Record<AgreementType, object>
  >;
}

function valuesOf({ visible: { question, options = [] } }: OpenQuestion): AnswerValue[] {
  switch (question.kind) {
    case 'choice':
      return [...options];
    case 'multi':
      return options.map((option) => [option]);
    case 'yn':
      return ['yes', 'no', ...(question.unknown === true ? ['unknown'] : [])];
    case 'country':
      return question.unknown === true ? [['unknown']] : [];
    default:
      return [];
  }
}

test.each(businessKinds.flatMap((kind) => countries.map((country) => [kind, country] as const)))(
  'whatever a %s in %s answers, the documents are complete',
  (kind, country) => {
    expect(leadingNowhere(kind, country)).toEqual([]);
  },
  120_000,
);
