import { has } from '@clausewright/engine/document/authoring';
import { usesNothing } from '../../uses.ts';
import { clause } from '../../clause.ts';

/**
 * Definition and function (AEPD cookie guide), the technologies beyond cookies (EDPB Guidelines 2/2023 on
 * the technical scope of Art. 5(3)), and the kinds of data (EDPB Guidelines 05/2020, para. 64).
 */
export const what = clause({
  id: 'cp.what',
  version: 2,
  ground: { answers: ['storage_kinds'] },
  parts: {
    function: {
      meets: ['es-lssi-22-2', 'cookie-categories', 'eprivacy-scope', 'practice-cp-what'],
    },
    kinds: { meets: ['eprivacy-scope'], when: (a) => !usesNothing(a) },
    cookies: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'cookies') },
    local: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'local-storage') },
    session: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'session-storage') },
    pixels: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'pixels') },
    sdks: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'sdks') },
    fingerprinting: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'fingerprinting') },
    beacons: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'email-beacons') },
    ids: { answers: ['storage_kinds'], when: (a) => has(a.storage_kinds, 'device-ids') },
    data: { meets: ['edpb-05-2020', 'at-tkg-165', 'jp-tba-27-12'], when: (a) => !usesNothing(a) },
  },
  texts: import.meta.url,
});
