/**
 * PostgreSQL refuses NUL in text and jsonb and a lone surrogate in jsonb, and stores a lone
 * surrogate in text as U+FFFD without a word: both are refused before anything else sees them.
 */
export function cleanText(text: string): string | null {
  if (text.includes('\u0000') || !text.isWellFormed()) return null;
  return text.normalize('NFC');
}

type Cleaned = { ok: true; value: unknown } | { ok: false; path: (string | number)[] };

/** Cleans every text in a parsed JSON value, names of properties included; the path leads to the first bad one. */
export function cleanJson(value: unknown, path: (string | number)[] = []): Cleaned {
  if (typeof value === 'string') {
    const text = cleanText(value);
    return text === null ? { ok: false, path } : { ok: true, value: text };
  }
  if (Array.isArray(value)) return cleanList(value, path);
  if (typeof value === 'object' && value !== null) return cleanObject(value, path);
  return { ok: true, value };
}

function cleanList(list: unknown[], path: (string | number)[]): Cleaned {
  const cleaned: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const result = cleanJson(item, [...path, index]);
    if (!result.ok) return result;
    cleaned.push(result.value);
  }
  return { ok: true, value: cleaned };
}

function cleanObject(object: object, path: (string | number)[]): Cleaned {
  const cleaned: [string, unknown][] = [];
  for (const [name, item] of Object.entries(object)) {
    const key = cleanText(name);
    if (key === null) return { ok: false, path };
    const result = cleanJson(item, [...path, key]);
    if (!result.ok) return result;
    cleaned.push([key, result.value]);
  }
  return { ok: true, value: Object.fromEntries(cleaned) };
}
