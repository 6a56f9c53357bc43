import { isEdgeFault } from '../../platform/http/faults.ts';
import { readJson } from '../../platform/http/json-body.ts';

/**
 * A webhook's body by the rules for every other body: UTF-8, bounded depth, no name twice, no text that the
 * database refuses. A good signature proves who sent it, not that it can be stored.
 */
export function readSignedJson(body: Buffer): { ok: true; value: unknown } | { ok: false } {
  try {
    const { value, refused } = readJson(body);
    return refused === null ? { ok: true, value } : { ok: false };
  } catch (error) {
    if (isEdgeFault(error)) return { ok: false };
    throw error;
  }
}
