import type { TcfSettings } from '@clausewright/contract/banner';
import { typeBits } from '@clausewright/contract/banner';
import { optionalTypes } from '@clausewright/contract/consent-types';
import { type GVL, Segment, TCModel, TCString } from '@iabtcf/core';
import type { Banner, Choice } from '../module-api.ts';
import { purposesByType } from './purposes.ts';

/** `list` is narrowed to the vendors of the site: `TCString` writes each of its vendors as disclosed. */
export function tcString(
  { config, allowed }: Pick<Banner, 'config' | 'allowed'>,
  { cmpId, cmpVersion, country, vendors }: TcfSettings,
  list: GVL,
  choice: Choice,
): string {
  const model = new TCModel(list);
  model.cmpId = cmpId;
  model.cmpVersion = cmpVersion;
  model.publisherCountryCode = country;
  model.isServiceSpecific = true;
  // The format knows days only; the same answer always gives the same string.
  model.created = new Date(choice.at);
  model.created.setUTCHours(0, 0, 0, 0);
  model.lastUpdated = model.created;
  for (const type of optionalTypes)
    if (choice.granted & typeBits[type]) model.purposeConsents.set([...purposesByType[type]]);
  config.vendors.forEach(({ id }, place) => {
    const number = vendors[id];
    if (number !== undefined && allowed(place)) model.vendorConsents.set(number);
  });
  // v2.3 voids a string without the second segment; left to itself the package writes it for no single site
  // (InteractiveAdvertisingBureau/iabtcf-es#502).
  return TCString.encode(model, {
    segments: [Segment.CORE, Segment.VENDORS_DISCLOSED, Segment.PUBLISHER_TC],
  });
}
