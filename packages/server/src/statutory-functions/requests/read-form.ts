import { cleanText, limits, type RequestKind } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import type { FieldFault } from '../forms/form-faults.ts';
import { inOneLine, typedIn } from '../forms/accept-form-posts.ts';
import type { Asked } from './request-store.ts';

export type FormField = 'kind' | 'said' | 'email';
export type FormValues = Readonly<Record<FormField, string>>;
/** `missing` says for each field in its own words what is wanted. */
export type FormFaults = Partial<Record<FormField, FieldFault>>;

/** In the order in which they stand. */
export const formFields: readonly FormField[] = ['kind', 'said', 'email'];
export const emptyForm: FormValues = { kind: '', said: '', email: '' };
export const maxLengths: Readonly<Record<FormField, number>> = {
  kind: 20,
  said: limits.withdrawal.items,
  email: limits.email.max,
};

/** Without words of the visitor nobody would know what is meant. */
export const wordless = [
  'access',
  'deletion',
  'portability',
  'opt-out',
  'limit',
] as const satisfies readonly RequestKind[];

/** What was typed, as it is shown again where something is wrong with it. */
export function readValues(form: URLSearchParams): FormValues {
  return {
    kind: inOneLine(typedIn(form, 'kind')),
    said: typedIn(form, 'said'),
    email: inOneLine(typedIn(form, 'email')),
  };
}

export type ValidatedForm = { ok: true; asked: Asked } | { ok: false; faults: FormFaults };

/** `offered`: no other kind is taken. */
export function validateForm(values: FormValues, offered: readonly RequestKind[]): ValidatedForm {
  const kind = getKind(values, offered);
  const faults: FormFaults = {};
  if (kind === null) faults.kind = 'missing';
  const said = faultOf(values.said, maxLengths.said);
  if (said !== null) faults.said = said;
  else if (values.said === '' && kind !== null && !wordless.some((one) => one === kind))
    faults.said = 'missing';
  const email = faultOf(values.email, maxLengths.email);
  const address = cleanText(values.email) ?? '';
  if (email !== null) faults.email = email;
  else if (!isEmail(address)) faults.email = 'missing';
  if (kind === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const words = cleanText(values.said) ?? '';
  return { ok: true, asked: { kind, email: address, said: words === '' ? null : words } };
}

export function getKind({ kind }: FormValues, offered: readonly RequestKind[]): RequestKind | null {
  return offered.find((one) => one === kind) ?? null;
}

function faultOf(value: string, longest: number): FieldFault | null {
  const text = cleanText(value);
  if (text === null) return 'unusable';
  return Math.max(text.length, value.length) > longest ? 'too-long' : null;
}
