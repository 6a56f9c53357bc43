/**
 * Which duties a document has, and which sentence meets each. Computed from facts and from the
 * parts that stand in the document, never from the conditions of the clauses, so that a clause
 * with a wrong condition shows up as an unmet duty.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { given } from '../answers/given.ts';
import type { Answers } from '../answers/answers.ts';
import { answer } from './answer-reading.ts';
import {
  type FactKey,
  type Force,
  isInForce,
  type Requirement,
  type RequirementKind,
} from './requirement.ts';

/** The duties of a library, and how it reads answers as facts. `Tag` names a law. */
export interface DutyCatalogue<Tag extends string> {
  requirements: readonly Requirement[];
  /** Tags of the laws that a duty belongs to; none for contracts, guidance and laws that no wizard derives. */
  lawTagsOf: (requirement: Requirement) => readonly Tag[];
  /** The facts that hold for relevant answers and the clauses of the document, closed under their implications. */
  factsOf: (answers: Answers, clauses: ReadonlySet<string>) => ReadonlySet<FactKey>;
  /** First day (ISO) on which a law binds the owner; null where it does already. */
  firstDayOf?: (law: Tag, answers: Answers) => string | null;
}

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

export interface AppliedDuty<Tag extends string = string> {
  requirement: string;
  text: string;
  citation: string;
  laws: readonly Tag[];
  /** Name of the law, guidance or contract in the catalogue. */
  source: string;
  force: Force;
  kind: RequirementKind;
  mandatory: boolean;
  tier: 'core' | 'extended';
  /** The parts that meet it; null where none does. Only `state` duties are met by a part. */
  met: readonly { clause: string; part: string }[] | null;
}
export interface SpareDuty<Tag extends string = string> {
  requirement: string;
  citation: string;
  laws: readonly Tag[];
  kind: RequirementKind;
  /** The facts that do not hold (one entry per missing condition), or empty where the day decides. */
  missing: readonly (readonly FactKey[])[];
  /** ISO day from which the duty counts, where it lies ahead. */
  from: string | null;
}
export interface Coverage<Tag extends string = string> {
  applies: readonly AppliedDuty<Tag>[];
  notApplicable: readonly SpareDuty<Tag>[];
  /** Duties that the site, the banner or the checkout has to meet, for the owner to do. */
  todo: readonly AppliedDuty<Tag>[];
  /**
   * Core, mandatory duties of kind `state` of the chosen laws: the measure of goal L1. `open` are those that no text can
   * meet because the owner left out what it would say: shown as not met, and no fault of the text.
   */
  due: { total: number; met: number; unmet: readonly string[]; open: readonly string[] };
}

/** The chosen laws that bring the duty with them: contracts and guidance without a law are no law's. */
function bringing<Tag extends string>(
  { force }: Requirement,
  tags: readonly Tag[],
  laws: readonly string[],
): readonly Tag[] {
  return force === 'contract' ? [] : tags.filter((tag) => laws.includes(tag));
}

/** The later of two days, or the one that there is. */
function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** Day on which the first of some laws binds; null where one does already. */
function firstOf(days: readonly (string | null)[]): string | null {
  if (days.includes(null)) return null;
  return days.toSorted()[0] ?? null;
}

function isDue({ kind, mandatory, tier }: AppliedDuty): boolean {
  return kind === 'state' && mandatory && tier === 'core';
}

/** Whether the owner left out what the text would say. */
function isLeftOpen({ answer: question }: Requirement, answers: Answers): boolean {
  return question !== null && !given(answer(answers, question));
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

export function coverageIn<Tag extends string>(
  { requirements, lawTagsOf, factsOf, firstDayOf = () => null }: DutyCatalogue<Tag>,
  input: CoverageInput,
): Coverage<Tag> {
  const facts = factsOf(input.answers, new Set(input.parts.map(({ clause }) => clause)));
  const meeting = partsById(input.parts);
  const applies: AppliedDuty<Tag>[] = [];
  const notApplicable: SpareDuty<Tag>[] = [];
  const leftOpen = new Set<string>();
  for (const requirement of requirements) {
    const laws = lawTagsOf(requirement);
    const chosen = bringing(requirement, laws, input.laws);
    if (requirement.document !== input.type || chosen.length === 0) continue;
    const begins = firstOf(chosen.map((law) => firstDayOf(law, input.answers)));
    const isAhead = begins !== null && begins > input.today;
    const missing = requirement.facts.filter((choice) => !choice.some((fact) => facts.has(fact)));
    if (missing.length > 0 || isAhead || !isInForce(requirement, input.today)) {
      const { id, citation, kind } = requirement;
      const day = later(requirement.appliesFrom, begins);
      const from = day !== null && day > input.today ? day : null;
      notApplicable.push({ requirement: id, citation, laws, kind, missing, from });
      continue;
    }
    if (isLeftOpen(requirement, input.answers)) leftOpen.add(requirement.id);
    applies.push({
      requirement: requirement.id,
      text: requirement.requirement,
      citation: requirement.citation,
      laws,
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
