/** The calls about texts: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post, remove } from '../endpoint.ts';

export const textCalls = {
  getTranslationDetails: get<typeof contract.getTranslationDetails>('/agreement/translation/details/:id'),
  updateTranslation: post<typeof contract.updateTranslation>('/agreement/translation/update/:id'),
  saveTextDraft: post<typeof contract.saveTextDraft>('/agreement/translation/draft/:id'),
  discardTextDraft: remove<typeof contract.discardTextDraft>('/agreement/translation/draft/:id'),
  convertMarkdown: post<typeof contract.convertMarkdown>('/md/convert', 'top'),
};
