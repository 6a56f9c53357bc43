/**
 * Tags by vendor. What is not here does not run on websites: it is built into apps, called by servers or
 * sets nothing on a visitor's device. The build of the pages takes its value, not its imports.
 */
import { vendorValues } from '../vendor-files.ts';
import { cookiesFrom } from './cookie.ts';
import type { VendorTags } from './entry.ts';

export const vendorTags: Readonly<Record<string, VendorTags>> = vendorValues(({ tags }) => {
  if (tags === undefined) return undefined;
  const { cookies, ownCookies, read, ended: _, ...rest } = tags;
  return {
    ...rest,
    ...(cookies && { cookies: cookiesFrom(cookies, read) }),
    ...(ownCookies && { ownCookies: cookiesFrom(ownCookies, read) }),
  };
});
