import { has } from '@clausewright/engine/document/authoring';
import { noticeChannelWords } from '../../words/notice-channels.ts';
import { bindsSellers, businessesToo, consumersToo, lasts } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Annex 1(j) and (k) UCTD, § 308 no. 4 and 5 BGB, BGH XI ZR 26/20 and CJEU C-243/08: no change of the core by silence; a page alone tells a party nothing; Art. 14(2) DSA; art. 6:237(c) BW; s. 11.2 Quebec CPA. Sellers hear by tc.sellers alone. Notice from block S4. */
export const changes = clause({
  id: 'tc.changes',
  version: 4,
  parts: {
    notice: { meets: ['dsa-14-2'] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    personal: { meets: [], when: (a) => lasts(a) },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    business: { meets: [], when: (a) => businessesToo(a) },
    sellers: { meets: [], when: (a) => bindsSellers(a) },
    quebec: { meets: ['qc-cpa-54-4'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  words: { change_notice_channels: noticeChannelWords },
  texts: import.meta.url,
  values: {
    changeNoticeChannels: (c) => c.names(c.say.change_notice_channels, c.w.change_notice_channels),
  },
});
