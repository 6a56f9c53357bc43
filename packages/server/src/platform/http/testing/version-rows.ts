import { complete } from '../../../documents/agreements/testing/visitor.ts';
import { agreement, notForOthers, ownersOnly, sameForAll, authorizedUse, type Row } from './route-row.ts';

/** Updates and the versions that they leave behind. */
export function versionRows(): Record<string, Row> {
  // Changing needs a confirmed address, reading does not.
  const changing = authorizedUse.with(2, 'email-not-confirmed');
  const preview = { type: 'TEST', answers: complete, edits: 'keep' };
  return {
    'GET /agreement/details/update/:id': { ...agreement('/agreement/details/update'), expected: changing },
    'POST /agreement/update/preview/:id': {
      ...agreement('/agreement/update/preview', preview),
      expected: changing,
    },
    'POST /agreement/update/price-choices/:id': {
      ...agreement('/agreement/update/price-choices', { type: 'TEST', answers: complete, questions: [] }),
      expected: changing,
    },
    'GET /agreement/versions/:id': agreement('/agreement/versions'),
    'GET /agreement/compare/:id': {
      ask: ({ of }) => ({ url: `/agreement/compare/${of.finished['agreement_id']}?from=1&to=1` }),
      expected: authorizedUse,
    },
    'POST /agreement/restore/:id': {
      ...agreement('/agreement/restore', { number: 1, revision: 1 }),
      expected: changing,
    },
    'GET /agreement/approval/:id': { ...agreement('/agreement/approval'), expected: ownersOnly },
    // Whoever acts for himself approves of nothing, and nobody else could; `reviews` asks as those who may.
    'POST /agreement/approval/:id': {
      ...agreement('/agreement/approval', { revision: 1, approved: true }),
      expected: notForOthers.with(3, 'not-found'),
    },
    'POST /agreement/approval/ask/:id': {
      ...agreement('/agreement/approval/ask'),
      expected: ownersOnly.with(3, 'nothing-to-approve'),
    },
    'POST /agreement/check-page/:id': {
      ...agreement('/agreement/check-page', { address: 'shop.example' }),
      expected: ownersOnly,
    },
    'GET /live/:token/:language/changes/:from/:to': {
      // It has one version only.
      ask: ({ of }) => ({ url: `/live/${of.liveToken}/en/changes/1/2` }),
      expected: sameForAll(404),
    },
  };
}
