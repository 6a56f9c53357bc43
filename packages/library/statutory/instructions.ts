/** The instructions on withdrawal, put together as their own notes for completion say. */
import type { Language } from '@clausewright/contract/languages';
import type { Prose } from '@clausewright/engine/document/authoring';
import { wordList } from '@clausewright/engine/document/word-list';
import { withdrawalTexts } from './market.ts';
import { type Fillings, printStatutory } from './print.ts';
import { statutoryPart } from './texts.ts';

/**
 * Kinds of contract of point 1, one text each: goods in one delivery, several goods of one order that come apart, a good in
 * several pieces, goods that come again and again, and what is no goods. The notes for completion let one of them be
 * inserted; a list of cases is no instruction (LG Frankfurt 2-06 O 203/15).
 */
export type ContractKind = 'goods' | 'several' | 'pieces' | 'regular' | 'other';
/** Point 5(b): who bears the cost of sending goods back. */
export type ReturnCost = 'trader' | 'consumer' | 'estimate';

export interface Instructions {
  language: Language;
  country: string | undefined;
  kind: ContractKind;
  /** The headings stand under another one. */
  nested?: boolean;
  /** The trader collects the goods. */
  collects: boolean;
  cost: ReturnCost;
  /** A web form besides the online function. */
  webform: boolean;
  /** Services may begin before the period is over. */
  services: boolean;
  fillings: Fillings;
}

const startOf: { readonly [K in ContractKind]: '1a' | '1b' | '1c' | '1d' | '1e' } = {
  goods: '1b',
  several: '1c',
  pieces: '1d',
  regular: '1e',
  other: '1a',
};

/**
 * Words of the model that the trader strikes out: no one else takes goods back, so the words before the other recipient go
 * with it; point 6 names supplies that no shop sells.
 */
const struckOut = wordList(import.meta.url, 'struckOut', ['supplies', 'recipient']);

/** The text with its placeholders for answers still in it; tests compare it with the file. */
export function instructionsText(input: Omit<Instructions, 'fillings' | 'nested'>): string {
  const { language, country, kind, collects, cost, webform, services } = input;
  const { model, point3 } = withdrawalTexts(language, country);
  const { supplies, recipient } = struckOut[language];
  const part = (name: string): string => statutoryPart(model, language, name);
  const online = ['online', ...(webform ? ['webform'] : [])].map((name) =>
    statutoryPart(point3, language, name),
  );
  const costs = { trader: '5b-trader-bears', consumer: '5b-consumer-bears', estimate: '5b-estimate' };
  const goods = kind !== 'other';
  const back = collects
    ? part('5a-collect')
    : part('5a-return').replace(` ${recipient} {authorised_recipient}`, '');
  const point5 = goods ? [back, part(costs[cost]), part('5c')] : [];
  const point6 = services && !goods ? part('6').replace(` ${supplies} {delete_inapplicable}`, '') : '';
  return part('body')
    .replaceAll('{catorce_o_treinta}', 'catorce')
    .replace(/ ?\{start_event\}/u, spaced(part(startOf[kind])))
    .replace('{point_3}', online.join(' '))
    .replace(' {point_4}', goods && !collects ? ` ${part('4')}` : '')
    .replace('{point_5}', point5.join('\n\n'))
    .replace('{point_6}', point6);
}

/** No space stands before a comma. */
function spaced(text: string): string {
  return text.startsWith(',') ? text : ` ${text}`;
}

export function instructions(input: Instructions): Prose {
  return printStatutory(instructionsText(input), input.fillings, input.nested === true ? 'bold' : 'heading');
}
