/** Orders of vendors, as a person changes them. */
import type { ConsentVendor } from '@clausewright/contract';

export type Vendors = readonly ConsentVendor[];

/** The same vendors with one of them put at another place. */
export function moveVendor(vendors: Vendors, id: string, to: number): Vendors {
  const one = vendors.find((vendor) => vendor.id === id);
  if (one === undefined) return vendors;
  const rest = vendors.filter((vendor) => vendor !== one);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** The same vendors as `ids` order them; those that it does not name stay behind. */
export function inOrder(vendors: Vendors, ids: readonly string[]): Vendors {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: ConsentVendor) => places.get(id) ?? ids.length;
  return vendors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function getIds(vendors: Vendors): string[] {
  return vendors.map(({ id }) => id);
}

/** Those whose name or company holds what is looked for. */
export function filterVendors(vendors: Vendors, wanted: string): Vendors {
  const words = wanted.trim().toLowerCase();
  if (words === '') return vendors;
  return vendors.filter(({ name, company }) => `${name}\n${company}`.toLowerCase().includes(words));
}

/**
 * Where a vendor goes that is moved one row up or down among those that are shown: beside the one that it
 * passes. Null at the end.
 */
export function getStepTarget(vendors: Vendors, shown: Vendors, id: string, by: -1 | 1): number | null {
  const passed = shown[shown.findIndex((vendor) => vendor.id === id) + by];
  const to = vendors.findIndex((vendor) => vendor === passed);
  return passed === undefined || to < 0 ? null : to;
}

/** Where a vendor goes that is let go before or after another one; null where it stands there. */
export function getDropTarget(vendors: Vendors, id: string, over: string, after: boolean): number | null {
  const from = vendors.findIndex((vendor) => vendor.id === id);
  const target = vendors.findIndex((vendor) => vendor.id === over);
  if (from < 0 || target < 0) return null;
  const gap = target + (after ? 1 : 0);
  const to = gap > from ? gap - 1 : gap;
  return to === from ? null : to;
}
