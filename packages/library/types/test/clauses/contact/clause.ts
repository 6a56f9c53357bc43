import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const contact = clause({
  id: 'test.contact',
  version: 1,
  parts: {
    who: { meets: ['gdpr-13-1-a'] },
    where: { meets: [], when: (a) => a.agreement_for === 'website' },
    store: { meets: [], when: (a) => a.store === 'other' },
    phone: { meets: [], when: (a) => given(a.contact_phone) },
    bavaria: { meets: [], when: (a) => a.state === 'DE_BY' },
    motto: { meets: [], when: (a) => given(a.motto) },
  },
  texts: import.meta.url,
  values: {
    workers: (c, t) => c.plural(c.a.people ?? 0, t.phrases('workers')),
  },
});
