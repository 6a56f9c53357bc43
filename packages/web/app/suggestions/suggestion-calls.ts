/** The call of suggestions: apart, because the first question of a wizard needs no more of scans. */
import type * as contract from '@clausewright/contract';
import { get } from '../endpoint.ts';

export type Suggestions = contract.ResultOf<typeof contract.scanSuggestions>;

export const suggestionCalls = {
  scanSuggestions: get<typeof contract.scanSuggestions>('/scan/suggestions/:id'),
};
