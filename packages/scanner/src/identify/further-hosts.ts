/** Domains that neither the catalogue nor third-party-web names, from the documentation of those whose they are. */
import type { ConsentType } from '@clausewright/contract/consent-types';

export interface FurtherHost {
  /** Of the catalogue, where it has the service. */
  vendor?: string;
  name: string;
  type: ConsentType | null;
}

const datadog: FurtherHost = { vendor: 'datadog', name: 'Datadog', type: null };
const cookieYes: FurtherHost = { name: 'CookieYes', type: 'ESSENTIAL' };

/** By host or registered domain. */
export const furtherHosts: ReadonlyMap<string, FurtherHost> = new Map([
  ['browser-intake-datadoghq.com', datadog],
  ['browser-intake-datadoghq.eu', datadog],
  ['browser-intake-us3-datadoghq.com', datadog],
  ['browser-intake-us5-datadoghq.com', datadog],
  ['browser-intake-ap1-datadoghq.com', datadog],
  ['d2wy8f7a9ursnm.cloudfront.net', { vendor: 'bugsnag', name: 'BugSnag', type: null }],
  ['cookieyes.com', cookieYes],
  ['cdn-cookieyes.com', cookieYes],
  ['squarespace-cdn.com', { vendor: 'squarespace', name: 'Squarespace', type: 'ESSENTIAL' }],
]);
