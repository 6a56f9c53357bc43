/** What the sites are built from: the owner of a Privacy Policy, and what only the licence asks. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { answersForFurtherDocument } from '../../../../site-profile/testing/further-document.ts';
import { eula } from '../../questionnaire.ts';

export { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
export { reachedAt } from '../../../../site-profile/testing/further-document.ts';

export const goesOn = answersForFurtherDocument(eula);

/** An app of the two big stores; whoever had one in the Privacy Policy has named it there. */
export const phoneApp: Answers = {
  agreement_for: ['mobile'],
  app_stores: ['apple', 'google'],
  app_platforms: ['ios', 'android'],
  software_kind: 'app',
  delivered_via: ['stores'],
  data_collection: 'policy',
};

/** A program of the maker's own page for computers. */
export const program: Answers = {
  agreement_for: ['desktop'],
  app_stores: ['own'],
  app_platforms: ['windows', 'macos'],
  software_kind: 'desktop',
  delivered_via: ['download'],
  data_collection: 'policy',
};

/** Costs nothing, and nothing is sold in it. */
export const free: Answers = {
  licence_kind: 'free',
  accounts: 'yes',
  purchases: ['none'],
  warranty: 'conformity',
};
