import { cleanJson, limits } from '@clausewright/contract';
import { edgeFault } from './faults.ts';
import type { FieldRefusal } from './envelope.ts';

/** A body that is JSON; `refused` names the text in it that cannot be stored. */
export interface ReadBody {
  value: unknown;
  refused: FieldRefusal | null;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws EdgeFault when the bytes are no UTF-8, no JSON, nest too deep or name a property twice. */
export function readJson(bytes: Uint8Array): ReadBody {
  const value = parse(bytes);
  const cleaned = cleanJson(value);
  if (cleaned.ok) return { value: cleaned.value, refused: null };
  return { value: null, refused: { field: cleaned.path.join('.'), code: 'unusable-characters' } };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    if (!isPlain(text)) throw edgeFault('unreadable-body');
    return JSON.parse(text);
  } catch {
    throw edgeFault('unreadable-body');
  }
}

/** Names that reach into prototypes when a careless merge copies them. */
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Looks at the brackets and names only: JSON.parse takes any depth and keeps the last of two equal
 * names, so that two readers could see different bodies. What is no JSON fails there afterwards.
 */
function isPlain(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  let quoted = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"') {
      const end = endOfText(text, index);
      quoted = text.slice(index, end + 1);
      index = end;
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > limits.depth) return false;
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === ':' && !isNewName(quoted, open.at(-1))) {
      return false;
    }
  }
  return true;
}

/** Index of the closing quote, or of the last character where it is missing. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length - 1 : end;
}

function isEscaped(text: string, index: number): boolean {
  let before = index;
  while (text.charAt(before - 1) === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

function isNewName(quoted: string, names: Set<string> | null | undefined): boolean {
  if (!names) return false;
  const name = String(JSON.parse(quoted)).normalize('NFC');
  if (poisoned.has(name) || names.has(name)) return false;
  names.add(name);
  return true;
}
