/**
 * The duties of all places, parsed once. Far too large for the browser: nothing that `browser.ts` exports may import
 * this file.
 */
import { agreementTypes } from '@clausewright/contract/agreement-types';
import type { FactKey, Force, Requirement, RequirementKind } from '@clausewright/engine/law/requirement';
import type { DutyFile } from './law-file.ts';
import { lawFiles } from './law-files.ts';

const kinds: readonly RequirementKind[] = ['state', 'limit', 'interface'];
const forces: readonly Force[] = ['law', 'condition-of-consent', 'guidance', 'contract'];
const tiers = ['core', 'extended'] as const;
const bases = ['read', 'partly', 'recalled'] as const;
const factPattern = /^(?:always|(?:region|est|biz|data|basis|has|size|tech|tool):[a-z0-9-]+)$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function oneOf<const Value extends string>(values: readonly Value[], value: string, id: string): Value {
  const known = values.find((candidate) => candidate === value);
  if (known === undefined) throw new Error(`requirement ${id}: unknown value "${value}"`);
  return known;
}

function isFactKey(value: string): value is FactKey {
  return factPattern.test(value);
}

function parseFacts(entry: string, id: string): readonly FactKey[] {
  return entry.split('|').map((key) => {
    if (!isFactKey(key)) throw new Error(`requirement ${id}: "${key}" is no fact key`);
    return key;
  });
}

function parseDay(value: string | undefined, id: string): string | null {
  if (value === undefined || value === 'expected' || dayPattern.test(value)) return value ?? null;
  throw new Error(`requirement ${id}: "${value}" is no day`);
}

function parseDuty(duty: DutyFile): Requirement {
  const { id, law, citation, jurisdiction, requirement, mandatory, topic } = duty;
  return {
    id,
    document: oneOf(agreementTypes, duty.document, id),
    law,
    citation,
    jurisdiction,
    facts: duty.facts.map((entry) => parseFacts(entry, id)),
    requirement,
    mandatory,
    kind: oneOf(kinds, duty.kind, id),
    force: oneOf(forces, duty.force ?? 'law', id),
    tier: oneOf(tiers, duty.tier, id),
    topic,
    appliesFrom: parseDay(duty.appliesFrom, id),
    until: parseDay(duty.until, id),
    answer: duty.answer ?? null,
    exactTexts: duty.exactTexts ?? [],
    basis: oneOf(bases, duty.basis, id),
  };
}

/** ISO day of the edition of all duties; stored with each generated version. */
export const catalogueVersion = '2026-11-28';

/** Duties of statutes, guidance and contracts. */
export const requirements: readonly Requirement[] = lawFiles.flatMap(({ duties }) => duties.map(parseDuty));

/** What good documents say though nothing demands it. */
export const goodPractice: readonly Requirement[] = lawFiles.flatMap(({ goodPractice: duties = [] }) =>
  duties.map(parseDuty),
);

const byId = new Map([...requirements, ...goodPractice].map((requirement) => [requirement.id, requirement]));

export function findRequirement(id: string): Requirement | undefined {
  return byId.get(id);
}
