/** What every law wants to hear of a purpose before it allows the cookies that serve it. */
export const purpose = [
  'eprivacy-5-3',
  'fr-82',
  'de-tdddg-25',
  'nl-tw-11-7a',
  'es-lssi-22-2',
  'edpb-05-2020',
  'cookie-refusal',
  'at-tkg-165',
  'uk-pecr-6',
  'ch-fmg-45c',
  'br-anpd-cookies',
  'jp-tba-27-12',
] as const;

/** Who may have access to the cookies: the providers that a clause names. */
export const recipients = [
  'planet49-third-party',
  'edpb-05-2020',
  'it-garante-2021',
  'jp-tba-27-12',
] as const;
