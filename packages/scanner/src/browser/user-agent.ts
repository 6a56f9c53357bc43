/** Who looks: the browser that it is, and at the end our name, by which an owner finds us in his logs (decision 070). */
import type { Params } from './cdp.ts';

export type UserAgent = Params<'Network.setUserAgentOverride'>;

export const ownName = 'Clausewright';

/** A site that has none of them answers in its first. */
const languages = 'de-DE,de;q=0.9,en;q=0.8';

/** `product` and `userAgent` as `Browser.getVersion` tells them. */
export function toUserAgent({ product, userAgent }: { product: string; userAgent: string }): UserAgent {
  const [, version = '0'] = product.split('/');
  const [major = '0'] = version.split('.');
  const brands = (of: string): { brand: string; version: string }[] => [
    { brand: 'Chromium', version: of },
    { brand: 'Not.A/Brand', version: '99' },
  ];
  return {
    userAgent: `${userAgent.replace('HeadlessChrome', 'Chrome')} ${ownName}/1`,
    acceptLanguage: languages,
    platform: 'Linux x86_64',
    userAgentMetadata: {
      brands: brands(major),
      fullVersionList: brands(version),
      platform: 'Linux',
      platformVersion: '',
      architecture: 'x86',
      model: '',
      mobile: false,
    },
  };
}

/** Asks for what is said to robots: by its name alone. */
export const robotAgent = `Mozilla/5.0 (compatible; ${ownName}/1; looks at a website for its owner)`;
