import { clause } from '../../clause.ts';

/** § 306 BGB; Art. 6 UCTD: the rest stays, the law fills the gap; no reduction to the permissible and no 'where prohibited' (N.J.S.A. 56:12-16). */
export const severability = clause({
  id: 'tc.severability',
  version: 1,
  ground: { law: '§ 306 BGB; Directive 93/13/EEC, Art. 6(1); art. L. 241-1 C. conso.' },
  parts: {},
  texts: import.meta.url,
});
