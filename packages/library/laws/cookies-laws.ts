/** Laws that bear on a Cookies Policy. */
import type { LawTag } from './law-tags.ts';
import { covered, type LawBook } from '@clausewright/engine/law/law-book';
import { sizeFacts } from './size-facts.ts';

export const cookiesLaws: LawBook<LawTag> = {
  laws: {
    gdpr: covered('eu'),
    eprivacy: covered('eu'),
    uk_gdpr: covered('uk'),
    fadp: covered('ch'),
    ccpa_cpra: { ...covered('US_CA', 'size:ccpa'), because: 'state-size' },
    pipeda: covered('ca'),
    quebec_25: covered('CA_QC'),
    lgpd: covered('br'),
    au_privacy_act: covered('au'),
    popia: covered('za'),
    jp_appi: covered('jp'),
  },
  facts: sizeFacts,
};
