/** What an owner puts on a site, as text to copy. Pure. */
import { bannerTexts } from '@clausewright/banner/publish';
import type {
  ConsentMode,
  ConsentType,
  installDetails,
  BannerLanguage,
  ProtectionLevel,
  ResultOf,
} from '@clausewright/contract';
import { inlineDefault, type Regions } from './tag-manager/inline-default.ts';
import { tellShopify, tellWordPress } from './platform-consent.ts';

type Details = ResultOf<typeof installDetails>;

export interface InstallFacts {
  siteId: string;
  /** Of the consent service. */
  origin: string;
  mode: ConsentMode;
  protection: ProtectionLevel;
  regions: Regions;
  /** The first serves where none of them is asked for. */
  languages: readonly BannerLanguage[];
  /** Optional vendors, in the banner's order. */
  vendors: readonly { id: string; type: ConsentType; patterns: readonly string[] }[];
  /** ISO day. */
  today: string;
}

export function buildScripts({
  siteId,
  origin,
  languages,
}: InstallFacts): Pick<Details, 'script_url' | 'scripts'> {
  const base = `${origin}/c/${siteId}`;
  return {
    script_url: `${base}.js`,
    scripts: languages.map((language) => ({ language, url: `${base}/${language}.js` })),
  };
}

/** A site in one language names it; the rest is decided by what the browser asks for. */
export function addressOf(facts: InstallFacts): string {
  const { script_url: byBrowser, scripts } = buildScripts(facts);
  const [only] = scripts;
  return only !== undefined && scripts.length === 1 ? only.url : byBrowser;
}

/** Where tags wait by their type the script may come late; where it holds back what has none it must come first. */
export function mayWait({ mode, protection }: Pick<InstallFacts, 'mode' | 'protection'>): boolean {
  return mode === 'basic' && protection === 'tagged';
}

export function buildSnippet(facts: InstallFacts): string {
  return `<script${mayWait(facts) ? ' async' : ''} src="${addressOf(facts)}"></script>`;
}

export function buildPlatforms(facts: InstallFacts): Details['platforms'] {
  const snippet = buildSnippet(facts);
  const wait = mayWait(facts) ? ' async' : '';
  const shell = `<html><head>${snippet}</head><body>{children}</body></html>`;
  return [
    { platform: 'html', code: snippet },
    {
      platform: 'wordpress',
      code: `add_action('wp_head', function () { ?>\n${tellWordPress}\n${snippet}\n<?php }, 0);`,
    },
    { platform: 'shopify', code: `${tellShopify}\n${snippet}` },
    { platform: 'google-tag-manager', code: inlineDefault(facts.regions, addressOf(facts)) },
    { platform: 'react', code: snippet },
    {
      platform: 'next',
      code: [
        'export default function RootLayout({ children }: { children: React.ReactNode }) {',
        `  return ${shell.replace(snippet, `<script${wait} src="${addressOf(facts)}" />`)};`,
        '}',
      ].join('\n'),
    },
  ];
}

/** Where the frames of well-known vendors come from; most others are shown in none. */
const frames: Readonly<Record<string, string>> = {
  youtube: 'www.youtube-nocookie.com/embed/…',
  vimeo: 'player.vimeo.com/video/…',
  'google-maps': 'www.google.com/maps/embed?pb=…',
  openstreetmap: 'www.openstreetmap.org/export/embed.html?bbox=…',
  spotify: 'open.spotify.com/embed/…',
};

/** One example for each kind of tag, of a vendor of the site where it has one. */
export function buildTagExamples({ vendors, languages }: InstallFacts): Details['tagged'] {
  const [language = 'en'] = languages;
  const measuring = vendors.find(({ type }) => type === 'ANALYTICS') ?? vendors[0];
  const framed = vendors.find(({ id }) => Object.hasOwn(frames, id));
  return {
    script: `<script type="text/plain" ${waits(measuring, 'ANALYTICS')}\n  src="${exampleOf(measuring, 'statistics.example/tag.js')}"></script>`,
    inline: `<script type="text/plain" ${waits(measuring, 'ANALYTICS')}>\n  …\n</script>`,
    iframe: `<iframe ${waits(framed, 'FUNCTIONALITY')}\n  data-src="https://${frames[framed?.id ?? 'youtube']}" title="…"></iframe>`,
    link: `<a href="#privacy-choices">${bannerTexts[language].layer.choices}</a>`,
    noscript: `<noscript><p>${bannerTexts[language].withoutScript}</p></noscript>`,
  };
}

function waits(vendor: InstallFacts['vendors'][number] | undefined, type: ConsentType): string {
  const consent = `data-consent="${(vendor?.type ?? type).toLowerCase()}"`;
  return vendor === undefined ? consent : `${consent} data-vendor="${vendor.id}"`;
}

function exampleOf(vendor: InstallFacts['vendors'][number] | undefined, fallback: string): string {
  const pattern = vendor?.patterns[0]?.replace('*.', 'www.') ?? fallback;
  return `https://${pattern}${pattern.includes('/') ? '' : '/…'}`;
}

/** What a policy of the site must allow: the script and its second layer, and where answers go. */
export function buildPolicy(origin: string): Details['csp'] {
  return [
    { directive: 'script-src', source: origin },
    { directive: 'connect-src', source: origin },
  ];
}

/** `/.well-known/gpc.json` of the site (Global Privacy Control, GPC-5). */
export function buildGpc(today: string): string {
  return `{ "gpc": true, "lastUpdate": "${today}" }`;
}
