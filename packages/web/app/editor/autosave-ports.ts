import type { TranslationDetails } from '@clausewright/contract';
import { send } from '../api.ts';
import { readCustomer, sessionEnd } from '../stored-session/session-store.ts';
import { dropCopy, writeCopy } from './local-copy.ts';
import { textCalls } from './text-calls.ts';
import type { AutosavePorts } from './text-autosave.ts';

/** Browsers send some 64 kB after a page is gone; the envelope makes a body longer by a third. */
const smallCharacters = 30_000;

/** The server and this browser, for one text. */
export function autosavePorts({ agreement_id: id, language }: TranslationDetails): AutosavePorts {
  const customer = readCustomer()?.id ?? '';
  const params = { id };
  return {
    saveDraft: (body, leaving) => {
      const size = body.clauses.reduce((sum, { markdown }) => sum + markdown.length, 0);
      const keepalive = leaving && size < smallCharacters;
      return send(textCalls.saveTextDraft, { params, body: { language, ...body }, keepalive });
    },
    saveVersion: (body) => send(textCalls.updateTranslation, { params, body: { language, ...body } }),
    discardDraft: () => send(textCalls.discardTextDraft, { params, query: { language } }),
    // Who has logged out leaves nothing behind.
    keep: (copy) => sessionEnd() !== 'left' && writeCopy(id, language, customer, copy),
    drop: (only) => dropCopy(id, language, only && { customer, copy: only }),
    now: () => new Date(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
