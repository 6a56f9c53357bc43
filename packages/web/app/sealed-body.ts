import { canSeal, seal, type PayloadKey } from '@clausewright/contract/payload-cipher';

export interface EncodedBody {
  body: BodyInit;
  headers: Record<string, string>;
}

/** Sealed where the browser can; plain JSON on http away from localhost, which the server also takes. */
export async function encodeBody(
  body: unknown,
  currentKey: () => Promise<PayloadKey | null>,
): Promise<EncodedBody> {
  const key = canSeal() ? await currentKey() : null;
  if (!key) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set('data', JSON.stringify(await seal(key, body)));
  return { body: form, headers: {} };
}
