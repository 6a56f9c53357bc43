import { advertisingTags } from './advertising-tags.ts';
import { contentTags } from './content-tags.ts';
import type { VendorTags } from './entry.ts';
import { essentialTags } from './essential-tags.ts';
import { measuringTags } from './measuring-tags.ts';

/**
 * Tags by vendor. What is not here does not run on websites: it is built into apps, called by servers or
 * sets nothing on a visitor's device.
 */
export const vendorTags: Readonly<Record<string, VendorTags>> = {
  ...measuringTags,
  ...advertisingTags,
  ...contentTags,
  ...essentialTags,
};
