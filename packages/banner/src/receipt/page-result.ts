import type { PublishedBanner } from '@clausewright/contract/banner';
import type { Language } from '@clausewright/contract/languages';
import { make } from '../script/element.ts';
import type { CheckedRecord } from './check-receipt.ts';
import type { Receipt } from './receipt.ts';
import { describeRecord } from './describe-record.ts';
import { fillPlaceholders, receiptWords } from './words.ts';

/** What stands in the result: a checked receipt, why there is none, or nothing yet. */
export type Shown =
  | { receipt: Receipt; records: readonly CheckedRecord[] }
  | 'unreadable'
  | 'tooLarge'
  | 'noCrypto'
  | null;

export function shownNow(
  shown: Shown,
  language: Language,
): { fault: boolean; summary: string; records: HTMLElement[] } {
  const words = receiptWords[language];
  if (shown === null) return { fault: false, summary: '', records: [] };
  if (typeof shown === 'string') return { fault: true, summary: words[shown], records: [] };
  const { receipt, records } = shown;
  const count = (state: string): number => records.filter(({ verdict }) => verdict.state === state).length;
  const [all, proven, failed] = [records.length, count('proven'), count('failed')];
  const summary = fillPlaceholders(words.summary, { all, proven, failed, open: all - proven - failed });
  return {
    fault: failed > 0,
    summary: receipt.left_out ? `${summary} ${words.leftOut}` : summary,
    records: records.map((record) => recordPart(record, language)),
  };
}

function recordPart(record: CheckedRecord, language: Language): HTMLElement {
  const { state, verdict, why, rows } = describeRecord(record, language);
  const [[, when] = ['', ''], [, decision] = ['', ''], ...more] = rows;
  return make(
    'article',
    { class: `record ${state}` },
    make('h3', {}, decision),
    make('p', {}, when),
    make('p', { class: 'why' }, make('span', { class: 'state' }, verdict), ` ${why}`),
    make('dl', {}, ...more.flatMap(([label, text]) => [make('dt', {}, label), make('dd', {}, text)])),
    ...(record.banner === null ? [] : [bannerPart(record.banner, record.leaf.regime, language)]),
  );
}

/** What was shown, read out: the same words, without its looks. */
function bannerPart(
  { core, words, preferences }: PublishedBanner,
  regime: string,
  language: Language,
): HTMLElement {
  const said = receiptWords[language];
  const layers: Readonly<Record<string, (typeof words)['opt-in']>> = words;
  const layer = Object.hasOwn(layers, regime) ? layers[regime] : words['opt-in'];
  const buttons = layer?.buttons.map(([, label]) => label).join(' · ') ?? '';
  return make(
    'details',
    {},
    make('summary', {}, said.shownDetails),
    make(
      'div',
      { class: 'shown' },
      make(
        'div',
        { lang: core.language },
        make('p', {}, make('strong', {}, layer?.title ?? '')),
        make('p', {}, layer?.introduction ?? ''),
      ),
      make('p', {}, fillPlaceholders(said.buttons, { buttons })),
      make('p', {}, make('strong', {}, said.providers)),
      make(
        'ul',
        { lang: core.language },
        ...preferences.notices.map(({ name, company, about }, place) => {
          const type = core.vendors[place]?.type ?? 'ESSENTIAL';
          const kind = preferences.words.types[type]?.name ?? type;
          return make('li', {}, `${name} (${company}), ${kind}: ${about}`);
        }),
      ),
      make('p', { lang: core.language }, preferences.responsible),
    ),
  );
}
