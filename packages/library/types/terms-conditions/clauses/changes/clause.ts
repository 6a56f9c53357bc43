import { has } from '@clausewright/engine/document/authoring';
import { noticeChannelWords } from '../../words/notice-channels.ts';
import { bindsSellers, businessesToo, consumersToo, lasts } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Annex 1(j) and (k) UCTD, § 308 no. 4 and 5 BGB, BGH XI ZR 26/20 and CJEU C-243/08: no change of the core by silence; a page alone tells a party nothing; Art. 14(2) DSA; art. 6:237(c) BW; s. 11.2 Quebec CPA. Sellers hear by tc.sellers alone. Notice from block S4. */
export const changes = clause({
  id: 'tc.changes',
  version: 4,
  ground: { answers: ['effective_date'] },
  parts: {
    notice: { meets: ['dsa-14-2'], answers: ['change_notice_channels'] },
    ahead: { answers: ['change_notice_days'], when: (a) => a.change_notice_days !== '0' },
    sameDay: { answers: ['change_notice_days'], when: (a) => a.change_notice_days === '0' },
    personal: { law: 'Directive 93/13/EEC, Annex 1(j); CJEU C-243/08', when: (a) => lasts(a) },
    consumers: {
      law: '§ 308 nos. 4 and 5 BGB; BGH XI ZR 26/20; Directive 93/13/EEC, Annex 1(j) and (k)',
      when: (a) => consumersToo(a),
    },
    business: { law: '§ 310(1) BGB; art. 1103 C. civ.', when: (a) => businessesToo(a) },
    sellers: { answers: ['sell_mode', 'consumer_type'], when: (a) => bindsSellers(a) },
    quebec: {
      meets: ['qc-cpa-54-4'],
      promise: 'quebec_change_notice',
      when: (a) => has(a.laws, 'ca_consumer'),
    },
  },
  words: { change_notice_channels: noticeChannelWords },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.change_notice_channels),
  },
});
