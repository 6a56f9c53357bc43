/** Websites of stand-ins that a scan is measured on: documented services, and SDKs that their makers publish. */
import { fileURLToPath } from 'node:url';
import { bundleFile } from '../../packages/banner/bundle.ts';
import { documentedVendors } from '../../packages/scanner/src/testing/documented-vendors.ts';
import type { Hosts } from '../../packages/scanner/src/testing/stand-ins.ts';

export interface Site {
  address: string;
  hosts: Hosts;
  pages: number;
  /** Whether scans wait as they do for strangers; stand-ins without SDKs answer at once. */
  isPatient: boolean;
  /** By registered host: what the service that is reached there has to be called. */
  named: readonly { host: string; name: RegExp }[];
}

const perPage = 16;

/** All documented services, a few on each page: their script, which sets their cookies, and what it sends. */
export function documentedSite(): Site {
  const hosts: Record<string, Hosts[string]> = {};
  const pages = Math.ceil(documentedVendors.length / perPage);
  for (const { addresses, cookies } of documentedVendors) {
    const [script = '', ...rest] = addresses;
    const sets = cookies.map((name) => `document.cookie = '${name}=1; max-age=8640000; path=/; secure';`);
    const asks = rest.map((address) => `new Image().src = 'https://${address}';`);
    const at = new URL(`https://${script}`);
    hosts[`${at.host}${at.pathname}`] = [...sets, ...asks].join('\n') || '// nothing';
  }
  const body = (index: number): string => {
    const own = documentedVendors.slice(index * perPage, (index + 1) * perPage);
    const tags = own.map(
      ({ addresses: [script = ''] }) =>
        `<script async src="https://${script.replaceAll('&', '&amp;')}"></script>`,
    );
    const links = Array.from({ length: pages }, (_, page) => `<a href="/group${page}/x">Page ${page}</a>`);
    return `<!doctype html><html lang="en"><title>Page</title>\n${tags.join('\n')}\n${links.join(' ')}`;
  };
  for (let index = 0; index < pages; index += 1) hosts[`documented.example/group${index}/x`] = body(index);
  return {
    address: 'https://documented.example/group0/x',
    hosts,
    pages,
    isPatient: false,
    named: documentedVendors.flatMap(({ name, addresses }) =>
      addresses.map((address) => ({ host: address, name })),
    ),
  };
}

const segment = JSON.stringify({
  integrations: { 'Segment.io': { apiKey: 'abcdefghij', apiHost: 'api.segment.io/v1' } },
});

export async function sdkSite(): Promise<Site> {
  const script = await bundleFile(fileURLToPath(new URL('start-sdks.js', import.meta.url)), 'iife', false);
  return {
    address: 'https://sdks.example/',
    hosts: {
      'sdks.example':
        '<!doctype html><html lang="en"><title>SDKs</title><script src="/sdks.js"></script><p>Text</p>',
      'sdks.example/sdks.js': script,
      'cdn.segment.com': {
        type: 'application/json',
        body: segment,
        headers: { 'access-control-allow-headers': '*' },
      },
    },
    pages: 1,
    isPatient: true,
    named: [
      { host: 'sentry.io', name: /sentry/u },
      { host: 'posthog.com', name: /posthog/u },
      { host: 'mixpanel.com', name: /mixpanel/u },
      { host: 'amplitude.com', name: /amplitude/u },
      { host: 'plausible.io', name: /plausible/u },
      { host: 'stripe.com', name: /stripe/u },
      { host: 'hotjar.com', name: /hotjar/u },
      { host: 'datadoghq.eu', name: /datadog/u },
      { host: 'segment.com', name: /segment/u },
      { host: 'segment.io', name: /segment/u },
      { host: 'clarity.ms', name: /clarity/u },
    ],
  };
}
