/** What an owner puts on a site, as text to copy. Pure. */
import { bannerTexts } from '@clausewright/banner/publish';
import type { ConsentMode, ConsentType, installDetails, Language, ResultOf } from '@clausewright/contract';

type Details = ResultOf<typeof installDetails>;

export interface InstallFacts {
  siteId: string;
  /** Of the consent service. */
  origin: string;
  mode: ConsentMode;
  /** The first serves where none of them is asked for. */
  languages: readonly Language[];
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
function addressOf(facts: InstallFacts): string {
  const { script_url: byBrowser, scripts } = buildScripts(facts);
  const [only] = scripts;
  return only !== undefined && scripts.length === 1 ? only.url : byBrowser;
}

/** In basic mode tags wait by their type, so the script may come late; in advanced mode it must come first. */
export function buildSnippet(facts: InstallFacts): string {
  return `<script${facts.mode === 'basic' ? ' async' : ''} src="${addressOf(facts)}"></script>`;
}

export function buildPlatforms(facts: InstallFacts): Details['platforms'] {
  const snippet = buildSnippet(facts);
  const wait = facts.mode === 'basic' ? ' async' : '';
  const shell = `<html><head>${snippet}</head><body>{children}</body></html>`;
  return [
    { platform: 'html', code: snippet },
    {
      platform: 'wordpress',
      code: `add_action('wp_head', function () { ?>\n${snippet}\n<?php }, 0);`,
    },
    { platform: 'shopify', code: snippet },
    { platform: 'google-tag-manager', code: snippet },
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

/** One example for each kind of tag, of a vendor of the site where it has one. */
export function buildTagExamples({ vendors, languages }: InstallFacts): Details['tagged'] {
  const [language = 'en'] = languages;
  const measuring = vendors.find(({ type }) => type === 'ANALYTICS') ?? vendors[0];
  const shown = vendors.find(({ type }) => type === 'FUNCTIONALITY') ?? measuring;
  return {
    script: `<script type="text/plain" ${waits(measuring, 'ANALYTICS')}\n  src="${exampleOf(measuring, 'statistics.example/tag.js')}"></script>`,
    inline: `<script type="text/plain" ${waits(measuring, 'ANALYTICS')}>\n  …\n</script>`,
    iframe: `<iframe ${waits(shown, 'FUNCTIONALITY')}\n  data-src="${exampleOf(shown, 'video.example/embed/1')}" title="…"></iframe>`,
    link: `<a href="#privacy-choices">${bannerTexts[language].layer.choices}</a>`,
    noscript: `<noscript><p>${withoutScript[language]}</p></noscript>`,
  };
}

/** For visitors of the site: without scripts there is nothing to ask. */
const withoutScript: Readonly<Record<Language, string>> = {
  de: 'Ohne JavaScript laufen auf dieser Website keine Dienste, die eine Einwilligung brauchen.',
  en: 'Without JavaScript, no services that need consent run on this website.',
  es: 'Sin JavaScript, en este sitio web no se ejecuta ningún servicio que requiera consentimiento.',
  fr: 'Sans JavaScript, aucun service exigeant un consentement n’est exécuté sur ce site.',
  it: 'Senza JavaScript, su questo sito non viene eseguito alcun servizio che richieda il consenso.',
  nl: 'Zonder JavaScript draaien er op deze website geen diensten waarvoor toestemming nodig is.',
};

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
