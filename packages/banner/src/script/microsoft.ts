/** What Microsoft's tags hear: Advertising (UET) takes consent for given unless told, Clarity has a call of its own. */
import { consentValue } from './google.ts';
import { config } from './state.ts';

type Clarity = { (...call: readonly unknown[]): void; q?: unknown[] };

const microsoft = /bing|clarity/;

/** UET-1 to UET-3; Clarity's consent API v2, queued as its own snippet does until it is there. */
export const updateMicrosoft = (what: 'default' | 'update'): void => {
  const page = window as { uetq?: unknown[]; clarity?: Clarity };
  const ads = consentValue('ADVERTISING', microsoft);
  const queue = (page.uetq ??= []);
  // UET-3: where the framework is spoken the tag reads it too.
  if (what === 'default' && config.frameworks?.tcf) queue.push('config', 'tcf', { enabled: true });
  queue.push('consent', what, { ad_storage: ads });
  const clarity: Clarity = (page.clarity ??= (...call) => (clarity.q ??= []).push(call));
  clarity('consentv2', { ad_Storage: ads, analytics_Storage: consentValue('ANALYTICS', microsoft) });
};
