import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const contact = clause({
  id: 'test.contact',
  version: 1,
  ground: { answers: ['address', 'people'] },
  parts: {
    who: { meets: ['gdpr-13-1-a'] },
    where: { answers: ['owner', 'contact_email'], when: (a) => a.agreement_for === 'website' },
    store: { answers: ['store', 'store_name'], when: (a) => a.store === 'other' },
    phone: { answers: ['contact_phone'], when: (a) => given(a.contact_phone) },
    bavaria: { answers: ['state'], when: (a) => a.state === 'DE_BY' },
    motto: { answers: ['motto'], when: (a) => given(a.motto) },
  },
  texts: import.meta.url,
  values: {
    workers: (c, t) => c.plural(c.a.people ?? 0, t.phrases('workers')),
  },
});
