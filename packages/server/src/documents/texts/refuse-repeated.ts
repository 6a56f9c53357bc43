import type { Refused } from '../../platform/http/envelope.ts';

/** A list that names something twice says nothing certain of it. */
export function refuseRepeated(field: string, list: readonly string[]): Refused | null {
  const repeated = new Set(list.filter((entry, at) => list.indexOf(entry) !== at));
  if (repeated.size === 0) return null;
  const fields = [...repeated].map((entry) => ({ field: `${field}.${entry}`, code: 'not-allowed' as const }));
  return { ok: false, reason: 'answers-invalid', fields };
}
