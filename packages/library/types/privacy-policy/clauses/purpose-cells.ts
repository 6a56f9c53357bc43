/** Cells of the table of legal bases: data, and the ground with what Art. 9(2) asks besides. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  prose,
  type Prose,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import {
  actsForBusiness,
  type LegalBasis,
  readsDevices,
  trainsUnasked,
  usualBasis,
} from '../../../laws/purpose-bases.ts';
import type { Purpose } from '../../../personal-data/purposes.ts';
import type { DecisionBasis } from '../words/decision-bases.ts';
import type { DataType } from '../words/pd-types.ts';
import type { InterestPurpose } from '../words/interests.ts';
import type { PurposeTitle } from '../words/purposes.ts';
import type { SpecialBasis } from '../words/special-basis.ts';
import type { SpecialData } from '../words/special-data.ts';
import type { UsualCell } from '../words/usual-bases.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { enumerated } from './key-points.ts';
import { isSpecial, isTechnical, type RowData } from '../words/purpose-data.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 4;

interface Nouns {
  titles: Record<PurposeTitle, Words>;
  bases: Record<LegalBasis, Words>;
  interests: Record<InterestPurpose, Words>;
  data: Record<DataType, Words>;
  usual: Record<UsualCell, Words>;
  special: Record<SpecialData, Words>;
  specialBases: Record<SpecialBasis, Words>;
  decisions: Record<DecisionBasis, Words>;
  content: Record<'title' | 'basis', Words>;
}
export type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
export type Cell = Words | Prose;

const emptyCell: Readonly<Partial<Record<Purpose, UsualCell>>> = {
  'business-transfer': 'business',
  surveys: 'answers',
};

export function dataCell(
  c: Spoken,
  purpose: Purpose,
  { kinds, special, own }: RowData,
  owners: Cell[] = [],
): Cell {
  const added = rows(c.say['pd_types.own']);
  const named = [
    ...owners,
    ...kinds.map((kind) => c.w.data[kind]),
    ...special.map((kind) => c.w.special[kind]),
    ...added.flatMap(({ name }, i) => (own.includes(i) ? [name] : [])),
  ];
  if (named.length > 0) return enumerated(named);
  return c.w.usual[emptyCell[purpose] ?? (isTechnical(purpose) ? 'technical' : 'needed')];
}

/** A row that names specially protected data needs a condition of Art. 9(2) besides its ground. */
export function basisCell(c: Spoken, basis: Cell, data: Pick<RowData, 'kinds' | 'special'>): Cell {
  if (!isSpecial(data) || !given(c.a.special_basis)) return basis;
  return prose`${basis}${c.w.usual.special} ${c.name(c.say.special_basis, c.w.specialBases)}`;
}

function isInterest(purpose: Purpose): purpose is InterestPurpose {
  return usualBasis[purpose] === 'legitimate-interests';
}

/** The ground on which a purpose usually rests. */
export function usualBasisCell(c: Spoken, purpose: Purpose): Cell {
  const { bases, interests, usual: cells } = c.w;
  if (purpose === 'newsletters' || purpose === 'provide') return cells[purpose];
  if (purpose === 'requests') return prose`${cells.requests} – ${interests.requests}`;
  if (purpose === 'statistics' && readsDevices(c.a))
    return prose`${cells.statistics} – ${interests.statistics}`;
  if (purpose === 'ai-training' && trainsUnasked(c.a))
    return prose`${bases['legitimate-interests']} – ${interests[purpose]}`;
  if (actsForBusiness(purpose, c.a)) return cells.business_customers;
  const basis = bases[usualBasis[purpose]];
  return isInterest(purpose) ? prose`${basis} – ${interests[purpose]}` : basis;
}
