/** A Global Vendor List as IAB Europe publishes it, with these vendors and as little else as goes. */
export function vendorList(ids: readonly number[]): object {
  const purpose = (id: number) => ({ id, name: `Purpose ${id}`, description: '', illustrations: [] });
  const vendor = (id: number) => ({
    id,
    name: `Vendor ${id}`,
    purposes: [1, 2, 7],
    legIntPurposes: [],
    flexiblePurposes: [],
    specialPurposes: [],
    features: [],
    specialFeatures: [],
  });
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: 142,
    tcfPolicyVersion: 5,
    lastUpdated: '2026-10-01T00:00:00Z',
    purposes: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, purpose(index + 1)])),
    specialPurposes: {},
    features: {},
    specialFeatures: {},
    stacks: {},
    vendors: Object.fromEntries(ids.map((id) => [id, vendor(id)])),
  };
}
