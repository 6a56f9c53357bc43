/** Whether a page of a site does what its banner needs. Pure: the page was loaded before. */
import { urlMatches } from '@clausewright/banner/publish';
import {
  type checkInstall,
  type ConsentMode,
  type ConsentType,
  type ConsentVendor,
  type BannerLanguage,
  type ResultOf,
  toBannerLanguage,
  type VendorInput,
} from '@clausewright/contract';
import { otherBanner } from './other-banners.ts';
import { policiesAllow } from './page-policy.ts';
import { type PageElement, readPage } from './read-page.ts';
import type { LoadedPage } from './load-page.ts';

export type InstallFinding = ResultOf<typeof checkInstall>['findings'][number];

export interface Installed {
  siteId: string;
  /** Of the consent service. */
  origin: string;
  mode: ConsentMode;
  /** Whether the banner brings a button of its own. */
  button: boolean;
  languages: readonly BannerLanguage[];
  vendors: readonly ConsentVendor[];
  catalogue: Readonly<Record<string, VendorInput>>;
  /** What the served policies of the site say that it does not do. */
  denied: readonly { type: ConsentType; document: NonNullable<InstallFinding['document']> }[];
}

/** More would be no help. */
const most = 50;

export interface Inspection {
  installed: boolean;
  findings: InstallFinding[];
}

/** Takes what time and memory the page takes: on a server it is `PageInspector` that calls. Null for no real page. */
export async function inspectPage(
  { html, url, policies }: LoadedPage,
  site: Installed,
): Promise<Inspection | null> {
  const page = await readPage(html, url);
  if (page === null) return null;
  const own = page.elements.filter((element) => isScriptOf(element, site));
  const [first] = own;
  const findings = [
    ...scriptFindings(page.elements, own, site),
    ...vendorFindings(page.elements, url, site),
    ...deniedFindings(page.elements, site),
    ...policyFindings([...policies, ...page.policies], first, url, site),
    ...linkFindings(page.links, page.language, site),
  ];
  return { installed: first !== undefined, findings: distinct(findings).slice(0, most) };
}

function scriptFindings(
  elements: readonly PageElement[],
  own: readonly PageElement[],
  site: Installed,
): InstallFinding[] {
  const [first] = own;
  const found: InstallFinding[] = [];
  if (first === undefined) found.push(finding('script-missing', 'error', site.origin));
  if (own.length > 1) found.push(finding('script-twice', 'warning', own[1]?.address?.href ?? ''));
  const other = elements.find(
    (element) => isConsentScript(element, site.origin) && !isScriptOf(element, site),
  );
  if (other !== undefined) found.push(finding('script-of-other-site', 'error', other.address?.href ?? ''));
  if (first !== undefined && site.mode === 'advanced') {
    const late = first.attributes.has('async') || first.attributes.has('defer');
    const before = elements.slice(0, elements.indexOf(first)).find(runs);
    if (late || before !== undefined) {
      found.push(finding('script-not-first', 'error', before?.address?.href ?? first.address?.href ?? ''));
    }
  }
  const banner = elements.map(({ address }) => otherBanner(address)).find((name) => name !== null);
  if (banner) found.push(finding('other-banner', 'error', banner));
  return found;
}

function vendorFindings(elements: readonly PageElement[], url: URL, site: Installed): InstallFinding[] {
  return elements.flatMap((element): InstallFinding[] => {
    const { address } = element;
    if (address === null || element.name === 'link' || !runs(element)) return [];
    if (address.origin === url.origin || address.origin === site.origin) return [];
    const listed = site.vendors.find((vendor) => fits(vendor, address));
    if (listed !== undefined) return isFree(listed, site.mode) ? [] : [untagged(listed)];
    const known = Object.values(site.catalogue).find((vendor) => fits(vendor, address));
    if (known !== undefined) {
      return [
        {
          ...finding('vendor-unknown', 'error', known.name),
          catalogue_id: known.catalogue_id,
          type: known.type,
        },
      ];
    }
    return element.name === 'img' || otherBanner(address) !== null
      ? []
      : [finding('vendor-unknown', 'warning', address.host)];
  });
}

/** Each use that a policy denies, once per document: tags that wait for consent are there as well. */
function deniedFindings(elements: readonly PageElement[], site: Installed): InstallFinding[] {
  const there = elements.flatMap(({ name, address }) => {
    if (address === null || name === 'link') return [];
    const vendor = [...site.vendors, ...Object.values(site.catalogue)].find((one) => fits(one, address));
    return vendor === undefined ? [] : [vendor];
  });
  return site.denied.flatMap(({ type, document }): InstallFinding[] => {
    const names = new Set(there.filter((vendor) => vendor.type === type).map(({ name }) => name));
    if (names.size === 0) return [];
    return [{ ...finding('analytics-found', 'warning', [...names].join(', ')), type, document }];
  });
}

/** May run before an answer: essential, switched off is not, and Google's tags in advanced mode. */
function isFree({ type, active, catalogue_id: id }: ConsentVendor, mode: ConsentMode): boolean {
  if (type === 'ESSENTIAL') return active;
  return mode === 'advanced' && active && id !== null && /^(?:google-(?!maps|fonts)|firebase-)/.test(id);
}

function untagged({ name, catalogue_id, type }: ConsentVendor): InstallFinding {
  return { ...finding('vendor-untagged', 'error', name), catalogue_id, type };
}

function policyFindings(
  policies: readonly string[],
  script: PageElement | undefined,
  page: URL,
  site: Installed,
): InstallFinding[] {
  const address = script?.address ?? new URL(`/c/${site.siteId}.js`, site.origin);
  const record = new URL(`/c/${site.siteId}`, site.origin);
  const nonce = script?.attributes.get('nonce');
  const found: InstallFinding[] = [];
  if (!policiesAllow(policies, 'script-src', { address, page, nonce })) {
    found.push(finding('csp-blocks-script', 'error', site.origin));
  }
  if (!policiesAllow(policies, 'connect-src', { address: record, page })) {
    found.push(finding('csp-blocks-record', 'error', site.origin));
  }
  return found;
}

function linkFindings(links: readonly string[], language: string, site: Installed): InstallFinding[] {
  const found: InstallFinding[] = [];
  if (!site.button && !links.some((link) => link.endsWith('#privacy-choices'))) {
    found.push(finding('choices-link-missing', 'error', '#privacy-choices'));
  }
  const spoken = toBannerLanguage(language);
  if (language !== '' && (spoken === null || !site.languages.includes(spoken))) {
    found.push(finding('language-missing', 'warning', language.slice(0, 20)));
  }
  return found;
}

function finding(
  code: InstallFinding['code'],
  severity: InstallFinding['severity'],
  subject: string,
): InstallFinding {
  return { code, severity, subject: subject.slice(0, 300), catalogue_id: null, type: null };
}

/** What a browser would run or load as it stands. */
function runs({ name, attributes, address }: PageElement): boolean {
  if (address === null || attributes.has('data-consent')) return false;
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return name !== 'script' || type === '' || type === 'module' || /(?:java|ecma)script$/.test(type);
}

function isConsentScript({ name, address }: PageElement, origin: string): boolean {
  return (
    name === 'script' &&
    address?.origin === origin &&
    /^\/c\/[^/]+(?:\/[a-z]{2})?\.js$/.test(address.pathname)
  );
}

function isScriptOf(element: PageElement, { origin, siteId }: Installed): boolean {
  return (
    isConsentScript(element, origin) && element.address?.pathname.split('/')[2]?.replace('.js', '') === siteId
  );
}

function fits({ patterns }: Pick<VendorInput, 'patterns'>, address: URL): boolean {
  return patterns.some((pattern) => urlMatches(pattern, address));
}

function distinct(findings: readonly InstallFinding[]): InstallFinding[] {
  return [
    ...new Map(
      findings.map((one) => [`${one.code} ${one.subject} ${one.document?.agreement_id ?? ''}`, one]),
    ).values(),
  ];
}
