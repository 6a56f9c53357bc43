import { cleanText, limits } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import type { FieldFault } from '../forms/form-faults.ts';
import { inOneLine, typedIn } from '../forms/accept-form-posts.ts';
import { type Notice, type NoticeKind, noticeKinds } from './notice.ts';

export type FormField = 'kind' | 'reason' | 'name' | 'contract' | 'account' | 'email' | 'end';
export type FormValues = Readonly<Record<FormField, string>>;
/** `missing` says for each field in its own words what is wanted. */
export type FormFaults = Partial<Record<FormField, FieldFault>>;

/** In the order in which they stand. */
export const formFields: readonly FormField[] = [
  'kind',
  'reason',
  'name',
  'contract',
  'account',
  'email',
  'end',
];
export const emptyForm: FormValues = {
  kind: 'ordinary',
  reason: '',
  name: '',
  contract: '',
  account: '',
  email: '',
  end: '',
};
export const maxLengths: Readonly<Record<FormField, number>> = {
  kind: 20,
  reason: limits.cancellation.reason,
  name: limits.cancellation.name,
  contract: limits.cancellation.contract,
  account: limits.email.max,
  email: limits.email.max,
  end: 10,
};

/** What was typed, as it is shown again where something is wrong with it. */
export function readValues(form: URLSearchParams): FormValues {
  const line = (field: FormField): string => inOneLine(typedIn(form, field));
  return {
    kind: line('kind'),
    reason: typedIn(form, 'reason'),
    name: line('name'),
    contract: line('contract'),
    account: line('account'),
    email: line('email'),
    end: line('end'),
  };
}

export type ValidatedForm = { ok: true; notice: Notice } | { ok: false; faults: FormFaults };

/** `today`: ISO date; nothing ends before it. */
export function validateForm(values: FormValues, today: string): ValidatedForm {
  const faults: FormFaults = {};
  for (const field of formFields) {
    const fault = faultOf(field, values, today);
    if (fault !== null) faults[field] = fault;
  }
  const kind = getKind(values);
  if (kind === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const clean = (field: FormField): string => cleanText(values[field]) ?? '';
  const given = (field: FormField): string | null => clean(field) || null;
  return {
    ok: true,
    notice: {
      kind,
      reason: given('reason'),
      name: clean('name'),
      contract: clean('contract'),
      contractEmail: clean('account'),
      email: given('email') ?? clean('account'),
      endOn: given('end'),
    },
  };
}

export function getKind({ kind }: FormValues): NoticeKind | null {
  return noticeKinds.find((one) => one === kind) ?? null;
}

function faultOf(field: FormField, values: FormValues, today: string): FieldFault | null {
  const value = values[field];
  if (value === '') return isWanted(field, values) ? 'missing' : null;
  const text = cleanText(value);
  if (text === null) return 'unusable';
  if (Math.max(text.length, value.length) > maxLengths[field]) return 'too-long';
  switch (field) {
    case 'kind':
      return getKind(values) === null ? 'missing' : null;
    case 'account':
    case 'email':
      return isEmail(text) ? null : 'missing';
    case 'end':
      return isDay(text) && text >= today ? null : 'missing';
    default:
      return null;
  }
}

function isWanted(field: FormField, values: FormValues): boolean {
  if (field === 'reason') return getKind(values) === 'for-cause';
  return field !== 'email' && field !== 'end';
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
