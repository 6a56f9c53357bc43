import type { ScanPlatform, ScanResult } from '@clausewright/contract';

type Finding = ScanResult['findings'][number];
type Code = Finding['code'];

/** In the order in which they are offered. */
export const platforms = ['html', 'server', 'wordpress', 'shopify', 'gtm', 'wix', 'squarespace'] as const;

const kinds = {
  'before-answer': 'block',
  'after-refusal': 'block',
  'after-withdrawal': 'block',
  'gpc-ignored': 'block',
  'policy-not-linked': 'link',
  'imprint-not-linked': 'link',
  'document-differs': 'text',
  'kept-longer': 'advice',
  'not-declared': 'advice',
  'not-seen': 'advice',
  'unknown-service': 'advice',
  'no-refusal': 'advice',
  'not-answered': 'advice',
} as const satisfies Record<Code, 'block' | 'link' | 'text' | 'advice'>;

type Kinds = typeof kinds;
type Advised = { [C in Code]: Kinds[C] extends 'advice' ? C : never }[Code];

/** Name of the words that say what to do. */
export type RemedyKey = `${'block' | 'link' | 'text'}.${ScanPlatform}` | `advice.${Advised}`;

/** What a tag manager loads is held back there, whatever the rest of the website was made with. */
export function remedyKey({ code, evidence }: Finding, platform: ScanPlatform): RemedyKey {
  if (isAdvised(code)) return `advice.${code}`;
  const kind = kinds[code];
  const viaManager = evidence.some(({ by }) => by.url?.includes('googletagmanager.com/gtm.js') === true);
  return `${kind}.${kind === 'block' && viaManager ? 'gtm' : platform}`;
}

function isAdvised(code: Code): code is Advised {
  return kinds[code] === 'advice';
}
