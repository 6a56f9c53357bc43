import { expect, test } from 'vitest';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { heads } from '../clauses.ts';
import { notAsked } from './fact-sources.ts';
import { lawFiles } from './law-files.ts';
import { getLawTags } from './requirement-laws.ts';
import { requirements } from './requirements.ts';
import { partlyWrittenDuties, unwrittenDuties } from './unwritten-duties.ts';

const met = new Set(
  agreementTypes.flatMap((type) =>
    heads(type).flatMap(({ parts }) => Object.values(parts).flatMap(({ meets }) => meets)),
  ),
);
const twinOf = new Map(lawFiles.flatMap(({ duties }) => duties).map(({ id, sameAs }) => [id, sameAs]));
const core = requirements.filter(
  ({ kind, mandatory, tier, force }) =>
    kind === 'state' && mandatory && tier === 'core' && force !== 'contract',
);

test('a duty on the list is one that has to be stated, and no part claims to meet it', () => {
  const ids = new Set(core.map(({ id }) => id));
  for (const [id, reason] of unwrittenDuties) {
    expect(ids.has(id), id).toBe(true);
    expect(met.has(id), `${id} is met: take it off the list`).toBe(false);
    expect(reason).toMatch(/\.$/u);
  }
  for (const [id, reason] of partlyWrittenDuties) {
    expect(met.has(id), `${id} is met by no part`).toBe(true);
    expect(reason).toMatch(/\.$/u);
  }
});

test('every core duty of a law of the wizard is met by a part or stands on the list', () => {
  const lost = core
    .filter((duty) => getLawTags(duty).length > 0)
    .filter(({ facts }) => !facts.some((choice) => choice.every((fact) => Object.hasOwn(notAsked, fact))))
    .filter(({ appliesFrom }) => appliesFrom !== 'expected')
    .map(({ id }) => id)
    .filter((id) => !met.has(id) && !met.has(twinOf.get(id) ?? '') && !unwrittenDuties.has(id));
  expect(lost).toEqual([]);
});

test('what a duty is said to be the same as is another duty of the same document, and not itself such a twin', () => {
  const byId = new Map(requirements.map((duty) => [duty.id, duty]));
  for (const [id, other] of twinOf) {
    if (other === undefined) continue;
    expect(byId.get(other)?.document, id).toBe(byId.get(id)?.document);
    expect(twinOf.get(other), id).toBeUndefined();
  }
});
