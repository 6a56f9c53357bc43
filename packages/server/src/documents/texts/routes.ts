import {
  changeLanguages as changeLanguagesCall,
  convertMarkdown as convertMarkdownCall,
  discardTextDraft,
  getTranslationDetails,
  saveTextDraft,
  updateTranslation,
} from '@clausewright/contract';
import { TextReader } from '@clausewright/documents';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../records/agreement-access.ts';
import type { OperatedDocumentPorts } from '../ports.ts';
import { refuseIfDeleted } from '../records/refuse-if-deleted.ts';
import { serveCall } from '../../platform/http/route.ts';
import { changeLanguages } from './change-languages.ts';
import { textConverter } from './convert-text.ts';
import { discardDraft } from './discard-draft.ts';
import { saveDraft } from './save-draft.ts';
import { readTexts } from './read-texts.ts';
import { saveTexts } from './save-texts.ts';

/** Writing the texts of agreements by hand. */
export function serveTextCalls(app: FastifyInstance, ports: OperatedDocumentPorts): void {
  const textReader = (): TextReader => {
    const made = new TextReader({ warn: (warning) => app.log.warn({ warning }, 'texts') });
    app.addHook('onClose', () => made[Symbol.asyncDispose]());
    return made;
  };
  const reader = textReader();
  // A thread of its own: what anybody sends keeps nobody's save waiting.
  const convert = textConverter(textReader());
  serveCall(app, getTranslationDetails, (input) =>
    readTexts(ports, {
      id: input.params.id,
      caller: toCaller(input),
      language: input.query.language,
      speaks: input.language,
    }),
  );
  serveCall(app, updateTranslation, (input) =>
    saveTexts({ ...ports, reader }, { ...input.body, id: input.params.id, caller: toCaller(input) }),
  );
  serveCall(app, saveTextDraft, (input) =>
    saveDraft(ports, { ...input.body, id: input.params.id, caller: toCaller(input) }),
  );
  serveCall(app, discardTextDraft, (input) =>
    discardDraft(ports, { id: input.params.id, caller: toCaller(input), language: input.query.language }),
  );
  serveCall(app, changeLanguagesCall, (input) =>
    refuseIfDeleted(ports.db, input.params.id, () =>
      changeLanguages(ports, {
        ...input.body,
        id: input.params.id,
        caller: toCaller(input),
        language: input.language,
      }),
    ),
  );
  serveCall(app, convertMarkdownCall, ({ body }) => convert(body.text));
}
