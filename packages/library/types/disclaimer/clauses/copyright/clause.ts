import { ccLicence } from '../../words/creative-commons.ts';
import { clause } from '../../clause.ts';

// Statutory exceptions (quotation, private copy) stay: Directive 2001/29/EC, Article 5.
export const copyright = clause({
  id: 'di.copyright',
  version: 2,
  when: (a) =>
    a.copyright_mode === 'reserved' ||
    a.copyright_mode === 'personal' ||
    a.copyright_mode === 'creative-commons',
  ground: { law: 'Directive 2001/29/EC, Article 5; 17 U.S.C. § 107' },
  parts: {
    reserved: { answers: ['copyright_mode'], when: (a) => a.copyright_mode === 'reserved' },
    personal: { answers: ['copyright_mode'], when: (a) => a.copyright_mode === 'personal' },
    commons: {
      answers: ['copyright_mode'],
      when: (a) => a.copyright_mode === 'creative-commons',
    },
  },
  texts: import.meta.url,
  values: {
    creativeCommonsLicence: ccLicence,
  },
});
