import { observedVendors } from '@clausewright/library/observed-vendors';
import { type Declared, type Finding, findFindings, type WantedLink } from '@clausewright/scanner/findings';
import { createIdentifier } from '@clausewright/scanner/identify';
import { groupServices, type Inventory, type Service } from '@clausewright/scanner/inventory';
import type { Observation } from '@clausewright/scanner/observation';
import { wantedLinks } from './findings/wanted-links.ts';

const identifier = createIdentifier(observedVendors);

export interface InspectedScan {
  inventory: Inventory;
  findings: Finding[];
}

/**
 * Whoever asks for consent and keeps the answer is no service that a site would have to ask about; what it stores is the
 * site's own.
 */
function withoutConsentService(inventory: Inventory, consentUrl: string | undefined): Inventory {
  if (consentUrl === undefined) return inventory;
  const { hostname } = new URL(consentUrl);
  const isOurs = ({ vendor, sightings }: Service): boolean =>
    vendor === null &&
    sightings.every(
      ({ host, initiator: { url } }) =>
        host === hostname || (url !== null && URL.parse(url)?.hostname === hostname),
    );
  const ours = inventory.services.filter(isOurs);
  const stored = ours.flatMap(({ sightings }) => sightings.filter(({ kind }) => kind !== 'request'));
  return {
    services: inventory.services.filter((service) => !ours.includes(service)),
    own: [...inventory.own, ...stored],
  };
}

/** What an observation means by our catalogue; `declared` is what the owner's banner and texts say. */
export function inspectScan(
  observation: Observation,
  declared?: Declared,
  consentUrl?: string,
  wanted: readonly WantedLink[] = wantedLinks(observation),
): InspectedScan {
  const inventory = withoutConsentService(groupServices(observation, identifier), consentUrl);
  const findings = findFindings(observation, inventory, declared, wanted);
  return { inventory, findings: findings.flatMap((one) => (one.code === 'not-seen' ? missed(one) : [one])) };

  /**
   * By its name, and only where it could have shown: everything was accepted, and it is one that pages load. What was
   * not seen is not denied.
   */
  function missed(finding: Finding): Finding[] {
    const accepted = observation.passes.some(
      ({ name, answered }) => name === 'accepted' && answered !== null,
    );
    const vendor = observedVendors.find(({ id }) => id === finding.vendor);
    return accepted && vendor !== undefined ? [{ ...finding, subject: vendor.name }] : [];
  }
}
