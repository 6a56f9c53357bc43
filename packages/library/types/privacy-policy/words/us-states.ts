/** American states: those whose law the owner chose, by name, and the authority that hears complaints there. */
import { listStates } from '@clausewright/contract/countries';
import {
  type Context,
  has,
  prose,
  properName,
  type Prose,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';
import { catalogueLink } from '../../../shared/words/catalogue-link.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

type Asked = Pick<Context<PrivacyQuestions>, 'a' | 'language'>;
type Laws = Context<PrivacyQuestions>['a']['laws'];

/** Web address of the attorney general or, where the act names it instead, of the consumer authority. */
const authorities = {
  us_al: 'https://www.alabamaag.gov',
  us_co: 'https://coag.gov',
  us_ct: 'https://portal.ct.gov/ag',
  us_de: 'https://attorneygeneral.delaware.gov',
  us_fl: 'https://www.myfloridalegal.com',
  us_in: 'https://www.in.gov/attorneygeneral',
  us_ia: 'https://www.iowaattorneygeneral.gov',
  us_ky: 'https://www.ag.ky.gov',
  us_la: 'https://www.ag.state.la.us',
  us_md: 'https://oag.maryland.gov',
  us_mn: 'https://www.ag.state.mn.us',
  us_mt: 'https://dojmt.gov',
  us_ne: 'https://ago.nebraska.gov',
  us_nh: 'https://www.doj.nh.gov',
  us_nj: 'https://www.njconsumeraffairs.gov',
  us_ok: 'https://oklahoma.gov/oag.html',
  us_or: 'https://www.doj.state.or.us',
  us_ri: 'https://riag.ri.gov',
  us_tn: 'https://www.tn.gov/attorneygeneral',
  us_tx: 'https://www.texasattorneygeneral.gov',
  us_ut: 'https://dcp.utah.gov',
  us_vt: 'https://ago.vermont.gov',
  us_va: 'https://www.oag.state.va.us',
} as const;

type StateLaw = keyof typeof authorities;

/** The acts of comprehensive privacy law, in the order of the states' English names. */
export const stateLaws = Object.keys(authorities) as StateLaw[];

/** Acts that let people opt out by a signal of the browser. */
export const signalLaws: readonly StateLaw[] = [
  'us_co',
  'us_ct',
  'us_de',
  'us_md',
  'us_mn',
  'us_mt',
  'us_ne',
  'us_nh',
  'us_nj',
  'us_or',
  'us_tx',
];

/** Acts that count a setting of the browser or of the device like an agent; both begin after 2026. */
export const settingLaws: readonly StateLaw[] = ['us_la', 'us_vt'];

/** Acts that let an authorised agent opt out for somebody. */
export const agentLaws: readonly StateLaw[] = stateLaws.filter(
  (law) => signalLaws.includes(law) || settingLaws.includes(law) || law === 'us_ri',
);

/** Acts that give 45 days for an appeal; the others give 60. Utah knows none. */
export const fastAppealLaws: readonly StateLaw[] = ['us_co', 'us_mn', 'us_nj', 'us_or'];
export const slowAppealLaws: readonly StateLaw[] = stateLaws.filter(
  (law) => law !== 'us_ut' && !fastAppealLaws.includes(law),
);

export function hasStateLaw(laws: Laws, among: readonly StateLaw[] = stateLaws): boolean {
  return has(laws, ...among);
}

/** Those of the acts that were chosen; all of them where none was, so that no list is ever empty. */
function chosenLaws(laws: Laws, among: readonly StateLaw[]): readonly StateLaw[] {
  const chosen = among.filter((law) => has(laws, law));
  return chosen.length > 0 ? chosen : among;
}

/** `US_TX` in the language of the document. */
export function stateName(language: Asked['language'], state: string): Words {
  return properName(listStates('US', language).find(({ value }) => value === state)?.text ?? state);
}

/** `Texas: https://…`; French sets a space before the colon. */
export function labelled(language: Asked['language'], state: string, url: string): Prose {
  const [name, address] = [stateName(language, state), catalogueLink(url)];
  return language === 'fr' ? prose`${name} : ${address}` : prose`${name}: ${address}`;
}

/** Names of the states whose act was chosen. */
export function stateNames({ a, language }: Asked, among: readonly StateLaw[] = stateLaws): Words[] {
  return chosenLaws(a.laws, among).map((law) => stateName(language, law.toUpperCase()));
}

/** One entry per chosen state with its authority, for `items`. */
export function stateAuthorities({ a, language }: Asked): Prose[] {
  return chosenLaws(a.laws, stateLaws).map((law) => labelled(language, law.toUpperCase(), authorities[law]));
}
