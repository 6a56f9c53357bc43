/** The table of purposes, data and legal bases: the owner's own rows, else what is usual. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  prose,
  type Prose,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { type LegalBasis, readsDevices, trainsUnasked, usualBasis } from '../../vendors/purpose-bases.ts';
import type { DataType as Kind } from '../data-types.ts';
import type { Purpose } from '../purposes.ts';
import type { DataType } from '../words/pd-types.ts';
import type { InterestPurpose } from '../words/interests.ts';
import type { PurposeOption } from '../words/purposes.ts';
import type { UsualCell } from '../words/usual-bases.ts';
import type { PrivacyQuestions } from './clause.ts';

interface Nouns {
  titles: Record<PurposeOption, Words>;
  bases: Record<LegalBasis, Words>;
  interests: Record<InterestPurpose, Words>;
  data: Record<DataType, Words>;
  usual: Record<UsualCell, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type Cell = Words | Prose;
interface Row {
  purpose: Cell;
  data: Cell;
  basis: Cell;
  kept: Cell;
}
type Labels = Record<keyof Row, string>;

const person: readonly Kind[] = ['email', 'name', 'phone', 'postal-address'];
/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

const usage: readonly Kind[] = ['device-log', 'location-approximate'];

/** Which of the collected kinds a purpose usually needs; an empty list stands for whatever is collected. */
const usualData: Readonly<Record<Purpose, readonly Kind[]>> = {
  provide: [],
  accounts: [...person, 'username-password', 'social-profile', 'birth-date', 'gender', 'media'],
  orders: [...person, 'payment-data', 'purchase-history'],
  requests: [...person, 'messages'],
  newsletters: ['email', 'name', 'phone'],
  'service-messages': ['email', 'name', 'phone'],
  payments: [...person, 'payment-data', 'purchase-history', 'financial-account'],
  statistics: [...usage, 'purchase-history'],
  deliveries: [...person, 'purchase-history'],
  personalisation: [...usage, 'purchase-history', 'user-content', 'social-profile', 'birth-date', 'gender'],
  advertising: [...usage, 'email', 'purchase-history', 'birth-date', 'gender'],
  security: [...usage, 'email', 'username-password'],
  'legal-duties': [...person, 'payment-data', 'purchase-history', 'government-id'],
  'business-transfer': [],
  surveys: [],
  recruitment: [...person, 'education-job', 'birth-date', 'messages', 'media'],
  'ai-training': [],
};

function dataOf(c: Spoken, purpose: Purpose): Cell {
  const kinds = usualData[purpose].filter((kind) => has(c.a.pd_types, kind));
  return kinds.length === 0 ? c.w.usual.needed : c.and(kinds.map((kind) => c.w.data[kind]));
}

function isInterest(purpose: Purpose): purpose is InterestPurpose {
  return usualBasis[purpose] === 'legitimate-interests';
}

function usual(c: Spoken, purpose: Purpose): Cell {
  const { bases, interests, usual: cells } = c.w;
  if (purpose === 'newsletters' || purpose === 'provide') return cells[purpose];
  if (purpose === 'requests') return prose`${cells.requests} – ${interests.requests}`;
  if (purpose === 'statistics' && readsDevices(c.a))
    return prose`${cells.statistics} – ${interests.statistics}`;
  if (purpose === 'ai-training' && trainsUnasked(c.a))
    return prose`${bases['legitimate-interests']} – ${interests[purpose]}`;
  const basis = bases[usualBasis[purpose]];
  return isInterest(purpose) ? prose`${basis} – ${interests[purpose]}` : basis;
}

/** The owner's own rows for a purpose, else one row with what is usual. */
function rowsOf(c: Spoken, purpose: Purpose, title: Words): Row[] {
  const table = given(c.a.purpose_table) ? rows(c.say.purpose_table) : [];
  const named = table.flatMap((row, i): Row[] => {
    const chosen = c.a.purpose_table?.[i];
    if (chosen?.purpose !== purpose) return [];
    const basis = c.name(row.basis, c.w.bases);
    const data = given(chosen.purpose_data) || given(chosen['purpose_data.own']);
    return [
      {
        purpose: title,
        data: data ? c.and(c.names(row.purpose_data, c.w.data, row['purpose_data.own'])) : dataOf(c, purpose),
        basis: chosen.basis === 'legitimate-interests' ? prose`${basis} – ${row.interest}` : basis,
        kept: given(chosen.purpose_retention) ? c.period(row.purpose_retention) : c.w.usual.general,
      },
    ];
  });
  if (named.length > 0) return named;
  return [{ purpose: title, data: dataOf(c, purpose), basis: usual(c, purpose), kept: c.w.usual.general }];
}

function allRows(c: Spoken): Row[] {
  const listed = c.names(c.say.purposes, c.w.titles).flatMap((title, i) => {
    const purpose = c.a.purposes?.[i];
    if (purpose === 'other') return [];
    return purpose === undefined
      ? [{ purpose: title, data: c.w.usual.needed, basis: title, kept: c.w.usual.general }]
      : rowsOf(c, purpose, title);
  });
  if (!has(c.a.purposes, 'other')) return listed;
  const added = rows(c.say.custom_purposes).map((row, i): Row => {
    const basis = c.name(row.custom_basis, c.w.bases);
    const interest = c.a.custom_purposes?.[i]?.custom_basis === 'legitimate-interests';
    return {
      purpose: row.custom_purpose,
      data: c.w.usual.needed,
      basis: interest ? prose`${basis} – ${row.custom_interest}` : basis,
      kept: c.w.usual.general,
    };
  });
  return [...listed, ...added];
}

/** Storage has a column of its own only where the owner gave a period for a purpose. */
export function table(c: Spoken, { kept, ...labels }: Labels): Prose {
  const periods = c.a.purpose_table?.some((row) => given(row.purpose_retention)) === true;
  const all = allRows(c);
  if (periods) return records({ ...labels, kept }, all);
  return records(
    labels,
    all.map(({ purpose, data, basis }) => ({ purpose, data, basis })),
  );
}
