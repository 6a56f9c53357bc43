import type { AgreementType } from '@clausewright/contract/agreement-types';

/** A fact the catalogue asks for, like `region:eu` or `data:adm`; `always` holds for everybody. */
export type FactKey =
  | 'always'
  | `${'region' | 'est' | 'biz' | 'data' | 'basis' | 'has' | 'size' | 'tech' | 'tool'}:${string}`;

/** What gives a duty its force: a statute, the validity of a consent, a regulator's reading, or a contract. */
export type Force = 'law' | 'condition-of-consent' | 'guidance' | 'contract';

/** state: the document must say it; limit: it must not say (or exclude) something; interface: met in the site. */
export type RequirementKind = 'state' | 'limit' | 'interface';

/** One testable duty of the catalogue. Dates are ISO days. */
export interface Requirement {
  id: string;
  document: AgreementType;
  law: string;
  citation: string;
  jurisdiction: string;
  /** All must hold; the keys of one entry are alternatives. */
  facts: readonly (readonly FactKey[])[];
  requirement: string;
  mandatory: boolean;
  kind: RequirementKind;
  force: Force;
  tier: 'core' | 'extended';
  topic: string;
  /** Day from which the duty counts; null when long in force; `expected` when no day is known yet. */
  appliesFrom: string | null;
  /** Last day plus one: the duty no longer counts from here on. */
  until: string | null;
  /** The question without whose answer no text can meet it, and which nobody has to answer. */
  answer: string | null;
  /** Prescribed wordings, alternatives to each other. */
  exactTexts: readonly string[];
  /** Whether the wording of the duty was re-read against the primary text. */
  basis: 'read' | 'partly' | 'recalled';
}

/** Whether the duty counts on the ISO day `today`. */
export function isInForce(requirement: Requirement, today: string): boolean {
  const { appliesFrom, until } = requirement;
  if (appliesFrom === 'expected') return false;
  return (appliesFrom === null || appliesFrom <= today) && (until === null || today < until);
}
