/**
 * The usual legal basis under Art. 6(1) GDPR of each purpose in the question `purposes`. A default
 * that the owner can change in `purpose_table`; `secondBasis` has the other of two common ones.
 */
import { chosen, field, rows } from '@clausewright/engine/law/answer-reading';
import { impliedPurposes } from './implied-purposes.ts';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';

export const legalBases = [
  'consent',
  'contract',
  'legal-obligation',
  'vital-interests',
  'public-task',
  'legitimate-interests',
] as const;
export type LegalBasis = (typeof legalBases)[number];

export const usualBasis = {
  provide: 'contract',
  accounts: 'contract',
  orders: 'contract',
  requests: 'legitimate-interests',
  newsletters: 'consent',
  'service-messages': 'contract',
  payments: 'contract',
  deliveries: 'contract',
  statistics: 'legitimate-interests',
  personalisation: 'consent',
  advertising: 'consent',
  security: 'legitimate-interests',
  'legal-duties': 'legal-obligation',
  'business-transfer': 'legitimate-interests',
  surveys: 'consent',
  recruitment: 'contract',
  'ai-training': 'consent',
} as const satisfies Readonly<Record<string, LegalBasis>>;
type Purpose = keyof typeof usualBasis;

/** The second ground that the table of legal bases names, for the other part of the cases. */
const secondBasis: Readonly<Partial<Record<Purpose, LegalBasis>>> = {
  provide: 'legitimate-interests',
  requests: 'contract',
  newsletters: 'legitimate-interests',
};

/** Purposes that rest on a contract with the customer. */
const customerPurposes: ReadonlySet<string> = new Set<Purpose>([
  'accounts',
  'orders',
  'service-messages',
  'payments',
  'deliveries',
]);

/**
 * Whoever acts for a business is no party to its contract, so that Art. 6(1)(b) does not carry: where businesses are
 * customers the ground for their staff is an interest.
 */
export function actsForBusiness(purpose: string, answers: { consumer_type?: unknown }): boolean {
  const { consumer_type: customers } = answers;
  return customerPurposes.has(purpose) && (customers === 'businesses' || customers === 'both');
}

/** Statistics need consent where tools read from or write to the device (Art. 5(3) ePrivacy Directive). */
export function readsDevices(answers: { analytics?: unknown; session_replay?: unknown }): boolean {
  return answers.analytics === 'yes' || answers.session_replay === 'yes';
}

/** Training goes on until somebody objects: it rests on an interest, not on consent. */
export function trainsUnasked(answers: { ai_training?: unknown }): boolean {
  return answers.ai_training === 'opt-out' || answers.ai_training === 'always';
}

function usualBases(purpose: string, answers: Answers): readonly LegalBasis[] {
  if (purpose === 'ai-training' && trainsUnasked(answers)) return ['legitimate-interests'];
  const first = usualByPurpose.get(purpose);
  if (first === undefined) return [];
  if (purpose === 'statistics' && readsDevices(answers)) return ['consent', first];
  if (actsForBusiness(purpose, answers)) return [first, 'legitimate-interests'];
  const second = secondByPurpose.get(purpose);
  return second === undefined ? [first] : [first, second];
}

/** Of a purpose that the person added: a basis that always demands a reason. */
const basisOfOwnPurpose: LegalBasis = 'legitimate-interests';

const usualByPurpose: ReadonlyMap<string, LegalBasis> = new Map(Object.entries(usualBasis));
const secondByPurpose: ReadonlyMap<string, LegalBasis> = new Map(Object.entries(secondBasis));

function isLegalBasis(value: string): value is LegalBasis {
  return legalBases.some((basis) => basis === value);
}

export interface PurposeBases {
  /** An option of `purposes`, or the row id of a purpose or a decision that the person added. */
  purpose: string;
  bases: readonly LegalBasis[];
  editedByOwner: boolean;
}

function basisIn(row: Row, name: string): readonly LegalBasis[] {
  const value = field(row, name);
  return isLegalBasis(value) ? [value] : [];
}

/** What allows a decision without a person (Art. 22(2) GDPR), as its ground in Article 6(1). */
const basisOfDecision: ReadonlyMap<string, LegalBasis> = new Map([
  ['contract', 'contract'],
  ['explicit-consent', 'consent'],
  ['law', 'legal-obligation'],
]);

function decisionBases(row: Row): readonly LegalBasis[] {
  const basis = basisOfDecision.get(field(row, 'decision_basis'));
  return basis === undefined ? [] : [basis];
}

/** Each chosen purpose and each decision with the bases it rests on: the owner's rows first, else the usual one. */
export function purposesWithBases(answers: Answers): readonly PurposeBases[] {
  const table = rows(answers, 'purpose_table');
  const named = [...chosen(answers, 'purposes'), ...impliedPurposes(answers)];
  const listed = named.flatMap((purpose): PurposeBases[] => {
    const usual = usualBases(purpose, answers);
    if (usual.length === 0) return [];
    const edited = table
      .filter((row) => field(row, 'purpose') === purpose)
      .flatMap((row) => basisIn(row, 'basis'));
    return [bases(purpose, edited, usual)];
  });
  const added = rows(answers, 'custom_purposes').map((row) =>
    bases(field(row, '_id'), basisIn(row, 'custom_basis'), [basisOfOwnPurpose]),
  );
  const decided = rows(answers, 'automated_decisions').map((row): PurposeBases => ({
    purpose: field(row, '_id'),
    bases: decisionBases(row),
    editedByOwner: true,
  }));
  return [...listed, ...added, ...decided];
}

function bases(purpose: string, edited: readonly LegalBasis[], usual: readonly LegalBasis[]): PurposeBases {
  return edited.length > 0
    ? { purpose, bases: [...new Set(edited)], editedByOwner: true }
    : { purpose, bases: usual, editedByOwner: false };
}
