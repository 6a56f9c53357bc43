/**
 * Which data the rows of the table of legal bases name. Every kind that is collected stands in a row (Art. 13(1)(c) GDPR):
 * where its usual purposes put it, and what none of them takes stands with the provision of the service.
 */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { type DataType, dataTypes } from '../../../personal-data/data-types.ts';
import { impliedPurposes } from '../../../laws/implied-purposes.ts';
import type { Purpose } from '../../../personal-data/purposes.ts';
import type { SpecialData } from './special-data.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 3;

type Given = Context<PrivacyQuestions>['a'];
export type Special = Exclude<SpecialData, 'none'>;

const person: readonly DataType[] = ['email', 'name', 'phone', 'postal-address'];
const usage: readonly DataType[] = ['device-log', 'location-approximate'];

/** The kinds that a purpose usually needs; an empty list stands for words of its own. */
const usualData: Readonly<Record<Purpose, readonly DataType[]>> = {
  provide: [...usage, 'location-precise', 'messages', 'user-content', 'media'],
  accounts: [...person, 'username-password', 'social-profile', 'birth-date', 'gender', 'media'],
  orders: [...person, 'payment-data', 'purchase-history'],
  requests: [...person, 'messages'],
  newsletters: ['email', 'name', 'phone'],
  'service-messages': ['email', 'name', 'phone'],
  payments: [...person, 'payment-data', 'purchase-history', 'financial-account'],
  statistics: [...usage, 'purchase-history'],
  deliveries: [...person, 'purchase-history'],
  personalisation: [...usage, 'purchase-history', 'user-content', 'social-profile', 'birth-date', 'gender'],
  // Networks read the device; advertising by e-mail is the purpose of newsletters.
  advertising: [...usage, 'purchase-history', 'birth-date', 'gender'],
  security: [...usage, 'email', 'username-password'],
  'legal-duties': [...person, 'payment-data', 'purchase-history', 'government-id'],
  'business-transfer': [],
  surveys: [],
  recruitment: [...person, 'education-job', 'birth-date', 'messages', 'media'],
  'ai-training': ['messages', 'user-content', 'media'],
};

/** A telephone number serves messages only where some go to one. */
function usualIn(a: Given, purpose: Purpose): readonly DataType[] {
  const texts = has(a.email_kinds, 'sms', 'whatsapp');
  const mails = purpose === 'newsletters' || purpose === 'service-messages';
  return mails && !texts ? usualData[purpose].filter((kind) => kind !== 'phone') : usualData[purpose];
}

/** Data of a device arise whenever the purpose is pursued, whether or not the owner ticked them. */
export function isTechnical(purpose: Purpose): boolean {
  return usualData[purpose].includes('device-log');
}

/** Kinds that were ticked, and those that another answer tells. */
function collectedKinds(a: Given): readonly DataType[] {
  const told: Partial<Record<DataType, boolean>> = {
    'device-log': a.usage_data === 'yes',
    'user-content': a.ugc === 'yes',
    'social-profile': a.social_login === 'yes',
    'location-approximate': a.location_use === 'ip-only',
    'location-precise': a.location_use === 'precise-in-use' || a.location_use === 'precise-background',
  };
  return dataTypes.map(({ id }) => id).filter((kind) => has(a.pd_types, kind) || told[kind] === true);
}

/** Kinds that nobody ticked and that another answer tells. */
export function impliedKinds(a: Given): readonly DataType[] {
  return collectedKinds(a).filter((kind) => !has(a.pd_types, kind));
}

function ownerRows(a: Given, purpose: Purpose) {
  return a.purpose_table?.filter((row) => row.purpose === purpose) ?? [];
}

function namesData(row: ReturnType<typeof ownerRows>[number]): boolean {
  return given(row.purpose_data) || given(row['purpose_data.own']);
}

function listed(a: Given): readonly Purpose[] {
  return [...(a.purposes ?? []), ...impliedPurposes(a as Answers)].filter((purpose) => purpose !== 'other');
}

/** Whether a row of the purpose is left to what is usual. */
function isOpen(a: Given, purpose: Purpose): boolean {
  const edited = ownerRows(a, purpose);
  return edited.length === 0 || edited.some((row) => !namesData(row));
}

/** The purpose whose row takes what no other names; none where a purpose of the owner's own speaks of all data. */
function restPurpose(a: Given): Purpose | undefined {
  const open = listed(a).filter((purpose) => isOpen(a, purpose));
  if (open.length === 0) return has(a.purposes, 'other') ? undefined : listed(a)[0];
  return open.includes('provide') ? 'provide' : open[0];
}

/** Rights and duties from employment are a matter of applications, where there are any. */
function specialPurpose(a: Given): Purpose | undefined {
  const atWork = a.special_basis === 'employment-law' && has(a.purposes, 'recruitment');
  return atWork ? 'recruitment' : restPurpose(a);
}

function namedBy(a: Given, purpose: Purpose): readonly DataType[] {
  const edited = ownerRows(a, purpose).flatMap((row) => row.purpose_data ?? []);
  return isOpen(a, purpose) ? [...edited, ...usualIn(a, purpose)] : edited;
}

/** What a row names: kinds, specially protected data and, by their place in the answer, the owner's own kinds. */
export interface RowData {
  kinds: readonly DataType[];
  special: readonly Special[];
  own: readonly number[];
}

const nothing: RowData = { kinds: [], special: [], own: [] };

/** What each of the owner's rows of a purpose names besides the owner's words; where there is none, what the usual row does. */
export function rowData(a: Given, purpose: Purpose): readonly RowData[] {
  const edited = ownerRows(a, purpose);
  const rest = restOf(a, purpose);
  const kinds = usualIn(a, purpose).filter((kind) => collectedKinds(a).includes(kind));
  const usual = { ...rest, kinds: [...kinds, ...rest.kinds] };
  if (edited.length === 0) return [usual];
  const first = isOpen(a, purpose) ? -1 : 0;
  return edited.map((row, i) => (namesData(row) ? (i === first ? rest : nothing) : usual));
}

/** What stands with the purpose because it stands in no other row. */
function restOf(a: Given, purpose: Purpose): RowData {
  const named = listed(a).flatMap((one) => namedBy(a, one));
  const owners = (a.purpose_table ?? []).flatMap((row) => row['purpose_data.own'] ?? []);
  const takes = purpose === restPurpose(a);
  const added = takes ? (a['pd_types.own'] ?? []) : [];
  return {
    kinds: takes ? collectedKinds(a).filter((kind) => !named.includes(kind)) : [],
    special: purpose === specialPurpose(a) ? specialKinds(a) : [],
    own: added.flatMap(({ name }, i) => (owners.some((own) => own.name === name) ? [] : [i])),
  };
}

/** Health data that were ticked as a kind are not named twice. */
function specialKinds(a: Given): readonly Special[] {
  return (a.special_data ?? [])
    .filter((kind) => kind !== 'none')
    .filter((kind) => kind !== 'health' || !has(a.pd_types, 'health'));
}

/** Whether Art. 9(2) asks a condition of what the row names; crimes stand under Art. 10. */
export function isSpecial({ kinds, special }: Pick<RowData, 'kinds' | 'special'>): boolean {
  return (
    kinds.includes('health') ||
    special.some((kind) => kind !== 'criminal' && kind !== 'immigration' && kind !== 'neural')
  );
}

/** The purposes whose rows name a kind, the owner's own words among them. */
export function purposesOfKind(a: Given, kind: DataType): readonly Purpose[] {
  return listed(a).filter(
    (purpose) =>
      ownerRows(a, purpose).some((row) => has(row.purpose_data, kind)) ||
      rowData(a, purpose).some(({ kinds }) => kinds.includes(kind)),
  );
}

export function purposesOfSpecial(a: Given, kind: Special): readonly Purpose[] {
  return listed(a).filter((purpose) => rowData(a, purpose).some(({ special }) => special.includes(kind)));
}
