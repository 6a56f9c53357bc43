import { observedVendors } from '@clausewright/library/observed-vendors';
import { type Declared, type Finding, findFindings } from '@clausewright/scanner/findings';
import { createIdentifier } from '@clausewright/scanner/identify';
import { groupServices, type Inventory } from '@clausewright/scanner/inventory';
import type { Observation } from '@clausewright/scanner/observation';

const identifier = createIdentifier(observedVendors);

export interface InspectedScan {
  inventory: Inventory;
  findings: Finding[];
}

/** What an observation means by our catalogue; `declared` is what the owner's banner and texts say. */
export function inspectScan(observation: Observation, declared?: Declared): InspectedScan {
  const inventory = groupServices(observation, identifier);
  return { inventory, findings: findFindings(observation, inventory, declared) };
}
