/** Which documents a site needs, why, and which law says so. Facts of a kind of business, not advice on a single case. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { imprintNeed } from './imprint-need.ts';
import type { BusinessKind, SiteFacts } from './kinds.ts';
import { lawOfDocument } from './law-of-document.ts';
import { inOrderOfMaking } from './linked-documents.ts';
import type { DocumentNeed, DocumentReason, Need } from './need.ts';
import { statementNeed } from './statement-need.ts';
import { usualOfKind } from './usual-of-kind.ts';

export interface NeededDocument extends DocumentNeed {
  type: AgreementType;
}

type NeedOfKind = readonly [Need, DocumentReason];

/** `tracks`: something was seen, or said, that needs a visitor's consent. */
export function neededDocuments(facts: SiteFacts, tracks: boolean): NeededDocument[] {
  const underLaw = (type: AgreementType, [need, reason]: NeedOfKind): NeededDocument => {
    const law = need === 'not-needed' ? null : lawOfDocument(type, facts.country);
    return { type, need, reason, law };
  };
  const ofImprint = imprintNeed(facts);
  const ofStatement = statementNeed(facts);
  const found: NeededDocument[] = [
    underLaw('PRIVACY_POLICY', ['required', 'data']),
    underLaw('COOKIES_POLICY', cookies(facts, tracks)),
    underLaw('TERMS_CONDITIONS', terms(facts.kind)),
    underLaw('RETURN_REFUND_POLICY', returns(facts)),
    underLaw('DISCLAIMER', facts.kind === 'blog' ? ['advisable', 'advice'] : ['not-needed', 'no-advice']),
    underLaw('EULA', facts.kind === 'app' ? ['advisable', 'software'] : ['not-needed', 'no-software']),
    ...(ofImprint === null ? [] : [{ type: 'IMPRINT' as const, ...ofImprint }]),
    ...(ofStatement === null ? [] : [{ type: 'ACCESSIBILITY_STATEMENT' as const, ...ofStatement }]),
  ];
  const order = inOrderOfMaking(found.map(({ type }) => type));
  return order.flatMap((type) => found.filter((one) => one.type === type));
}

/** The documents with which a site begins, as long as its owner chooses no others. */
export function chosenInAdvance(needed: readonly NeededDocument[]): AgreementType[] {
  return needed.flatMap(({ type, need }) => (need === 'required' || need === 'advisable' ? [type] : []));
}

/** A shop keeps a basket and a log-in in any case; elsewhere only what needs consent has to be explained. */
function cookies({ kind, country, places }: SiteFacts, tracks: boolean): NeedOfKind {
  if (!places.includes('website')) return ['not-needed', 'no-tracking'];
  if (tracks) return ['advisable', 'cookies'];
  return usualOfKind[kind].accounts && country !== 'US'
    ? ['advisable', 'cookies']
    : ['not-needed', 'no-tracking'];
}

function terms(kind: BusinessKind): NeedOfKind {
  if (kind === 'marketplace') return ['required', 'posts'];
  return usualOfKind[kind].sells.includes('nothing') ? ['not-needed', 'no-sale'] : ['advisable', 'sales'];
}

function returns({ kind }: SiteFacts): NeedOfKind {
  const { pays, customers } = usualOfKind[kind];
  if (!pays || kind === 'marketplace') return ['not-needed', 'no-sale'];
  return customers === 'businesses' ? ['not-needed', 'no-consumers'] : ['required', 'distance'];
}
