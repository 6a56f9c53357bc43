/*
 * NRS 603A.340 and .345. The notice's categories, recipients, ways to review data, changes and date stand in the body; here
 * stand what others collect (.340(1)(d)), unless another section says it, and the designated request address, which must be
 * an e-mail address, a toll-free number or a website (.325, .345). Reply within 60 days, extended by up to 30. A sale is one
 * for money (.333). Left out: data brokers' own rules (.346), which are the same promise.
 */
import { type Context, given, has, link, type Words } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { othersMayTrack } from '../../derive/others-track.ts';
import { collectionByOthers, tellsTracking, trackingTitle } from '../../words/collection-by-others.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Given = Context<PrivacyQuestions>['a'];

function isAddressed(a: Given): boolean {
  return has(a.request_channels, 'email', 'form', 'toll-free') || given(a.request_online);
}

/** The first way that the statute allows: which the wizard asks for where the channels hold none. */
function address({ a, say }: Context<PrivacyQuestions>): Words {
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { request_email, request_form_url, request_toll_free, request_online } = say;
  if (has(a.request_channels, 'email')) return link(request_email, 'mailto:');
  if (has(a.request_channels, 'form')) return link(request_form_url);
  if (has(a.request_channels, 'toll-free')) return link(request_toll_free, 'tel:');
  return link(request_online, 'mailto:');
}

export const rightsNv = clause({
  id: 'pp.rights.nv',
  version: 2,
  when: (a) => has(a.laws, 'nv_603a'),
  ground: { law: 'NRS 603A.340, .345' },
  parts: {
    unsold: { answers: ['sell_share'], when: (a) => given(a.sell_share) && !holdsFact(a, 'data:sale') },
    address: { meets: ['nv-603A-345'], when: isAddressed },
    ways: { answers: ['request_channels', 'request_online'], when: (a) => !isAddressed(a) },
    others: { meets: ['nv-603A-340'], when: (a) => !tellsTracking(a) && othersMayTrack(a) },
    nobody: { meets: ['nv-603A-340'], when: (a) => !tellsTracking(a) && !othersMayTrack(a) },
    elsewhere: {
      law: 'NRS 603A.340(1)(d)',
      when: tellsTracking,
    },
    california: { law: 'NRS 603A.340(1)(d)', when: (a) => has(a.laws, 'caloppa') },
    delaware: { law: 'NRS 603A.340(1)(d)', when: (a) => !has(a.laws, 'caloppa') },
  },
  words: collectionByOthers,
  texts: import.meta.url,
  values: {
    requestAddress: (c) => address(c),
    trackingTitle,
  },
});
