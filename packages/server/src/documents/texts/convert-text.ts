import { type convertMarkdown, limits, type ResultOf } from '@clausewright/contract';
import type { TextReader } from '@clausewright/documents';
import type { Outcome } from '../../platform/http/envelope.ts';

type Converted = Outcome<ResultOf<typeof convertMarkdown>>;

/** Texts that may wait for their turn. The longest one takes seconds, and anybody may send many. */
const mostWaiting = 8;
/** Seconds until some of them are done. */
const retryAfter = 10;

/** Converts texts for anybody. */
export function textConverter(
  reader: Pick<TextReader, 'convertMarkdown'>,
): (text: string) => Promise<Converted> {
  let waiting = 0;
  return async (text) => {
    if (waiting === mostWaiting) return { ok: false, reason: 'limited', retryAfter };
    waiting += 1;
    try {
      const converted = await reader.convertMarkdown(text);
      if (converted.ok) return { ok: true, value: { html: converted.html } };
      const values = { max: limits.documentText };
      return {
        ok: false,
        reason: 'answers-invalid',
        fields: [{ field: 'text', code: converted.fault, values }],
      };
    } finally {
      waiting -= 1;
    }
  };
}
