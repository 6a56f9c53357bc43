import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

/** The calls that only the list of duties makes. */
export const coverageCalls = {
  coverageOfAnswers: post<typeof contract.coverageOfAnswers>('/agreement/coverage'),
  agreementCoverage: get<typeof contract.agreementCoverage>('/agreement/coverage/:id'),
};
