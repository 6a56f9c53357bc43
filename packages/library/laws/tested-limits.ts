/**
 * Limits of the catalogue against which our wording is tested, in every language and for owners of every kind: the test
 * `limits` of their type says how. The others depend on what the owner does or adds, or can only be judged by reading.
 */
const tested: ReadonlySet<string> = new Set([
  'eprivacy-5-3-exempt',
  'us-ca-cookies',
  'au-acl-23',
  'brussels-17',
  'crd-18-20',
  'crfa-45b',
  'de-bgb-309',
  'odr-gone',
  'pld-15',
  'au-acl-software',
  'dcd-eula',
  'eprivacy-apps',
  'pld-eula',
  'swd-5',
  'uk-cdpa-50',
  'uk-cra-digital',
  'usedsoft',
  'au-acl-guarantee',
  'nz-cga-refund',
  'sgd-13',
  'uk-cra-remedies',
  'us-mitor',
  'nj-tccwna-disclaimer',
  'nj-tccwna-eula',
  'uctd-disclaimer',
  'uk-ucta',
  'imprint-de-no-odr',
  'imprint-de-no-tmg',
  'as-eaa-claim',
]);

export function isTestedLimit(requirement: string): boolean {
  return tested.has(requirement);
}

export const testedLimits: readonly string[] = [...tested];
