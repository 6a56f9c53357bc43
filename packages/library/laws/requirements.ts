/**
 * The requirement catalogue, parsed once. `requirements.json` is the data as received; what the
 * product adds or corrects stands in `overrides.json`, so that a new catalogue can replace the old.
 * Far too large for the browser: nothing that `browser.ts` exports may import this file.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import overrideData from './overrides.json' with { type: 'json' };
import type { FactKey, Force, Requirement, RequirementKind } from '@clausewright/engine/law/requirement';
import data from './requirements.json' with { type: 'json' };

const documents: Readonly<Record<string, AgreementType>> = {
  privacy_policy: 'PRIVACY_POLICY',
  cookies_policy: 'COOKIES_POLICY',
  terms_conditions: 'TERMS_CONDITIONS',
  return_refund_policy: 'RETURN_REFUND_POLICY',
  eula: 'EULA',
  disclaimer: 'DISCLAIMER',
};
const kinds: readonly RequirementKind[] = ['state', 'limit', 'interface'];
const forces: readonly Force[] = ['law', 'condition-of-consent', 'guidance', 'contract'];
const tiers = ['core', 'extended'] as const;
const bases = ['read', 'partly', 'recalled'] as const;
const factPattern = /^(?:always|(?:region|est|biz|data|basis|has|size|tech|tool):[a-z0-9-]+)$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

interface RawRequirement {
  id: string;
  document: string;
  law: string;
  citation: string;
  jurisdiction: string;
  facts: string[];
  requirement: string;
  mandatory: boolean;
  kind: string;
  tier: string;
  topic: string;
  applies_from: string | null;
  basis: string;
  exact_text?: string;
}
interface Override {
  force?: string;
  until?: string;
  answer?: string;
  /** Facts that must hold besides those of the catalogue. */
  facts?: readonly string[];
}
const forceByLaw: Readonly<Record<string, string>> = overrideData.force;
const overrides: Readonly<Record<string, Override>> = overrideData.requirements;

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

function parseDay(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return dayPattern.test(value) ? value : 'expected';
}

function parseRequirement(raw: RawRequirement): Requirement {
  const override = overrides[raw.id] ?? {};
  const document = documents[raw.document];
  if (document === undefined) throw new Error(`requirement ${raw.id}: unknown document "${raw.document}"`);
  return {
    id: raw.id,
    document,
    law: raw.law,
    citation: raw.citation,
    jurisdiction: raw.jurisdiction,
    facts: [...raw.facts, ...(override.facts ?? [])].map((entry) => parseFacts(entry, raw.id)),
    requirement: raw.requirement,
    mandatory: raw.mandatory,
    kind: oneOf(kinds, raw.kind, raw.id),
    force: oneOf(forces, override.force ?? forceByLaw[raw.law] ?? 'law', raw.id),
    tier: oneOf(tiers, raw.tier, raw.id),
    topic: raw.topic,
    appliesFrom: parseDay(raw.applies_from),
    until: parseDay(override.until),
    answer: override.answer ?? null,
    exactTexts: raw.exact_text === undefined ? [] : raw.exact_text.split(' | '),
    basis: oneOf(bases, raw.basis, raw.id),
  };
}

/** ISO day of the catalogue's edition; stored with each generated version. */
export const catalogueVersion: string = data.meta.version;

/** Duties of statutes, guidance and contracts. */
export const requirements: readonly Requirement[] = data.requirements.map(parseRequirement);

/** What good documents say though nothing demands it. */
export const goodPractice: readonly Requirement[] = data.good_practice.map(parseRequirement);

const byId = new Map([...requirements, ...goodPractice].map((requirement) => [requirement.id, requirement]));

export function findRequirement(id: string): Requirement | undefined {
  return byId.get(id);
}
