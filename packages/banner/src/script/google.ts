/** Google Consent Mode v2; the rules are numbered in the study of banners. */
import { consent } from './consent.ts';
import { allowedType, config } from './state.ts';

/** In the patterns of Google's own vendors: one that is refused refuses the storage of its type, whoever else may use it. */
export const google = /google|doubleclick/;

export const consentValue = (type: string, whose: RegExp): string =>
  allowedType(type, whose) ? 'granted' : 'denied';

type Entry = ArrayLike<unknown> | { event: string; clausewright: unknown };

const layer = (): Entry[] => ((window as { dataLayer?: Entry[] }).dataLayer ??= []);

/** GCM-3: Google reads `arguments` objects, arrays are ignored. */
function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments);
}

/** GCM-1, GCM-5, GCM-7, GCM-9: one default, before any tag; `wait` (GCM-4) where a tag may be ahead of us. */
export const updateGoogle = (what: 'default' | 'update', wait?: boolean): void => {
  if (!config.google) return;
  const ads = consentValue('ADVERTISING', google);
  const extras = consentValue('FUNCTIONALITY', google);
  const update = what === 'update';
  if (update || !layer().some((entry) => 0 in entry && entry[0] === 'consent' && entry[1] === what))
    gtag('consent', what, {
      // GCM-2: exactly these; nobody refuses the last.
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
      analytics_storage: consentValue('ANALYTICS', google),
      functionality_storage: extras,
      personalization_storage: extras,
      security_storage: 'granted',
      ...(wait && { wait_for_update: 500 }),
    });
  if (update) layer().push({ event: 'clausewright_consent', clausewright: consent() });
  else for (const setting of config.google) gtag('set', setting, true);
};
