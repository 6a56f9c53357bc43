/** Which documents a site needs, why, and which law says so. Facts of a kind of business, not advice on a single case. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { BusinessKind, SiteFacts } from './kinds.ts';
import { lawOfDocument } from './law-of-document.ts';
import { inOrderOfMaking } from './linked-documents.ts';
import { usualOfKind } from './usual-of-kind.ts';

export type Need = 'required' | 'advisable' | 'not-needed';

/** Why a document is needed or not; the words stand in the messages. */
export const documentReasons = [
  'data',
  'distance',
  'sales',
  'posts',
  'cookies',
  'software',
  'advice',
  'no-sale',
  'no-software',
  'no-advice',
  'no-tracking',
  'no-consumers',
] as const;
export type DocumentReason = (typeof documentReasons)[number];

export interface NeededDocument {
  type: AgreementType;
  need: Need;
  reason: DocumentReason;
  /** As the law is cited; none where no law asks for it. */
  law: string | null;
}

/** `tracks`: something was seen, or said, that needs a visitor's consent. */
export function neededDocuments(facts: SiteFacts, tracks: boolean): NeededDocument[] {
  const needs: Partial<Record<AgreementType, readonly [Need, DocumentReason]>> = {
    PRIVACY_POLICY: ['required', 'data'],
    COOKIES_POLICY: cookies(facts, tracks),
    TERMS_CONDITIONS: terms(facts.kind),
    RETURN_REFUND_POLICY: returns(facts),
    DISCLAIMER: facts.kind === 'blog' ? ['advisable', 'advice'] : ['not-needed', 'no-advice'],
    EULA: facts.kind === 'app' ? ['advisable', 'software'] : ['not-needed', 'no-software'],
  };
  const types = Object.keys(needs) as AgreementType[];
  return inOrderOfMaking(types).flatMap((type) => {
    const found = needs[type];
    if (!found) return [];
    const [need, reason] = found;
    return [{ type, need, reason, law: need === 'not-needed' ? null : lawOfDocument(type, facts.country) }];
  });
}

/** A shop keeps a basket and a log-in in any case; elsewhere only what needs consent has to be explained. */
function cookies({ kind, country, places }: SiteFacts, tracks: boolean): readonly [Need, DocumentReason] {
  if (!places.includes('website')) return ['not-needed', 'no-tracking'];
  if (tracks) return ['advisable', 'cookies'];
  return usualOfKind[kind].accounts && country !== 'US'
    ? ['advisable', 'cookies']
    : ['not-needed', 'no-tracking'];
}

function terms(kind: BusinessKind): readonly [Need, DocumentReason] {
  if (kind === 'marketplace') return ['required', 'posts'];
  return usualOfKind[kind].sells.includes('nothing') ? ['not-needed', 'no-sale'] : ['advisable', 'sales'];
}

function returns({ kind }: SiteFacts): readonly [Need, DocumentReason] {
  const { pays, customers } = usualOfKind[kind];
  if (!pays || kind === 'marketplace') return ['not-needed', 'no-sale'];
  return customers === 'businesses' ? ['not-needed', 'no-consumers'] : ['required', 'distance'];
}
