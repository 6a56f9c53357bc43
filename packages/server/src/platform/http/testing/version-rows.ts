import { complete } from '../../../documents/agreements/testing/visitor.ts';
import { agreement, ownersOnly, sameForAll, authorizedUse, type Row } from './route-row.ts';

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
