import { bounds } from './bounds.ts';
import { cleanText } from './clean-text.ts';
import { isRecord, noAnswers } from './nested.ts';

/** Levels of nesting that a definition can need: groups within groups with entries of their own. */
const maxDepth = 12;

/** Whether a value is small and flat enough to be walked; counts about as many characters as its JSON has. */
export function measure(value: unknown): 'fine' | 'too-deep' | 'answers-too-large' {
  let size = 0;
  let deep = false;
  const visit = (one: unknown, depth: number): void => {
    size += typeof one === 'string' ? one.length + 2 : 4;
    if (size > bounds.answers || deep || typeof one !== 'object' || one === null) return;
    if (depth > maxDepth) {
      deep = true;
      return;
    }
    for (const [key, inner] of Object.entries(one)) {
      size += Array.isArray(one) ? 1 : key.length + 3;
      visit(inner, depth + 1);
    }
  };
  visit(value, 0);
  if (deep) return 'too-deep';
  return size > bounds.answers ? 'answers-too-large' : 'fine';
}

/** The same value with each text cleaned and no prototype, so that nothing inherited is ever read. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (!isRecord(value)) return value;
  const clean: Record<string, unknown> = noAnswers();
  for (const [key, inner] of Object.entries(value)) clean[key] = cleanValue(inner);
  return clean;
}
