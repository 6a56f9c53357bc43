/** What follows from a fact whatever the answers say. `impliedBy` is the closure of the direct rules. */
import type { FactKey } from '@clausewright/engine/law/requirement';

const adPixel: readonly FactKey[] = [
  'data:share-ads',
  'data:third-party-collection',
  'data:cross-site-tracking',
  'tech:consent-cookies',
];

const direct: Readonly<Partial<Record<FactKey, readonly FactKey[]>>> = {
  'region:at': ['region:eu'],
  'region:be': ['region:eu'],
  'region:cz': ['region:eu'],
  'region:de': ['region:eu'],
  'region:es': ['region:eu'],
  'region:fi': ['region:eu'],
  'region:fr': ['region:eu'],
  'region:hr': ['region:eu'],
  'region:ie': ['region:eu'],
  'region:it': ['region:eu'],
  'region:nl': ['region:eu'],
  'region:pl': ['region:eu'],
  'region:pt': ['region:eu'],
  'region:se': ['region:eu'],
  'region:sk': ['region:eu'],
  'region:ca-on': ['region:ca'],
  'region:ca-qc': ['region:ca'],
  'region:us-states': ['region:us'],
  'region:us-ca': ['region:us'],
  'region:us-il': ['region:us'],
  'region:us-nv': ['region:us'],
  'region:us-ny': ['region:us'],
  'region:us-wa': ['region:us'],
  'region:us-al': ['region:us-states'],
  'region:us-co': ['region:us-states'],
  'region:us-ct': ['region:us-states'],
  'region:us-de-state': ['region:us-states'],
  'region:us-fl': ['region:us-states'],
  'region:us-la': ['region:us-states'],
  'region:us-md': ['region:us-states'],
  'region:us-mn': ['region:us-states'],
  'region:us-nj': ['region:us-states'],
  'region:us-ok': ['region:us-states'],
  'region:us-or': ['region:us-states'],
  'region:us-ri': ['region:us-states'],
  'region:us-tx': ['region:us-states'],
  'region:us-ut': ['region:us-states'],
  'region:us-va': ['region:us-states'],
  'region:us-vt': ['region:us-states'],

  'est:eu': ['region:eu', 'est:outside-uk', 'est:outside-ch'],
  'est:at': ['est:eu', 'region:at'],
  'est:be': ['est:eu', 'region:be'],
  'est:ch': ['region:ch', 'est:outside-eea', 'est:outside-uk'],
  'est:de': ['est:eu', 'region:de'],
  'est:es': ['est:eu', 'region:es'],
  'est:fr': ['est:eu', 'region:fr'],
  'est:ie': ['est:eu', 'region:ie'],
  'est:in': ['region:in', 'est:outside-eea', 'est:outside-uk', 'est:outside-ch'],
  'est:it': ['est:eu', 'region:it'],
  'est:nl': ['est:eu', 'region:nl'],
  'est:us': ['region:us', 'est:outside-eea', 'est:outside-uk', 'est:outside-ch'],
  'est:uk': ['region:uk', 'est:outside-eea', 'est:outside-ch'],
  'est:uk-company': ['est:uk'],
  'est:company': ['est:legal-person'],

  'data:adm': ['data:personal', 'data:adm-assisted'],
  'data:adm-assisted': ['data:personal'],
  'data:adm-significant-ca': ['data:adm'],
  'data:biometric': ['data:special-category'],
  'data:children': ['data:minors'],
  'data:children-under-13': ['data:children'],
  'data:cross-site-tracking': ['data:personal'],
  'data:direct-marketing': ['data:personal'],
  'data:disclosed': ['data:personal'],
  'data:health': ['data:special-category'],
  'data:indirect': ['data:personal'],
  'data:joint-controller': ['data:disclosed'],
  'data:large-scale-high-risk': ['data:personal'],
  'data:location': ['data:personal'],
  'data:new-purpose': ['data:personal'],
  'data:persistent-identifiers': ['data:personal'],
  'data:profiling': ['data:personal'],
  'data:sale': ['data:disclosed'],
  'data:sale-biometric': ['data:sale-sensitive', 'data:biometric'],
  'data:sale-minors': ['data:disclosed', 'data:minors'],
  'data:sale-sensitive': ['data:sale', 'data:sensitive-beyond'],
  'data:sensitive-beyond': ['data:personal'],
  'data:share-ads': ['data:targeted-ads', 'data:cross-site-tracking', 'data:disclosed', 'data:profiling'],
  'data:shared-for-third-party-marketing': ['data:disclosed'],
  'data:special-category': ['data:personal'],
  'data:ssn': ['data:personal', 'data:sensitive-beyond'],
  'data:targeted-ads': ['data:profiling'],
  'data:third-party-ai': ['data:disclosed'],
  'data:third-party-collection': ['data:disclosed', 'data:persistent-identifiers'],
  'data:voice': ['data:personal'],

  'basis:recognised-legitimate-interest': ['data:personal'],
  'tech:consent-cookies': ['tech:cookies', 'basis:consent'],
  'tech:exempt-analytics': ['tech:cookies'],
  'tool:adsense': adPixel,
  'tool:clarity': ['data:third-party-collection', 'tech:consent-cookies'],
  'tool:google-ads': [...adPixel, 'data:transfer-outside-eea'],
  'tool:google-analytics': ['data:third-party-collection', 'tech:consent-cookies'],
  'tool:google-analytics-ads': ['tool:google-analytics', 'data:share-ads'],
  'tool:google-maps': ['data:disclosed'],
  'tool:google-oauth': ['data:indirect'],
  'tool:iab-tcf': ['tech:consent-cookies'],
  'tool:meta-login': ['data:indirect'],
  'tool:meta-pixel': [...adPixel, 'data:joint-controller', 'data:transfer-outside-eea'],
  'tool:recaptcha-hidden': ['data:disclosed'],
  'tool:sms': ['data:personal'],
  'tool:youtube-api': ['data:disclosed'],

  'biz:hosting-ugc': ['biz:ugc'],
  'biz:iap': ['biz:paid'],
  'biz:digital-goods': ['biz:digital'],
};

/** Every fact that follows from a fact, over any number of steps; the fact itself left out. */
export function impliedBy(fact: FactKey): ReadonlySet<FactKey> {
  const found = new Set<FactKey>();
  const waiting: FactKey[] = [fact];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const implied of direct[next] ?? []) {
      if (found.has(implied) || implied === fact) continue;
      found.add(implied);
      waiting.push(implied);
    }
  }
  return found;
}

/** The facts together with all that follows from them. */
export function closeFacts(facts: Iterable<FactKey>): ReadonlySet<FactKey> {
  const closed = new Set<FactKey>();
  for (const fact of facts) {
    closed.add(fact);
    for (const implied of impliedBy(fact)) closed.add(implied);
  }
  return closed;
}

/** Facts that some rule implies. */
export const impliedFacts: ReadonlySet<FactKey> = new Set<FactKey>(
  Object.values(direct).flatMap((implied) => implied ?? []),
);
