/**
 * JSON with the keys of every object in order: the same value gives the same text, whoever wrote it
 * and whether or not it has been through a jsonb column (RFC 8785 without its rules for numbers).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
