/**
 * Which duties a document has, and which sentence meets each. Computed from facts and from the
 * parts that stand in the document, never from the conditions of the clauses, so that a clause
 * with a wrong condition shows up as an unmet duty.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { given } from '../document/answer-kinds.ts';
import type { Answers } from '../questionnaire/definition.ts';
import { answer } from './answer-reading.ts';
import { documentFacts } from './fact-sources.ts';
import { factsOf } from './facts.ts';
import { closeFacts } from './implications.ts';
import type { LawTag } from './law-tags.ts';
import { lawTagsOf } from './requirement-laws.ts';
import type { FactKey, Force, Requirement, RequirementKind } from './requirement.ts';
import { isInForce, requirements } from './requirements.ts';

/** A part of a clause that stands in a document, with the ids of the duties it meets. */
export interface PartPresence {
  clause: string;
  part: string;
  meets: readonly string[];
}

export interface CoverageInput {
  type: AgreementType;
  /** Relevant answers. */
  answers: Answers;
  /** Laws that the owner chose. */
  laws: readonly string[];
  /** The parts of the document in one language. */
  parts: readonly PartPresence[];
  /** ISO day on which the document is made. */
  today: string;
}

export interface AppliedDuty {
  requirement: string;
  text: string;
  citation: string;
  laws: readonly LawTag[];
  /** Name of the law, guidance or contract in the catalogue. */
  source: string;
  force: Force;
  kind: RequirementKind;
  mandatory: boolean;
  tier: 'core' | 'extended';
  /** The parts that meet it; null where none does. Only `state` duties are met by a part. */
  met: readonly { clause: string; part: string }[] | null;
}
export interface SpareDuty {
  requirement: string;
  citation: string;
  laws: readonly LawTag[];
  kind: RequirementKind;
  /** The facts that do not hold (one entry per missing condition), or empty where the day decides. */
  missing: readonly (readonly FactKey[])[];
  /** ISO day from which the duty counts, where it lies ahead. */
  from: string | null;
}
export interface Coverage {
  applies: readonly AppliedDuty[];
  notApplicable: readonly SpareDuty[];
  /** Duties that the site, the banner or the checkout has to meet, for the owner to do. */
  todo: readonly AppliedDuty[];
  /**
   * Core, mandatory duties of kind `state` of the chosen laws: the measure of goal L1. `open` are those that no text can
   * meet because the owner left out what it would say: shown as not met, and no fault of the text.
   */
  due: { total: number; met: number; unmet: readonly string[]; open: readonly string[] };
}

/** Whether the laws chosen bring the duty with them: contracts and guidance without a law are no law's. */
function belongsTo(requirement: Requirement, laws: readonly string[]): boolean {
  return requirement.force !== 'contract' && lawTagsOf(requirement).some((tag) => laws.includes(tag));
}

function isDue({ kind, mandatory, tier }: AppliedDuty): boolean {
  return kind === 'state' && mandatory && tier === 'core';
}

/** Whether the owner left out what the text would say. */
function isLeftOpen({ answer: question }: Requirement, answers: Answers): boolean {
  return question !== null && !given(answer(answers, question));
}

function factsOfDocument(input: CoverageInput): ReadonlySet<FactKey> {
  const clauses = new Set(input.parts.map(({ clause }) => clause));
  const fromDocument = (Object.entries(documentFacts) as [FactKey, string][])
    .filter(([, clause]) => clauses.has(clause))
    .map(([fact]) => fact);
  return closeFacts([...factsOf(input.answers), ...fromDocument]);
}

function partsById(
  parts: readonly PartPresence[],
): ReadonlyMap<string, readonly { clause: string; part: string }[]> {
  const found = new Map<string, { clause: string; part: string }[]>();
  for (const { clause, part, meets } of parts) {
    for (const id of meets) found.set(id, [...(found.get(id) ?? []), { clause, part }]);
  }
  return found;
}

export function coverage(input: CoverageInput): Coverage {
  const facts = factsOfDocument(input);
  const meeting = partsById(input.parts);
  const applies: AppliedDuty[] = [];
  const notApplicable: SpareDuty[] = [];
  const leftOpen = new Set<string>();
  for (const requirement of requirements) {
    if (requirement.document !== input.type || !belongsTo(requirement, input.laws)) continue;
    const missing = requirement.facts.filter((choice) => !choice.some((fact) => facts.has(fact)));
    if (missing.length > 0 || !isInForce(requirement, input.today)) {
      const { id, citation, kind, appliesFrom } = requirement;
      const from = appliesFrom !== null && appliesFrom > input.today ? appliesFrom : null;
      notApplicable.push({ requirement: id, citation, laws: lawTagsOf(requirement), kind, missing, from });
      continue;
    }
    if (isLeftOpen(requirement, input.answers)) leftOpen.add(requirement.id);
    applies.push({
      requirement: requirement.id,
      text: requirement.requirement,
      citation: requirement.citation,
      laws: lawTagsOf(requirement),
      source: requirement.law,
      force: requirement.force,
      kind: requirement.kind,
      mandatory: requirement.mandatory,
      tier: requirement.tier,
      met: requirement.kind === 'state' ? (meeting.get(requirement.id) ?? null) : null,
    });
  }
  const due = applies.filter(isDue);
  const unmet = due.filter(({ met }) => met === null).map(({ requirement }) => requirement);
  return {
    applies: applies.filter(({ kind }) => kind !== 'interface'),
    notApplicable,
    todo: applies.filter(({ kind }) => kind === 'interface'),
    due: {
      total: due.length,
      met: due.length - unmet.length,
      unmet: unmet.filter((requirement) => !leftOpen.has(requirement)),
      open: unmet.filter((requirement) => leftOpen.has(requirement)),
    },
  };
}
