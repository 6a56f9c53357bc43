/** What the head of a rendered page gets that the app itself does not carry. */
import { readFileSync } from 'node:fs';
import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { helpPath, helpTopics } from './app/help-topics.ts';

/** A catalogue and the keys that lead to one of its texts. */
type Source = readonly [catalogue: string, ...keys: string[]];

const ofTheService: Source = ['home', 'lead'];
const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ['/wizard', ['start', 'lead']],
  ...agreementTypes.map((type): [string, Source] => [`/wizard/${agreementSlugs[type]}`, ['about', type]]),
  ['/privacy-consent/wizard', ['consent-wizard', 'steps', 'website', 'lead']],
  ['/help', ['help', 'lead']],
  ...helpTopics.map((topic): [string, Source] => [helpPath(topic), ['help', 'topics', topic, 'lead']]),
]);

/** What a search engine shows below the title: a sentence of the page itself, else what the service is. */
export function getDescription(path: string, language: string): string {
  const [catalogue, ...keys] = sources.get(path) ?? ofTheService;
  const file = new URL(`../messages/${catalogue}.${language}.json`, import.meta.url);
  let text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of keys) text = (text as Readonly<Record<string, unknown>>)[key];
  if (typeof text !== 'string' || /[{<"&]/u.test(text))
    throw new Error(`${language} ${path}: no plain text for its description`);
  return text;
}

interface Added {
  /** Null where no search engine is to know the page. */
  description: string | null;
  scripts: readonly string[];
  /** The page can be read without any script, so that they give way to its style and fonts. */
  isReadable: boolean;
}

/** Adds description and scripts, these behind all that the app counts on when it takes over the head. */
export function withHead(html: string, { description, scripts, isReadable }: Added): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/gu;
  const files = [...[...html.matchAll(preload)].map(([, file = '']) => file), ...scripts];
  const priority = isReadable ? ' fetchpriority="low"' : '';
  const links = files.map((file) => `<link rel="modulepreload"${priority} href="${file}"/>`);
  const meta = description === null ? '' : `<meta name="description" content="${description}"/>`;
  return html.replaceAll(preload, '').replace('</head>', () => `${meta}${links.join('')}</head>`);
}
